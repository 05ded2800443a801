/**
 * Finds the amounts of a text that grow with the servings. Amounts of the ingredient do, in every unit they are stated in; sizes of cans and
 * pieces, lengths, times, temperatures and percentages do not.
 */
import { amountAt, isDash, isSlash, type Amount } from "@/lib/engine/language/amount";
import { TIME_FORMS } from "@/lib/engine/language/times/durations";
import { wordsIn } from "@/lib/engine/language/registry";
import { unitAt, type Unit } from "@/lib/engine/language/units";
import type { Token } from "@/lib/engine/language/characters";
import { isNumberedFood } from "./words";

export type ScaleSite = {
  /** offsets of the amount in the text */
  start: number;
  end: number;
  value: number;
  max: number | null;
  /** text between the two ends of a range, as written: "–", " to "; "–" for a stroke */
  joint: string;
  unit: Unit | null;
  /** offsets of the unit word */
  unitStart: number;
  unitEnd: number;
  /** first token after amount and unit */
  next: number;
  /** the size is part of the thing's name ("17-ounce package"): say how many times instead */
  times: boolean;
};

const NOT_FOOD_AFTER = new Set([
  ...wordsIn(({ scaling }) => scaling.notFoodAfter),
  ...wordsIn(({ temperatures }) => temperatures.degrees),
  ...TIME_FORMS.keys(),
]);
/** Letters of the scales: no unit where a number of degrees stands before them. */
const SCALES = wordsIn(({ temperatures: { celsius, fahrenheit } }) => `${celsius} ${fahrenheit}`);
const NOT_FOOD_BEFORE = new Set([...wordsIn(({ scaling }) => scaling.notFoodBefore), "×", "x"]);
const OPENS_BARE_AMOUNT = new Set([...wordsIn(({ scaling }) => scaling.opensBareAmount), "+", "~"]);
const SHARED = wordsIn(({ scaling }) => scaling.shared);
const EACH = wordsIn(({ scaling }) => scaling.each);
const OF_EACH = wordsIn(({ scaling }) => scaling.ofEach);
const QUALIFIERS = wordsIn(({ scaling }) => scaling.qualifiers);
const BETWEEN = wordsIn(({ scaling }) => scaling.between);
const LOOSE = wordsIn(({ scaling }) => scaling.loose);
const SIZE_BEFORE = wordsIn(({ scaling }) => scaling.sizeBefore);
const NAME_ENDS = wordsIn(({ scaling }) => scaling.nameEnds);
const VESSELS = wordsIn(({ scaling }) => scaling.vessels);
const OF = wordsIn(({ numbers }) => numbers.of);

const isNumber = (token: Token | undefined) => token?.kind === "digits" || token?.kind === "glyph";

function skipApprox(tokens: readonly Token[], i: number): number {
  let j = i;
  while (tokens[j] && (OPENS_BARE_AMOUNT.has(tokens[j]?.lower ?? "") || tokens[j]?.text === "(")) j += 1;
  return j;
}

function containerAt(tokens: readonly Token[], i: number): boolean {
  let j = isDash(tokens[i]) ? i + 1 : i;
  while (tokens[j]?.text === ")" || QUALIFIERS.has(tokens[j]?.lower ?? "")) j += 1;
  return unitAt(tokens, j)?.unit.kind === "container";
}

/** Passes over measures written beside one: "/14oz", " / 3.5 oz", "7fl oz". */
function passAlternatives(tokens: readonly Token[], i: number): number {
  let j = i;
  for (let n = 0; n < 4; n += 1) {
    const from = isSlash(tokens[j]) ? j + 1 : j;
    const amount = isNumber(tokens[from]) ? amountAt(tokens, from) : null;
    const unit = amount ? unitAt(tokens, isDash(tokens[amount.end]) ? amount.end + 1 : amount.end) : null;
    if (!amount || !unit) return j;
    j = unit.end;
  }
  return j;
}

function site(text: string, tokens: readonly Token[], i: number, amount: Amount): ScaleSite {
  const dash = isDash(tokens[amount.end]) ? amount.end + 1 : amount.end;
  let at = dash;
  while (QUALIFIERS.has(tokens[at]?.lower ?? "")) at += 1;
  const unit = unitAt(tokens, at);
  let joint = "";
  if (amount.max !== null) {
    for (let j = i + 1; j < amount.end; j += 1) {
      const token = tokens[j];
      const before = tokens[j - 1];
      const after = tokens[j + 1];
      if (token && before && after && (token.kind === "word" || isDash(token)))
        joint = text.slice(before.end, after.start);
    }
    // "6/8 eggs", halved, is no "3/4 eggs".
    if (joint === "") joint = "–";
  }
  return {
    start: tokens[i]?.start ?? 0,
    end: tokens[amount.end - 1]?.end ?? 0,
    value: amount.value,
    max: amount.max,
    joint,
    unit: unit?.unit ?? null,
    unitStart: unit ? (tokens[at]?.start ?? 0) : 0,
    unitEnd: unit ? (tokens[unit.end - 1]?.end ?? 0) : 0,
    next: unit?.end ?? amount.end,
    times: false,
  };
}

