/** Divides running text into sentences, without taking an abbreviation, a decimal, an initial or a temperature for an end. */

/** Words whose full stop does not end a sentence. Compared in lower case, without the stop. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `approx ca circa e.g i.e eg ie etc vs no nr st mr mrs ms dr inc co fig pkg pkt oz lb lbs tbsp tbs tsp c qt pt gal g kg ml l cm mm in ft min mins hr hrs h sec secs temp deg f max med lg sm
  bzw z.b d.h u.a ggf evtl std stk el tl msp pck pkg bd ca. usw inkl gr p.ex ex env cs cc c.à.s c.à.c cuil aprox ej p.ej cda cdta cdas cdtas kcal gm q.b es ecc`.split(
    /\s+/,
  ),
);

/** Abbreviations that may end a sentence as well: they do so when a capital follows and a number stood before ("for 5 min. Add"). */
const ENDING_UNITS: ReadonlySet<string> = new Set(
  "min mins hr hrs h sec secs f c oz lb lbs tbsp tbs tsp g kg ml l cm mm in std etc usw ecc temp gr qt pt".split(
    " ",
  ),
);

const END = /[.!?…]+["'”’)\]]*(?=\s)|[。！？]/gu;

function endsSentence(text: string, index: number, mark: string): boolean {
  if (!mark.startsWith("."))
    return !/^\s+\p{Ll}/u.test(text.slice(index + mark.length, index + mark.length + 6));
  if (mark.startsWith(".."))
    return /^\s+["'“(]?[\p{Lu}\d]/u.test(text.slice(index + mark.length, index + mark.length + 6));
  const before = text.slice(Math.max(0, index - 24), index);
  const word = /(?:^|[\s(/–-]|\d)([\p{L}](?:[\p{L}.]{0,14}))$/u.exec(before)?.[1]?.toLowerCase();
  const after = text.slice(index + mark.length, index + mark.length + 8);
  const capitalNext = /^\s+["'“‘(*]?\p{Lu}/u.test(after);
  const numberNext = /^\s+[\d½⅓⅔¼¾]/.test(after);
  if (
    /(?:^|\s)\p{Lu}$/u.test(before) &&
    !/\d\s?°?\p{Lu}$/u.test(before) &&
    !/(?:[°º]|\bdegrees?|\bgrad)\s?\p{Lu}$/u.test(before)
  )
    return false;
  if (/(?:^|\s)\d{1,2}$/.test(before) && /^(?:\s*)$/.test(text.slice(0, Math.max(0, index - 2))))
    return false;
  if (word !== undefined && ABBREVIATIONS.has(word))
    return (
      ENDING_UNITS.has(word) && capitalNext && /\d\s?(?:[°º]|degrees?|grad)?\s?\p{L}{1,4}$/u.test(before)
    );
  return capitalNext || numberNext || !/^\s+[\p{Ll}]/u.test(after);
}

/** A bracket that is open for longer than this was never closed. */
const LONGEST_BRACKET = 400;

function openBrackets(depth: number, char: string): number {
  if (char === "(") return depth + 1;
  return char === ")" ? Math.max(0, depth - 1) : depth;
}

/** The sentences of `text`, trimmed, in order; joined with a space they are its words again. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  let looked = 0;
  let open = 0;
  for (const found of text.matchAll(END)) {
    const end = found.index + found[0].length;
    for (; looked < end; looked += 1) open = openBrackets(open, text.charAt(looked));
    if (
      open > 0 &&
      end - from < LONGEST_BRACKET &&
      text.indexOf(")", end) - end < LONGEST_BRACKET &&
      text.indexOf(")", end) > 0
    )
      continue;
    if (!endsSentence(text, found.index, found[0])) continue;
    open = 0;
    sentences.push(text.slice(from, end).trim());
    from = end;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter((sentence) => sentence !== "");
}
