/** What the receipt notices of faults that are put into recipes of our own, by kind; and what it cries wolf about. */
import { seedFaults } from "./faults/seed";
import { formatRecipe } from "@/lib/engine/format";

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** A table to read: one line a kind, then all, then the names of what was missed. */
export function report(): string {
  const { kinds, seeded, noticed, missed, unharmed, alarms } = seedFaults(formatRecipe);
  const rows = kinds.map((kind) => `${kind.name.padEnd(36)} ${kind.noticed} of ${kind.seeded}`);
  return [
    ...rows,
    `noticed: ${noticed} of ${seeded} (${percent(noticed, seeded)})`,
    `false alarms: ${alarms.length} of ${unharmed} (${percent(alarms.length, unharmed)})`,
    ...missed.map((name) => `missed: ${name}`),
    ...alarms.map((name) => `alarm: ${name}`),
    "",
  ].join("\n");
}
