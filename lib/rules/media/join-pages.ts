/**
 * Texts of several photos of one recipe as one: the front and the back of a card, two pages of a book, a long page in overlapping parts. Runs in
 * the browser as well, and knows no words of any language.
 */

/** More lines than this are not looked through for what two photos both show. */
const MOST_SHARED = 80;
/** At the edge of a photo a line may be cut off. */
const CUT_LINES = 1;
/** A single line that both photos show is that long; shorter ones may stand twice in a recipe. */
const LONG_LINE = 25;
/** The share of equal words that makes two readings one line. */
const ALIKE = 0.75;
/** The name of the recipe stands among the first lines of its first page. */
const HEAD_LINES = 3;
const LONGEST_NAME = 80;
/** A shorter last line is an item or a heading, whatever it ends with. */
const RUNNING_TEXT = 30;
const ENDS = /[.!?:;…][)"”’»]?$/u;
const GOES_ON = /^[("“«]?\p{Ll}/u;
const DIVIDED = /\p{L}[-\u2010\u2011]$/u;
const BEHIND_NAME = /\s\([^()]{1,24}\)$/u;

/** The pages' texts in their order as one text. Never throws; what two pages both show stands once. */
export function joinPages(texts: readonly string[]): string {
  let whole: string[] = [];
  for (const text of texts) {
    const page = text.trim() === "" ? [] : text.trim().split("\n");
    whole = whole.length === 0 || page.length === 0 ? [...whole, ...page] : joinTwo(whole, page);
  }
  return whole.join("\n");
}

function joinTwo(before: readonly string[], page: readonly string[]): string[] {
  const { end, start } = sharedLines(before, page);
  const first = before.slice(0, end);
  const rest = start > 0 ? page.slice(start) : withoutName(before, page);
  const [last = "", next = ""] = [first.at(-1) ?? "", rest[0] ?? ""];
  if (next === "") return first;
  if (DIVIDED.test(last) && GOES_ON.test(next))
    return [...first.slice(0, -1), last.slice(0, -1) + next, ...rest.slice(1)];
  const goesOn = last.length > RUNNING_TEXT && !ENDS.test(last) && GOES_ON.test(next);
  if (goesOn) return [...first.slice(0, -1), `${last} ${next}`, ...rest.slice(1)];
  return start > 0 ? [...first, ...rest] : [...first, "", ...rest];
}

/** Up to where the text before is kept, and from where the next page is: behind the lines that both show. */
function sharedLines(before: readonly string[], page: readonly string[]): { end: number; start: number } {
  const ends = filled(before);
  const starts = filled(page);
  for (let count = Math.min(MOST_SHARED, ends.length, starts.length); count >= 1; count -= 1) {
    for (let cutEnd = 0; cutEnd <= CUT_LINES; cutEnd += 1) {
      for (let cutStart = 0; cutStart <= CUT_LINES; cutStart += 1) {
        const own = ends.slice(ends.length - cutEnd - count, ends.length - cutEnd);
        const other = starts.slice(cutStart, cutStart + count);
        if (own.length < count || other.length < count) continue;
        const isLong = count > 1 || (before[own[0] ?? -1] ?? "").length >= LONG_LINE;
        if (!isLong || !own.every((at, k) => isSame(before[at] ?? "", page[other[k] ?? -1] ?? ""))) continue;
        return { end: (own.at(-1) ?? before.length) + 1, start: (other.at(-1) ?? 0) + 1 };
      }
    }
  }
  return { end: before.length, start: 0 };
}

const filled = (lines: readonly string[]): number[] =>
  lines.flatMap((line, at) => (wordsOf(line).length > 0 ? [at] : []));

const wordsOf = (line: string): string[] => line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether two readings are of one line: most of their words are equal, and all of their numbers. */
function isSame(a: string, b: string): boolean {
  const [own, other] = [wordsOf(a), wordsOf(b)];
  const numbers = (words: readonly string[]): string =>
    words.filter((word) => /^\p{N}/u.test(word)).join(" ");
  if (numbers(own) !== numbers(other)) return false;
  const left = new Map<string, number>();
  for (const word of own) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    shared += 1;
    left.set(word, count - 1);
  }
  return 2 * shared >= 2 * ALIKE * Math.max(own.length, other.length);
}

/** A page without the recipe's name above it, where the first page had it: "Plum Galette (2)". */
function withoutName(before: readonly string[], page: readonly string[]): readonly string[] {
  const name = page[0]?.replace(BEHIND_NAME, "").trim() ?? "";
  const heads = filled(before).slice(0, HEAD_LINES);
  const key = wordsOf(name).join(" ");
  const isRepeated =
    key !== "" &&
    name.length <= LONGEST_NAME &&
    heads.some((at) => wordsOf(before[at] ?? "").join(" ") === key);
  if (!isRepeated || page.length < 2) return page;
  const rest = page.slice(1);
  return rest.slice(rest.findIndex((line) => line.trim() !== ""));
}

/** What most of the text was read in; null for none. */
export function languageOfPages<Language extends string>(
  pages: readonly { language: Language; text: string }[],
): Language | null {
  const letters = new Map<Language, number>();
  for (const { language, text } of pages) letters.set(language, (letters.get(language) ?? 0) + text.length);
  const [most] = [...letters].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}
