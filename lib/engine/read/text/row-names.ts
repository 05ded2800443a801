/**
 * Names of parts that carry the mark of the rows below them: "- Bread stuffing" above "- 2 tbsp butter", where the method has "Bread stuffing:"
 * over its steps, or where a list opens with such a name and has another.
 */
import { namesPreparation } from "@/lib/engine/language/part-names";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { startsWithAmount } from "./ingredient-run";

const LONGEST_NAME_WORDS = 5;
/** Where no heading of the method says so, a name has so many measured rows below it, and is not the only one. */
const FEWEST_MEASURED = 2;
const FEWEST_NAMES = 2;

/** A name as a heading repeats it. */
const plain = (text: string): string => text.replace(/\s?:$/, "").toLowerCase();

const isRow = ({ marker, known }: TextLine): boolean => marker === "bullet" && known === undefined;

/** Short, with a capital letter, and nothing that a thing on a list has. */
const mayName = (line: TextLine): boolean =>
  isRow(line) &&
  /^\p{Lu}[\p{L}\p{M} &'’-]+$/u.test(line.text) &&
  line.text.split(" ").length <= LONGEST_NAME_WORDS;

/** The end of the marked list that has row `from` in it. */
function endOfList(lines: readonly TextLine[], from: number): number {
  const indent = lines[from]?.indent;
  let end = from + 1;
  for (let line = lines[end]; line !== undefined; line = lines[end]) {
    if (!isRow(line) || line.indent !== indent || line.gap > 1) break;
    end += 1;
  }
  return end;
}

/** The rows from `from` to `end` that name parts; `again` are the headings that stand elsewhere. */
function namesIn(
  lines: readonly TextLine[],
  from: number,
  end: number,
  again: ReadonlySet<string>,
): number[] {
  const measured = (at: number): boolean => at < end && startsWithAmount(lines[at]?.text ?? "");
  const names: number[] = [];
  let said = 0;
  for (let at = from; at < end; at += 1) {
    const line = lines[at];
    if (line === undefined || !mayName(line) || !measured(at + 1)) continue;
    const isAgain = again.has(plain(line.text));
    const heads = Array.from({ length: FEWEST_MEASURED }, (_, i) => measured(at + 1 + i)).every(Boolean);
    if (!isAgain && !(heads && namesPreparation(line.text))) continue;
    if (isAgain) said += 1;
    names.push(at);
  }
  // "Pizza dough" and "Tomato sauce" among what is measured are bought.
  const areParts = said === names.length || (names[0] === from && names.length >= FEWEST_NAMES);
  return areParts ? names : names.filter((at) => again.has(plain(lines[at]?.text ?? "")));
}

/** `lines` with such names as headings. Linear. */
export function knowRowNames(lines: readonly TextLine[]): TextLine[] {
  const again = new Set(
    lines.flatMap((line) => (!isRow(line) && /:$/.test(line.text) ? [plain(line.text)] : [])),
  );
  const names = new Set<number>();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || !isRow(line)) continue;
    const end = endOfList(lines, at);
    for (const name of namesIn(lines, at, end, again)) names.add(name);
    at = end - 1;
  }
  if (names.size === 0) return [...lines];
  return lines.map((line, at) => (names.has(at) ? { ...line, marker: "none", known: "heading" } : line));
}
