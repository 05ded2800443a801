/** What the receipt notices of faults that are put into recipes of our own, by kind; and what it cries wolf about. */
import { answeredRecipes } from "./faults/answered";
import { seedFaults, type FaultFigures, type Street } from "./faults/seed";
import { formatRecipe } from "@/lib/engine/format";
import { extractRecipe } from "@/lib/engine/read/page";
import { parseRecipeText } from "@/lib/engine/read/text";
import { readOriginal } from "@/lib/engine/read/page/claims";

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Our own street, from a page's HTML to the receipt. */
export const STREET: Street = {
  format: formatRecipe,
  readText: parseRecipeText,
  readPage: (html) => {
    const reading = extractRecipe(html);
    if (reading.kind !== "recipe") return null;
    const { recipe, original } = readOriginal(html, reading.recipe);
    return { source: recipe, original };
  },
};

const summary = ({ seeded, noticed, missed, unharmed, alarms }: FaultFigures): string[] => [
  `noticed: ${noticed} of ${seeded} (${percent(noticed, seeded)})`,
  `false alarms: ${alarms.length} of ${unharmed} (${percent(alarms.length, unharmed)})`,
  ...missed.map((name) => `missed: ${name}`),
  ...alarms.map((name) => `alarm: ${name}`),
  "",
];

/** A table to read: one line a kind, then all, then the names of what was missed; behind it the same sums for every other language. */
export function report(): string {
  const english = seedFaults(STREET);
  const rows = english.kinds.map((kind) => `${kind.name.padEnd(36)} ${kind.noticed} of ${kind.seeded}`);
  const others = [...answeredRecipes()].flatMap(([language, pasted]) => [
    language,
    ...summary(seedFaults(STREET, { texts: [], pages: [], pasted })),
  ]);
  return [...rows, ...summary(english), ...others].join("\n");
}
