/** The measured part at the beginning of an ingredient line: "2 x 400g/14oz tins", "1 (14 oz) can", "1 cup (240 ml) plus 2 tbsp", "a generous pinch of". */
import { amountAt, goesTo, isDash, partBehindUnit } from "@/lib/engine/language/amount";
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import {
  EACH_WORDS,
  EITHER,
  FURTHER,
  LEAD_WORDS,
  LESS,
  LOOSE_WORDS,
  OF_WORDS,
  SIZES,
  UNIT_QUALIFIERS,
} from "@/lib/engine/language/line-words";
import {
  alternatives,
  measuredAt,
  parenthesized,
  skipApprox,
  upperEnd,
  type Measured,
} from "@/lib/engine/language/quantities";
import { unitAt, isMeasure, isPiece, unitById, unitWritten, type Unit } from "@/lib/engine/language/units";
import type { Token } from "@/lib/engine/language/characters";

export type LineMeasure = {
  quantity: number | null;
  quantityMax: number | null;
  unit: string | null;
  size: string | null;
  /** the same amount in another unit */
  second: Measured | null;
  /** what one of the counted things holds or weighs */
  each: Measured | null;
  /** a further amount of the same thing */
  plus: Measured | null;
  /** bought in a can, jar or packet */
  packed: boolean;
  /** index of the first token after the measure */
  end: number;
};

const isWord = (token: Token | undefined): token is Token => token?.kind === "word";

/** "fillet steaks", "rib eye": a counting word that begins a food's name is no unit. */
function beginsFood(tokens: readonly Token[], i: number): boolean {
  const words: string[] = [];
  for (let j = i; j < i + 3 && isWord(tokens[j]); j += 1) {
    words.push(singular(tokens[j]?.lower ?? ""));
    if (words.length > 1 && foodOfWords(words)) return true;
  }
  return false;
}

type Sized = { unit: Unit | null; size: string | null; end: number };

/** Sizes and qualifiers, then a unit: "large bunch", "heaped tbsp", "large" alone. */
function sizedUnit(tokens: readonly Token[], i: number): Sized {
  let j = i;
  let size: string | null = null;
  for (;;) {
    const unit = unitAt(tokens, j);
    if (
      unit &&
      !(unit.unit.kind === "count" && !OF_WORDS.has(tokens[unit.end]?.lower ?? "") && beginsFood(tokens, j))
    ) {
      return { unit: unit.unit, size, end: unit.end };
    }
    const token = tokens[j];
    if (!isWord(token)) break;
    if (SIZES.has(token.lower)) size ??= token.lower;
    else if (!UNIT_QUALIFIERS.has(token.lower)) break;
    j += 1;
    // "2 medium to large carrots", "small–medium onion": one size or the next.
    if (SIZES.has(token.lower) && goesTo(tokens[j]) && SIZES.has(tokens[j + 1]?.lower ?? "")) j += 2;
    if (tokens[j]?.text === "." && !tokens[j]?.spaced) j += 1;
    if (tokens[j]?.text === "," && UNIT_QUALIFIERS.has(tokens[j + 1]?.lower ?? "")) j += 1;
    if (j - i > 3) break;
  }
  // No unit: only sizes at the very front are taken, other qualifiers belong to the name ("fresh", "whole").
  let end = i;
  while (end < j && (SIZES.has(tokens[end]?.lower ?? "") || goesTo(tokens[end]))) end += 1;
  return { unit: null, size: end > i ? size : null, end };
}

function none(end: number): LineMeasure {
  return {
    quantity: null,
    quantityMax: null,
    unit: null,
    size: null,
    second: null,
    each: null,
    plus: null,
    packed: false,
    end,
  };
}

function skipDash(tokens: readonly Token[], i: number): number {
  return isDash(tokens[i]) ? i + 1 : i;
}

function skipOf(tokens: readonly Token[], i: number): number {
  // "1 unit carrot", "1 tsp each ginger and salt", "½ a lemon"
  const j = EACH_WORDS.has(tokens[i]?.lower ?? "") ? i + 1 : i;
  return OF_WORDS.has(tokens[j]?.lower ?? "") ? j + 1 : j;
}

/** "500 ml 2 cups milk": one amount in two systems. */
function metricAndNot(a: string | null, b: string): boolean {
  return (
    a !== null &&
    unitById(a)?.metric !== unitById(b)?.metric &&
    unitById(b)?.base !== null &&
    unitById(a)?.base !== null
  );
}

