/** The measured part at the beginning of an ingredient line: "2 x 400g/14oz tins", "1 (14 oz) can", "1 cup (240 ml) plus 2 tbsp", "a generous pinch of". */
import { foodOfWords } from "../food/lexicon";
import { singular } from "../food/singular";
import { amountAt, isDash, isSlash, rangeEnd } from "./amount";
import type { Token } from "./line-tokens";
import { APPROXIMATELY, LEAD_WORDS, OF_WORDS, SIZES, UNIT_QUALIFIERS } from "./line-words";
import { unitAt, type UnitAt } from "./unit-at";
import { unitById, unitWritten, type Unit } from "./units";

/** One quantity with its unit. */
export type Measured = { quantity: number; quantityMax: number | null; unit: string };

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

function skipApprox(tokens: readonly Token[], i: number): number {
  let j = i;
  while (
    APPROXIMATELY.has(tokens[j]?.lower ?? "") ||
    tokens[j]?.text === "~" ||
    (j > i && tokens[j]?.text === ".")
  )
    j += 1;
  return j;
}

/** Amount and unit with only dashes, dots and qualifiers between them ("8-ounce", "½ heaping cup"); length units count only when asked for. */
export function measuredAt(tokens: readonly Token[], i: number): { measured: Measured; end: number } | null {
  const amount = amountAt(tokens, i);
  if (!amount || !amount.stated) return null;
  let j = amount.end;
  if (isDash(tokens[j])) j += 1;
  const unit =
    unitAt(tokens, j) ?? (UNIT_QUALIFIERS.has(tokens[j]?.lower ?? "") ? unitAt(tokens, j + 1) : null);
  if (!unit) return null;
  const upper = amount.max === null ? upperEnd(tokens, unit, amount.value) : null;
  const measured = { quantity: amount.value, quantityMax: upper?.value ?? amount.max, unit: unit.unit.id };
  return { measured, end: upper?.end ?? unit.end };
}

/** The upper end of a range that states its unit twice: "150g-200g", "1 cup to 2 cups". */
function upperEnd(
  tokens: readonly Token[],
  lower: UnitAt,
  low: number,
): { value: number; end: number } | null {
  const high = rangeEnd(tokens, lower.end, low);
  const unit = high ? unitAt(tokens, high.end) : null;
  return high && unit?.unit === lower.unit ? { value: high.value, end: unit.end } : null;
}

/** Further measures glued to one: "/14oz", "/5.3 ounces/150 grams", "1lb 2oz". Returns the index after them and the first of them. */
function alternatives(tokens: readonly Token[], i: number): { second: Measured | null; end: number } {
  let second: Measured | null = null;
  let j = i;
  for (;;) {
    const slash = isSlash(tokens[j]);
    const next = slash ? skipApprox(tokens, j + 1) : j;
    const found = measuredAt(tokens, next);
    // "200ml7fl oz": nothing between them is a lost slash.
    if (found && (slash || second !== null || tokens[j]?.spaced === false)) {
      second ??= found.measured;
      j = found.end;
      continue;
    }
    const bare = slash ? amountAt(tokens, next) : null;
    if (!bare?.stated) return { second, end: j };
    j = bare.end;
  }
}

