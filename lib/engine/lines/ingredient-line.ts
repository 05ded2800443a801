/**
 * One line of an ingredient list, read: how much, of what, prepared how. The line's own text is never changed; the fields say what was understood.
 * Conventions: `name` is the food as bought, without sizes and ways of preparing ("2 large onions, chopped" → "onions"; "minced garlic" → "garlic");
 * "2 garlic cloves" is 2 cloves of garlic; "juice of 1 lemon" is 1 lemon; of two foods joined by "or" both are in the name.
 */
import { keepingRecent } from "@/lib/engine/language/memory";
import { amountAt, isDash } from "@/lib/engine/language/amount";
import { isSizeOf, measureAt, type LineMeasure } from "./line-measure";
import { nameAt } from "./line-name";
import { turned } from "./line-phrases";
import { measuredAt, parenthesized, type Measured } from "@/lib/engine/language/quantities";
import { LIST_WORK } from "@/lib/engine/language/cooking-words";
import { unitAt, unitById } from "@/lib/engine/language/units";
import { tokenize } from "@/lib/engine/language/tokens";
import {
  APPROXIMATELY,
  COUNTED_BY,
  COUNTED_ONLY,
  LABELS,
  LEAD_WORDS,
  FURTHER,
  NOT_BEFORE_AMOUNT,
  OF_WORDS,
  opensNote,
  OPTIONAL,
  TAKEN_NOUNS,
  TAKEN_OF,
  TO_TASTE,
  UNIT_QUALIFIERS,
} from "@/lib/engine/language/line-words";
import type { Token } from "@/lib/engine/language/characters";

export type IngredientLine = Readonly<{
  text: string;
  quantity: number | null;
  /** upper end of a range */
  quantityMax: number | null;
  /** id of `units.ts` ("tbsp", "g", "clove"), null for counted things */
  unit: string | null;
  size: string | null;
  name: string;
  preparation: string | null;
  note: string | null;
  optional: boolean;
  toTaste: boolean;
  /** the same amount in a second unit: "1 cup (240 ml)" */
  second: Measured | null;
  /** what each counted thing holds: "2 x 400g tins", "1 (14 oz) can" */
  each: Measured | null;
  /** a further amount of the same: "1 cup plus 2 tbsp" */
  plus: Measured | null;
  /** offsets of the name in `text` */
  nameStart: number;
  nameEnd: number;
}>;

/** No ingredient line is longer; what stands behind is kept in `text` and not read. */
const READ_CHARS = 600;
type Found = {
  measure: LineMeasure | null;
  nameFrom: number;
  limit: number;
  takenOf: [number, number] | null;
};

/** Bullets, check boxes and words like "some" before the line proper. */
function leadEnd(tokens: readonly Token[]): number {
  // "1. 2 cups flour": the number of the line.
  const numbered = tokens[0]?.kind === "digits" && tokens[1]?.text === "." && tokens[2]?.spaced === true;
  let i = numbered && amountAt(tokens, 2)?.stated ? 2 : 0;
  // "(Optional) 1 chilli"
  if (tokens[0]?.text === "(") {
    const close = tokens.findIndex((token) => token.text === ")");
    if (close > 0 && close < tokens.length - 1) i = close + 1;
  }
  const colon = tokens.findIndex((token) => token.text === ":");
  if (colon > 0 && colon < 5 && colon < tokens.length - 1) {
    if (tokens.slice(0, colon).some((token) => LABELS.has(token.lower))) i = colon + 1;
  }
  for (let token = tokens[i]; token; token = tokens[i]) {
    // "Heaped ½ cup"
    const qualifier = UNIT_QUALIFIERS.has(token.lower) && amountAt(tokens, i + 1)?.stated === true;
    const sign = token.kind === "sign" && !"(~#%".includes(token.text);
    if (!sign && !qualifier && !(LEAD_WORDS.has(token.lower) && tokens[i + 1]?.kind !== "sign")) break;
    i += 1;
  }
  return i;
}

/** "juice of 1 lemon", "zest and juice of 2 limes": the amount belongs to the fruit, what is taken to its preparation. */
function takenOf(tokens: readonly Token[], i: number): Found | null {
  let j = i;
  let noun = false;
  while (j < i + 12 && tokens[j] && TAKEN_OF.has(tokens[j]?.lower ?? "")) {
    noun ||= TAKEN_NOUNS.has(tokens[j]?.lower ?? "");
    j += 1;
  }
  if (!noun || j === i) return null;
  const measure = measureAt(tokens, j);
  if (!measure || measure.quantity === null) return null;
  return { measure, nameFrom: measure.end, limit: tokens.length, takenOf: [i, j] };
}