/** Is the bracketed measure the size of each thing rather than the amount once more: "1 can (400 g)", "2 (8-inch) tortillas"? */
export function isSizeOf(measured: Measured, unit: string | null): boolean {
  return unitById(unit)?.kind === "container" || unitById(measured.unit)?.kind === "length";
}

/** What follows amount and unit: the same in other units, a further amount, "of". */
function after(tokens: readonly Token[], line: LineMeasure): LineMeasure {
  const glued = alternatives(tokens, line.end);
  line.second ??= glued.second;
  line.end = glued.end;
  for (let n = 0; n < 3; n += 1) {
    const paren = parenthesized(tokens, line.end);
    if (paren) {
      if (isSizeOf(paren.measured, line.unit)) line.each ??= paren.measured;
      else line.second ??= paren.measured;
      line.end = paren.end;
      continue;
    }
    const beside = tokens[line.end]?.kind === "digits" ? measuredAt(tokens, line.end) : null;
    if (beside && line.second === null && metricAndNot(line.unit, beside.measured.unit)) {
      line.second = beside.measured;
      line.end = beside.end;
      continue;
    }
    const join = tokens[line.end]?.lower ?? "";
    const more = FURTHER.has(join) || FURTHER.has(tokens[line.end]?.text ?? "");
    const joins = more || LESS.has(join) || EITHER.has(join);
    const found = joins ? measuredAt(tokens, skipApprox(tokens, line.end + 1)) : null;
    if (!found || !tokens[found.end] || tokens[found.end]?.text === ",") break;
    if (more) line.plus ??= found.measured;
    else if (EITHER.has(join)) line.second ??= found.measured;
    line.end = found.end;
  }
  const compound = line.unit === "lb" || line.unit === "kg" ? measuredAt(tokens, line.end) : null;
  if (compound && (compound.measured.unit === "oz" || compound.measured.unit === "g")) {
    line.plus ??= compound.measured;
    line.end = alternatives(tokens, compound.end).end;
  }
  line.end = skipOf(tokens, line.end);
  return line;
}

/** "pinch of", "small handful", "a few sprigs": a unit that no number stands before. */
function uncounted(tokens: readonly Token[], i: number, article: boolean, few = false): LineMeasure | null {
  const found = sizedUnit(tokens, i);
  if (!found.unit) return null;
  const token = tokens[found.end];
  const of = OF_WORDS.has(token?.lower ?? "");
  const kind = found.unit.kind;
  const natural =
    few ||
    kind === "vague" ||
    ((kind === "count" || kind === "container") && (of || article || found.end - i > 1));
  if (!natural || !token || (!of && token.kind === "sign" && token.text !== "(")) return null;
  const line = none(found.end);
  line.unit = found.unit.id;
  line.size = found.size;
  return after(tokens, line);
}

type Each = { measured: Measured; end: number };

/** The size of one of the counted things, between the count and its unit or name: "400g", "(14 oz)", "8-ounce". */
function eachAt(tokens: readonly Token[], i: number): Each | null {
  const paren = tokens[i]?.text === "(";
  const found = paren ? parenthesized(tokens, i) : measuredAt(tokens, i);
  if (!found) return null;
  const unit = unitWritten(found.measured.unit);
  if (!unit || !isMeasure(unit)) return null;
  const end = paren ? found.end : alternatives(tokens, found.end).end;
  return { measured: found.measured, end };
}

/** A count with the size of each between it and what is counted: "1 (14 oz) can", "2 x 400g tins", "4 6-ounce fillets". */
function countOfSized(tokens: readonly Token[], line: LineMeasure, from: number, each: Each): LineMeasure {
  const counted = sizedUnit(tokens, skipDash(tokens, each.end));
  const bracketed = tokens[from]?.text === "(";
  // "8 (12 ounces) figs", "½ (2 ml) tsp": without a container the bracket is the same amount once more.
  const again = bracketed && (counted.unit === null || counted.unit.kind === "volume");
  if (again && !isSizeOf(each.measured, null)) line.second = each.measured;
  else line.each = each.measured;
  line.unit = counted.unit?.id ?? null;
  line.size = counted.size;
  line.end = counted.end;
  const inch = line.each !== null && unitById(line.each.unit)?.kind === "length";
  // "1 1-inch piece ginger" is an inch of ginger, like "1-inch piece ginger".
  if (inch && line.quantity === 1 && counted.unit)
    return after(tokens, { ...line, ...line.each, each: null });
  return after(tokens, line);
}

