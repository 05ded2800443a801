/**
 * Faults of every stage, from the text on, put into recipes of our own that are right: what the receipt must notice. The same seed always
 * gives the same fault.
 */
import type { FormattedContent, Receipt } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import { checkAgainstSource } from "@/lib/engine/check";
import { FORMAT_FAULTS } from "./format-faults";
import { READ_FAULTS, type Made, type Random } from "./read-faults";
import { textOf } from "./text";
import { OWN_RECIPES } from "./recipes.data";
import { isFaithful } from "@/lib/engine/check/summary";

const FAULTS = [...READ_FAULTS, ...FORMAT_FAULTS];

function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below) | 0;
  };
}

/** What our own recipes say of the receipt: `missed` and `alarms` name what went wrong. */
export type FaultFigures = {
  kinds: { name: string; seeded: number; noticed: number }[];
  seeded: number;
  noticed: number;
  missed: string[];
  unharmed: number;
  alarms: string[];
};

const noticedBy = (receipt: Receipt): boolean =>
  !isFaithful(receipt) || (receipt.alsoNeeded ?? []).length > 0;

/** The street that is examined. It is handed in: the witness calls no stage of it. */
export type Formatter = (source: SourceRecipe, original: string) => FormattedContent;

function makeOf(recipe: SourceRecipe, format: Formatter): Made {
  const source = structuredClone(recipe);
  const original = textOf(source);
  return { original, source, content: format(source, original) };
}

/** Seeds every fault into every recipe of ours, as `format` makes it, and counts what the receipt notices, and what it cries wolf about. */
export function seedFaults(format: Formatter): FaultFigures {
  const kinds = FAULTS.map(({ name }) => ({ name, seeded: 0, noticed: 0 }));
  const missed: string[] = [];
  const alarms: string[] = [];
  OWN_RECIPES.forEach((recipe, index) => {
    const { original, source, content } = makeOf(recipe, format);
    const { issues } = checkAgainstSource(source, content, original);
    if (issues.length > 0)
      alarms.push(`${recipe.title ?? ""}: ${issues.map((issue) => issue.message).join(" ")}`);
    FAULTS.forEach((fault, place) => {
      const made = structuredClone({ original, source, content });
      if (!fault.apply(made, seeded(index * 1000 + place))) return;
      const now = fault.stage === "read" ? format(made.source, made.original) : made.content;
      const kind = kinds[place];
      const noticed = noticedBy(checkAgainstSource(made.source, now, made.original));
      if (kind) kind.seeded += 1;
      if (kind && noticed) kind.noticed += 1;
      if (!noticed) missed.push(`${fault.name}: ${recipe.title ?? ""}`);
    });
  });
  const sum = (of: "seeded" | "noticed") => kinds.reduce((total, kind) => total + kind[of], 0);
  return {
    kinds,
    seeded: sum("seeded"),
    noticed: sum("noticed"),
    missed,
    unharmed: OWN_RECIPES.length,
    alarms,
  };
}