const isSkipped = (token: Token | undefined) => token !== undefined && "~(.®™".includes(token.text);
const isLength = (measured: Measured) => unitById(measured.unit)?.kind === "length";
/** Units in which a second amount is stated: those that hold or weigh something fixed. */
const isFixed = (measured: Measured) => {
  const unit = unitById(measured.unit);
  return unit !== null && unit.base !== null && (unit.kind === "volume" || unit.kind === "weight");
};

/** An amount behind the name: "Flour – 200 g", "Sugar, 2 cups", "Eggs: 3", "Olive oil (about ½ cup)". */
function amountBehind(tokens: readonly Token[], from: number): Found | null {
  for (let i = from + 1; i < tokens.length; i += 1) {
    const kind = tokens[i]?.kind;
    if (kind !== "digits" && kind !== "glyph") continue;
    let before = i - 1;
    while (before > from && (isSkipped(tokens[before]) || APPROXIMATELY.has(tokens[before]?.lower ?? "")))
      before -= 1;
    const lead = tokens[before];
    if (!lead || NOT_BEFORE_AMOUNT.has(lead.lower)) continue;
    const found = measuredAt(tokens, i);
    const length = found && isLength(found.measured);
    const amount = amountAt(tokens, i);
    // "flour (00)" is a grade.
    if (amount?.value === 0) continue;
    const last = amount && (amount.end === tokens.length || tokens[amount.end]?.text === "(");
    const bracketed = tokens[i - 1]?.text === "(" && amount !== null && tokens[amount.end]?.text === ")";
    const listed =
      bracketed || (last && (isDash(lead) || lead.text === ":" || lead.text === "," || lead.kind === "word"));
    if ((!found || length) && !listed) continue;
    const measure = measureAt(tokens, i);
    if (!measure) continue;
    return { measure, nameFrom: from, limit: before + (lead.kind === "sign" ? 0 : 1), takenOf: null };
  }
  return null;
}

function find(tokens: readonly Token[]): Found {
  const start = leadEnd(tokens);
  const measure = measureAt(tokens, start);
  if (measure && (measure.quantity !== null || measure.unit !== null || measure.end > start)) {
    const taken = takenOf(tokens, measure.end);
    if (taken && measure.quantity !== null && measure.unit === null)
      return { ...taken, nameFrom: taken.nameFrom };
    return { measure, nameFrom: measure.end, limit: tokens.length, takenOf: null };
  }
  return (
    takenOf(tokens, start) ??
    amountBehind(tokens, start) ?? { measure: null, nameFrom: start, limit: tokens.length, takenOf: null }
  );
}

/** "extra virgin coconut oil 15 mL": the second unit at the very end of the line. */
function secondAtEnd(tokens: readonly Token[]): Measured | null {
  for (let i = Math.max(1, tokens.length - 6); i < tokens.length; i += 1) {
    const kind = tokens[i]?.kind;
    if ((kind !== "digits" && kind !== "glyph") || tokens[i - 1]?.kind === "digits") continue;
    // "225 g flour plus 1 tbsp" is so much more, and not the same again.
    if (FURTHER.has(tokens[i - 1]?.lower ?? "")) continue;
    const found = measuredAt(tokens, i);
    if (found && found.end === tokens.length && !isLength(found.measured)) return found.measured;
  }
  return null;
}

/** The second amount in a parenthesis after the name: "lime juice (about 2 oz)", "1 cup flour (120 g)". */
function secondBehind(tokens: readonly Token[], from: number): Measured | null {
  for (let i = from; i < tokens.length; i += 1) {
    if (tokens[i]?.text !== "(") continue;
    const found = parenthesized(tokens, i);
    if (found && isFixed(found.measured)) return found.measured;
  }
  return secondAtEnd(tokens);
}

/** Splits what stands around the name into preparation and notes. */
function describe(parts: readonly string[]): { preparation: string | null; note: string | null } {
  const preparation: string[] = [];
  const note: string[] = [];
  for (const part of parts) {
    for (const piece of part.split(/[,;()[\]{}]|\s[–—-]\s/)) {
      const clean = piece.replace(/^[\s.:*+–—-]+|[\s.:*–—-]+$/g, "");
      if (clean === "" || OF_WORDS.has(clean)) continue;
      (opensNote(/^[\p{L}]+/u.exec(clean)?.[0] ?? "") || OPTIONAL.test(clean) || /^\W*\d/.test(clean)
        ? note
        : preparation
      ).push(clean);
    }
  }
  return { preparation: preparation.join(", ") || null, note: note.join(", ") || null };
}

