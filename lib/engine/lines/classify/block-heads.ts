/**
 * A list whose parts stand apart by blank lines, each under a bare name: "Gravy", "Pan drippings", "2 tbsp flour". What stands right below a
 * name is bought, though it has no amount either.
 */
import { isSeasoning, namesPreparation } from "@/lib/engine/language/part-names";
import { LINKING } from "@/lib/engine/language/linking";
import { has, isIngredient, isMeasured, type Lines } from "./list-agreement";
import type { Label } from "./model";

const LONGEST_NAME = 5;
const LONGEST_FIRST = 8;

type Block = { from: number; to: number };

/** Runs of lines without a blank line between them, below the first line of all, which may be the title. */
function blocksOf({ lines, shapes }: Lines): Block[] {
  const blocks: Block[] = [];
  lines.forEach((line, i) => {
    const last = blocks.at(-1);
    if (i < 2 || last === undefined || line.gap > 0) blocks.push({ from: i, to: i + 1 });
    else last.to = i + 1;
  });
  // "Ingredients" above the first name heads the list, and no part of it.
  for (const block of blocks)
    while (block.from < block.to && shapes[block.from]?.heading != null) block.from += 1;
  return blocks;
}

/** Short, capitalised, without an amount, a comma or an end. */
function isBareName(text: Lines, i: number): boolean {
  const [line, shape] = [text.lines[i], text.shapes[i]];
  if (!line || !shape || line.marker !== "none" || line.known !== undefined || shape.meta) return false;
  const name = line.text.replace(/\s\([^()]{1,60}\)/g, "");
  return (
    name.split(" ").length <= LONGEST_NAME &&
    !isMeasured(shape) &&
    !has(shape, "to_taste", "unit_vague") &&
    /^\p{Lu}[^,.;!?\d]*$/u.test(name) &&
    !isSeasoning(name)
  );
}

/** A line without an amount that may be bought: no sentence, no heading of its own, and nothing that a step makes, unless it is "reserved cream". */
function isBareFood({ lines, shapes }: Lines, i: number): boolean {
  const [text, shape] = [lines[i]?.text ?? "", shapes[i]];
  if (!shape || shape.heading !== null || shape.words > LONGEST_FIRST || /[.:!?]$/.test(text)) return false;
  const [first = "", ...more] = text.toLowerCase().split(" ");
  // "all of the poolish" was made in another part; "For the cake" heads one.
  const refersBack =
    !LINKING.partOpeners.has(first) &&
    [first, ...more.slice(0, 2)].some((word) => LINKING.definite.has(word));
  return refersBack || LINKING.keptParts.has(first) || !namesPreparation(text);
}

/** Below its first line, and but for a bare second one, the block lists what is measured for the most part. */
function lists(text: Lines, labels: readonly Label[], { from, to }: Block): boolean {
  const first = isIngredient(labels[from + 1]) || !isBareFood(text, from + 1) ? from + 1 : from + 2;
  const below = Array.from({ length: Math.max(0, to - first) }, (_, at) => first + at);
  return (
    below.length > 0 &&
    below.every((i) => isIngredient(labels[i])) &&
    below.filter((i) => isMeasured(text.shapes[i])).length * 2 >= below.length
  );
}

/** Where every block of a list has such a name, two at least, and a bare line stands below one: the names are headings and that line is bought. */
export function knowBlockHeads(text: Lines, labels: Label[]): void {
  const listed = blocksOf(text).filter((block) => lists(text, labels, block));
  if (listed.length < 2 || !listed.every(({ from }) => isBareName(text, from))) return;
  for (const { from } of listed) {
    if (isMeasured(text.shapes[from + 1]) || !isBareFood(text, from + 1)) continue;
    labels[from] = "O";
    labels[from + 1] = "I";
  }
}