function isFixed(
  tokens: readonly Token[],
  i: number,
  found: ScaleSite,
  amount: Amount,
  head: boolean,
): boolean {
  const next = tokens[amount.end];
  const after = tokens[found.next];
  if (next?.text === "%" || next?.text === "°" || next?.text === "º" || tokens[i - 1]?.text === "°")
    return true;
  if (head && unitAt(tokens, amount.end)?.unit.id === "portion") return false;
  if (found.unit === null && SCALES.has(next?.lower ?? "")) return true;
  // "(16/20 count)": how many make a pound.
  if (found.unit?.id === "count" && !head) return true;
  if (isNumberedFood(tokens[i]?.lower, tokens[i + 1]?.lower)) return true;
  if (
    NOT_FOOD_AFTER.has(next?.lower ?? "") ||
    (isDash(next) && NOT_FOOD_AFTER.has(tokens[amount.end + 1]?.lower ?? ""))
  )
    return true;
  if (NOT_FOOD_BEFORE.has(tokens[i - 1]?.lower ?? "")) return true;
  // "une casserole de 2 litres sur le feu": no food behind it.
  const noFood = after?.kind !== "word" || (NAME_ENDS.has(after.lower) && !OF.has(after.lower));
  if (noFood && found.unit !== null && SIZE_BEFORE.has(tokens[i - 1]?.lower ?? "")) return true;
  // "half the flour", "2/3 of the sugar" are shares of what is already scaled.
  const of = OF.has(after?.lower ?? "") ? tokens[found.next + 1] : after;
  if (amount.value === 0) return true;
  if (found.unit === null && amount.value < 1 && SHARED.has(of?.lower ?? "")) return true;
  // "about ½ pound each" is a size; "1 tsp each ginger and turmeric" is an amount.
  const each = EACH.has(after?.lower ?? "") || EACH.has(tokens[found.next + 1]?.lower ?? "");
  if (each && !(head && OF_EACH.has(after?.lower ?? "") && tokens[found.next + 1]?.kind === "word"))
    return true;
  if (found.unit?.kind === "length") return !head;
  const bySize =
    (next?.lower === "x" || next?.text === "×" || NOT_FOOD_BEFORE.has(next?.lower ?? "")) &&
    isNumber(tokens[amount.end + 1]);
  return bySize && !head;
}

/** In a step "quarter the lemon" is work to do and "a lemon" is a manner of speaking. */
function isLoose(token: Token | undefined, amount: Amount): boolean {
  return token?.kind === "word" && (!amount.stated || amount.value < 1);
}

/**
 * The amounts of an ingredient line, or of a marked mention in a step (`inStep`), that scale, in order. The first amount is the ingredient's; further ones are the same in other units
 * ("(240 ml)", "/14oz"), or more of it ("plus 2 tbsp", "or 3 tsp dried").
 */
export function sitesOfLine(text: string, tokens: readonly Token[], inStep = false): ScaleSite[] {
  const sites: ScaleSite[] = [];
  let head: ScaleSite | null = null;
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i];
    const candidate = isNumber(token) || (head === null && token?.kind === "word");
    const amount = candidate ? amountAt(tokens, i) : null;
    if (!amount) {
      i += 1;
      continue;
    }
    const found = site(text, tokens, i, amount);
    const vague = found.unit?.kind === "vague" || LOOSE.has(tokens[amount.end]?.lower ?? "");
    const worded =
      token?.kind === "word" &&
      (i > 0 && tokens[i - 1]?.kind === "word" ? !OF.has(tokens[i - 1]?.lower ?? "") : false);
    if (
      (inStep && isLoose(token, amount)) ||
      isFixed(tokens, i, found, amount, head === null && i === 0) ||
      (!amount.stated && (vague || i > 0)) ||
      worded
    ) {
      i = Math.max(i + 1, amount.end);
      continue;
    }
    if (head === null) {
      head = found;
      i = afterHead(tokens, found, amount);
      sites.push(found);
      continue;
    }
    const before = tokens[i - 1]?.lower ?? "";
    if (found.unit !== null || OPENS_BARE_AMOUNT.has(before)) sites.push(found);
    i = Math.max(amount.end, found.unit ? found.next : amount.end);
  }
  return sites;
}