/** "garlic cloves", "thyme sprigs": the last word of a counted name is its unit. */
function countedUnit(
  tokens: readonly Token[],
  kept: readonly number[],
  measure: LineMeasure | null,
): string | null {
  if (!measure || measure.quantity === null || measure.unit !== null || kept.length < 2) return null;
  // "2 onions in slices"
  if (LIST_WORK.cut.into.has(tokens[kept[kept.length - 2] ?? 0]?.lower ?? "")) return null;
  const unit = COUNTED_BY.get(tokens[kept[kept.length - 1] ?? 0]?.lower ?? "") ?? null;
  const only = unit === null ? undefined : COUNTED_ONLY.get(unit);
  return only !== undefined && !kept.some((i) => tokens[i]?.lower.startsWith(only)) ? null : unit;
}

type Named = {
  kept: number[];
  dropped: number[];
  unit: string | null;
  /** index of the first token behind name and unit */ behind: number;
};

/** The name behind (or before) the measure, and the unit that one of its words may be. */
function named(tokens: readonly Token[], found: Found): Named {
  const { measure, nameFrom, limit } = found;
  const unit = measure?.unit ?? null;
  const inCan =
    measure !== null && (measure.each !== null || measure.packed || unit === "can" || unit === "jar");
  const { kept, dropped, end } = nameAt(
    limit < tokens.length ? tokens.slice(0, limit) : tokens,
    nameFrom,
    inCan,
  );
  const behind =
    limit < tokens.length && measure
      ? Math.max(measure.end, end)
      : (kept[kept.length - 1] ?? nameFrom - 1) + 1;
  const close = tokens[nameFrom]?.text === "(" ? tokens.findIndex(({ text }) => text === ")") : -1;
  // "3 tbsp (olive oil)": the name stands in the bracket when it stands nowhere else.
  const inside =
    kept.length === 0 && measure && close > 0 ? nameAt(tokens.slice(0, close), nameFrom + 1, inCan) : null;
  if (inside && inside.kept.length > 0) return { ...inside, unit, behind: close + 1 };
  if (
    kept.length === 0 &&
    unit !== null &&
    tokens[nameFrom - 1]?.kind === "word" &&
    unitAt(tokens, nameFrom - 1)
  ) {
    // "3 cloves", "2 leaves": what is counted is the food.
    return { kept: [nameFrom - 1], dropped, unit: null, behind };
  }
  const counted = countedUnit(tokens, kept, measure);
  return { kept: counted ? kept.slice(0, -1) : kept, dropped, unit: unit ?? counted, behind };
}

function joinWords(text: string, tokens: readonly Token[], kept: readonly number[]): string {
  let name = "";
  let previous: Token | null = null;
  for (const index of kept) {
    const token = tokens[index];
    if (!token) continue;
    const blank =
      previous !== null &&
      (token.spaced || previous.end !== token.start) &&
      !"%,)".includes(token.text) &&
      previous.text !== "(";
    name += (blank ? " " : "") + text.slice(token.start, token.end);
    previous = token;
  }
  return name;
}

/** Reads one ingredient line, its first 600 characters. Never throws; linear. Without a food all of it is the name. */
export const parseIngredientLine = keepingRecent((whole: string): IngredientLine => {
  const text = turned(whole);
  const tokens = tokenize(text, READ_CHARS);
  const found = find(tokens);
  const { measure } = found;
  const { kept, dropped, unit, behind } = named(tokens, found);
  const first = tokens[kept[0] ?? -1];
  const last = tokens[kept[kept.length - 1] ?? -1];
  const read = text.slice(0, READ_CHARS);
  const said = measure && measure.second === null ? secondBehind(tokens, behind) : null;
  const sized = said !== null && isSizeOf(said, unit);
  const [from, to] = found.takenOf ?? [0, 0];
  const around = [
    read.slice(tokens[from]?.start ?? 0, to > from ? tokens[to - 1]?.end : tokens[from]?.start),
    dropped.map((i) => tokens[i]?.text ?? "").join(" "),
    read.slice(tokens[behind]?.start ?? read.length),
  ];
  return {
    text: whole,
    quantity: measure?.quantity ?? null,
    quantityMax: measure?.quantityMax ?? null,
    unit,
    size: measure?.size ?? null,
    name: first && last ? joinWords(text, tokens, kept) : read.trim(),
    ...describe(around),
    optional: OPTIONAL.test(read),
    toTaste: TO_TASTE.test(read),
    second: measure?.second ?? (sized ? null : said),
    each: measure?.each ?? (sized ? said : null),
    plus: measure?.plus ?? null,
    nameStart: first?.start ?? 0,
    nameEnd: last?.end ?? text.length,
  };
});