/** A parenthesis at `i` that holds an amount and little else: "(240 ml)", "(about 2 cups / 300g)". */
export function parenthesized(
  tokens: readonly Token[],
  i: number,
): { measured: Measured; end: number } | null {
  const open = tokens[i]?.text;
  if (open !== "(" && open !== "[") return null;
  const close = open === "(" ? ")" : "]";
  const found = measuredAt(tokens, skipApprox(tokens, i + 1));
  if (!found) return null;
  let end = found.end;
  for (let n = 0; n < 14 && tokens[end] && tokens[end]?.text !== close; n += 1) end += 1;
  return tokens[end]?.text === close ? { measured: found.measured, end: end + 1 } : null;
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

type Sized = { unit: Unit | null; size: string | null; end: number };

/** Sizes and qualifiers, then a unit: "large bunch", "heaped tbsp", "large" alone. */
function sizedUnit(tokens: readonly Token[], i: number): Sized {
  let j = i;
  let size: string | null = null;
  let firstNonSize = -1;
  for (;;) {
    const unit = unitAt(tokens, j);
    if (unit && !(unit.unit.kind === "count" && tokens[unit.end]?.lower !== "of" && beginsFood(tokens, j))) {
      return { unit: unit.unit, size, end: unit.end };
    }
    const token = tokens[j];
    if (!isWord(token)) break;
    if (SIZES.has(token.lower)) size ??= token.lower;
    else if (!UNIT_QUALIFIERS.has(token.lower)) break;
    else if (firstNonSize < 0) firstNonSize = j;
    j += 1;
    if (tokens[j]?.text === "." && !tokens[j]?.spaced) j += 1;
    if (tokens[j]?.text === "," && UNIT_QUALIFIERS.has(tokens[j + 1]?.lower ?? "")) j += 1;
    if (j - i > 3) break;
  }
  // No unit: only sizes at the very front are taken, other qualifiers belong to the name ("fresh", "whole").
  let end = i;
  while (SIZES.has(tokens[end]?.lower ?? "") && end < j) end += 1;
  return { unit: null, size: end > i ? size : null, end };
}

function skipOf(tokens: readonly Token[], i: number): number {
  const j = tokens[i]?.lower === "each" ? i + 1 : i;
  return OF_WORDS.has(tokens[j]?.lower ?? "") ? j + 1 : j;
}

const METRIC = new Set(["g", "kg", "ml", "cl", "dl", "l"]);
/** "500 ml 2 cups milk": one amount in two systems. */
function metricAndNot(a: string | null, b: string): boolean {
  return (
    a !== null && METRIC.has(a) !== METRIC.has(b) && unitById(b)?.base !== null && unitById(a)?.base !== null
  );
}

/** What follows amount and unit: the same in other units, a further amount, "of". */
function after(tokens: readonly Token[], line: LineMeasure): LineMeasure {
  const glued = alternatives(tokens, line.end);
  line.second ??= glued.second;
  line.end = glued.end;
  for (let n = 0; n < 3; n += 1) {
    const paren = parenthesized(tokens, line.end);
    if (paren) {
      line.second ??= paren.measured;
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
    const more = join === "plus" || join === "+" || join === "and" || join === "&" || join === "minus";
    const found = more || join === "or" ? measuredAt(tokens, skipApprox(tokens, line.end + 1)) : null;
    if (!found || !tokens[found.end] || tokens[found.end]?.text === ",") break;
    if (more && join !== "minus") line.plus ??= found.measured;
    else if (join === "or") line.second ??= found.measured;
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

const WEIGHED = new Set(["weight", "volume", "length"]);
const PIECES = new Set(["piece", "knob", "chunk", "block", "ball", "bar", "loaf", "bunch", "strip"]);

/** The size of one of the counted things, between the count and its unit or name: "400g", "(14 oz)", "8-ounce". */
function eachAt(tokens: readonly Token[], i: number): { each: Measured; end: number } | null {
  const paren = tokens[i]?.text === "(";
  const found = paren ? parenthesized(tokens, i) : measuredAt(tokens, i);
  if (!found) return null;
  const unit = unitWritten(found.measured.unit);
  if (!unit || !WEIGHED.has(unit.kind)) return null;
  const end = paren ? found.end : alternatives(tokens, found.end).end;
  return { each: found.measured, end };
}

/** Reads the measure that begins at token `i`. Null when the line does not begin with one. */
export function measureAt(tokens: readonly Token[], i: number): LineMeasure | null {
  const start = skipApprox(tokens, i);
  const amount = amountAt(tokens, start);
  if (!amount || tokens[amount.end]?.text === "%")
    return uncounted(tokens, start, LEAD_WORDS.has(tokens[start - 1]?.lower ?? ""));
  const next = tokens[amount.end];
  if (!amount.stated) {
    const loose = next?.lower === "few" || next?.lower === "little" || next?.lower === "bit";
    const counted = uncounted(tokens, loose ? amount.end + 1 : amount.end, true, loose);
    if (counted) return loose ? counted : { ...counted, quantity: 1 };
    if (loose) return none(skipOf(tokens, amount.end + 1));
  }
  const line = none(amount.end);
  line.quantity = amount.value;
  line.quantityMax = amount.max;
  const times = next?.lower === "x" || next?.text === "×";
  const from = times ? amount.end + 1 : amount.end;
  const hyphen = !times && isDash(next) ? amount.end + 1 : from;
  const each = eachAt(tokens, from);
  const sized = sizedUnit(tokens, hyphen);
  if (each && !sized.unit) {
    const counted = sizedUnit(tokens, isDash(tokens[each.end]) ? each.end + 1 : each.end);
    const paren = tokens[from]?.text === "(";
    if (paren && (counted.unit === null || counted.unit.kind === "volume")) line.second = each.each;
    else line.each = each.each;
    line.unit = counted.unit?.id ?? null;
    line.size = counted.size;
    line.end = counted.end;
    // "1 1-inch piece ginger" is an inch of ginger, like "1-inch piece ginger".
    if (line.quantity === 1 && line.each && unitById(line.each.unit)?.kind === "length" && counted.unit) {
      const { quantity, quantityMax, unit } = line.each;
      Object.assign(line, { quantity, quantityMax, unit, each: null });
    }
    return after(tokens, line);
  }
  line.unit = sized.unit?.id ?? null;
  line.size = sized.size;
  line.end = sized.unit || sized.size ? sized.end : times ? from : amount.end;
  if (!sized.unit) {
    const paren = eachAt(tokens, line.end);
    if (paren && tokens[line.end]?.text === "(") {
      line.second = paren.each;
      line.end = paren.end;
    }
    // "2 large or 3 small leeks": the second choice is passed over.
    const other =
      line.size !== null && tokens[line.end]?.lower === "or" ? measureAt(tokens, line.end + 1) : null;
    if (other?.size && other.quantity !== null && other.unit === null) line.end = other.end;
    line.end = skipOf(tokens, line.end);
    return line;
  }
  const upper =
    line.quantityMax === null ? upperEnd(tokens, { unit: sized.unit, end: line.end }, amount.value) : null;
  if (upper) {
    line.quantityMax = upper.value;
    line.end = upper.end;
  }
  const glued = alternatives(tokens, line.end);
  const counted = WEIGHED.has(sized.unit.kind) ? sizedUnit(tokens, skipEach(tokens, glued.end)) : null;
  // "17-ounce package", "400g/14oz can", "1-inch piece": the size is the amount, the thing it comes in is only passed over.
  if (
    counted?.unit &&
    (counted.unit.kind === "container" || (sized.unit.kind !== "volume" && PIECES.has(counted.unit.id)))
  ) {
    line.second = glued.second;
    line.packed = counted.unit.kind === "container";
    line.end = skipOf(tokens, counted.end);
    return line;
  }
  return after(tokens, line);
}

function skipEach(tokens: readonly Token[], i: number): number {
  return isDash(tokens[i]) ? i + 1 : i;
}