/** A bare count: "2 large onions", "8 large (12 ounces) figs", "2 large or 3 small leeks" (the second choice is passed over). */
function bareCount(tokens: readonly Token[], line: LineMeasure): LineMeasure {
  const bracket = tokens[line.end]?.text === "(" ? eachAt(tokens, line.end) : null;
  const held = bracket ? sizedUnit(tokens, bracket.end).unit : null;
  if (bracket && line.size !== null && held?.kind === "container") {
    // "2 large (15 oz) cans chickpeas"
    line.each = bracket.measured;
    line.unit = held.id;
    line.end = sizedUnit(tokens, bracket.end).end;
  } else if (bracket) {
    if (isSizeOf(bracket.measured, null)) line.each = bracket.measured;
    else line.second = bracket.measured;
    line.end = bracket.end;
  }
  const choice =
    line.size !== null && EITHER.has(tokens[line.end]?.lower ?? "") ? measureAt(tokens, line.end + 1) : null;
  if (choice?.size && choice.quantity !== null && choice.unit === null) line.end = choice.end;
  line.end = skipOf(tokens, line.end);
  return line;
}

/** An amount in a unit, and the thing it comes in: "17-ounce package", "400g/14oz can", "1-inch piece" (passed over). */
function inUnit(tokens: readonly Token[], line: LineMeasure, unit: Unit): LineMeasure {
  const upper =
    line.quantityMax === null ? upperEnd(tokens, { unit, end: line.end }, line.quantity ?? 0) : null;
  if (upper) {
    line.quantityMax = upper.value;
    line.end = upper.end;
  }
  if (!isMeasure(unit)) return after(tokens, line);
  // "2 xícaras e 1/2 de farinha": a second amount has a unit of its own ("1 cup and 1/2 tsp").
  const part = line.quantityMax === null ? partBehindUnit(tokens, line.end) : null;
  if (part !== null && unitAt(tokens, part.end) === null) {
    line.quantity = (line.quantity ?? 0) + part.value;
    line.end = part.end;
  }
  const glued = alternatives(tokens, line.end);
  const thing = sizedUnit(tokens, skipDash(tokens, glued.end));
  const comesIn =
    thing.unit !== null &&
    (thing.unit.kind === "container" || (unit.kind !== "volume" && isPiece(thing.unit)));
  if (!comesIn) return after(tokens, line);
  line.second = glued.second;
  line.packed = thing.unit?.kind === "container";
  line.end = skipOf(tokens, thing.end);
  return line;
}

/** "a pinch of", "a few sprigs", "a little oil": null when the article only counts one ("an onion"). */
function afterArticle(tokens: readonly Token[], i: number): LineMeasure | null {
  const loose = LOOSE_WORDS.has(tokens[i]?.lower ?? "");
  const from = loose ? i + 1 : i;
  const counted = uncounted(tokens, from, true, loose);
  if (counted) return loose ? counted : { ...counted, quantity: 1 };
  return loose ? none(skipOf(tokens, from)) : null;
}

/** Reads the measure that begins at token `i`. Null when the line does not begin with one. */
export function measureAt(tokens: readonly Token[], i: number): LineMeasure | null {
  const start = skipApprox(tokens, i);
  const amount = amountAt(tokens, start);
  if (!amount || tokens[amount.end]?.text === "%") {
    return uncounted(tokens, start, LEAD_WORDS.has(tokens[start - 1]?.lower ?? ""));
  }
  const loosely = amount.stated ? null : afterArticle(tokens, amount.end);
  if (loosely) return loosely;
  const next = tokens[amount.end];
  const times = next?.lower === "x" || next?.text === "×";
  // "1+ teaspoon"
  const openEnded = next?.text === "+" && unitAt(tokens, amount.end + 1) !== null;
  const from = times || openEnded ? amount.end + 1 : amount.end;
  const line = { ...none(from), quantity: amount.value, quantityMax: amount.max };
  const sized = sizedUnit(tokens, times ? from : skipDash(tokens, from));
  // "1 - 8 oz package"
  const of = skipDash(tokens, from);
  const each = sized.unit ? null : eachAt(tokens, of);
  if (each) return countOfSized(tokens, line, of, each);
  line.size = sized.size;
  if (sized.unit || sized.size) line.end = sized.end;
  if (!sized.unit) return bareCount(tokens, line);
  line.unit = sized.unit.id;
  return inUnit(tokens, line, sized.unit);
}