/** Where to read on after the line's first amount: behind the size of what is counted, which stays as it is. */
function afterHead(tokens: readonly Token[], head: ScaleSite, amount: Amount): number {
  const next = tokens[amount.end];
  const weighed = head.unit?.kind === "weight" || head.unit?.kind === "volume";
  if (weighed) {
    const beside = passAlternatives(tokens, head.next);
    if (!containerAt(tokens, beside)) return head.next;
    head.times = true;
    return beside;
  }
  const times = next?.lower === "x" || next?.text === "×";
  let from = times ? amount.end + 1 : head.next;
  if (head.unit !== null && head.unit.kind !== "container") return head.next;
  const paren = tokens[from]?.text === "(";
  if (paren) from = skipApprox(tokens, from);
  if (!isNumber(tokens[from])) return head.next;
  let end = passAlternatives(tokens, from);
  if (end === from) return head.next;
  if (paren) while (end < tokens.length && tokens[end]?.text !== ")") end += 1;
  const at = paren ? end + 1 : end;
  const container = unitAt(tokens, at);
  const word = tokens[at];
  if (container?.unit.kind === "container" && word && head.unit === null) {
    head.unit = container.unit;
    head.unitStart = word.start;
    head.unitEnd = tokens[container.end - 1]?.end ?? word.end;
    head.next = container.end;
  }
  return end;
}

/** The amount that ends `text` right before a marked ingredient ("Add 2 tbsp of the "), or null. */
export function siteBefore(text: string, tokens: readonly Token[]): ScaleSite | null {
  for (let i = Math.max(0, tokens.length - 10); i < tokens.length; i += 1) {
    const amount = amountAt(tokens, i);
    if (!amount || isLoose(tokens[i], amount)) continue;
    if (tokens[i]?.kind === "word" && OF.has(tokens[amount.end]?.lower ?? "")) continue;
    const found = site(text, tokens, i, amount);
    if (
      isFixed(tokens, i, found, amount, false) ||
      tokens[i - 1]?.kind === "digits" ||
      isSlash(tokens[i - 1])
    )
      continue;
    const dashed = isDash(tokens[amount.end]) && found.unit === null;
    if (
      !dashed &&
      tokens.slice(found.next).every((token) => token.kind === "word" && BETWEEN.has(token.lower))
    )
      return found;
    i = Math.max(i, amount.end - 1);
  }
  return null;
}

/** Words looked through behind a measure for the vessel whose size it is. */
const VESSEL_WORDS = 4;

/** Is the measure that ends before `i` the size of a vessel or a portion: "a 2 quart saucepan", "¼ cup portions"? */
function isOfVessel(tokens: readonly Token[], i: number): boolean {
  for (let j = i; j < i + VESSEL_WORDS && tokens[j]?.kind === "word"; j += 1) {
    if (OF.has(tokens[j]?.lower ?? "")) return false;
    if (VESSELS.has(tokens[j]?.lower ?? "")) return true;
  }
  return false;
}

/**
 * Amounts in the plain words of a step that are of a food which no line has: "Bring 1¾ cups water to the boil". Only what is measured by
 * volume or weight; sizes of vessels and portions, temperatures and lengths are none.
 */
export function sitesOfText(text: string, tokens: readonly Token[]): ScaleSite[] {
  const sites: ScaleSite[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const at = i;
    const amount = amountAt(tokens, at);
    if (!amount) continue;
    const found = site(text, tokens, at, amount);
    i = Math.max(i, amount.end - 1);
    const measured = found.unit?.kind === "volume" || found.unit?.kind === "weight";
    const hyphened = isDash(tokens[amount.end]) || isSlash(tokens[found.next]);
    if (!measured || !amount.stated || hyphened || isFixed(tokens, at, found, amount, false)) continue;
    const beside = bracketBehind(text, tokens, found.next);
    let food = beside?.end ?? found.next;
    while (BETWEEN.has(tokens[food]?.lower ?? "")) food += 1;
    if (tokens[food]?.kind !== "word" || isOfVessel(tokens, food)) continue;
    sites.push(found, ...(beside ? [beside.site] : []));
  }
  return sites;
}

/** "(420 ml)" behind a measure: the same once more. */
function bracketBehind(
  text: string,
  tokens: readonly Token[],
  i: number,
): { site: ScaleSite; end: number } | null {
  if (tokens[i]?.text !== "(") return null;
  const from = skipApprox(tokens, i);
  const amount = isNumber(tokens[from]) ? amountAt(tokens, from) : null;
  if (!amount) return null;
  const found = site(text, tokens, from, amount);
  return found.unit && tokens[found.next]?.text === ")" ? { site: found, end: found.next + 1 } : null;
}
