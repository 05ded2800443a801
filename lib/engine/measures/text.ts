/**
 * Finds the amounts of a text that another kitchen measures otherwise, and writes them in its measures. Counts, spoons, times, the sizes of
 * cans and packages, and what no density is known for stay as they are written.
 */
import { amountAt, isDash, isSlash } from "@/lib/engine/language/amount";
import { GLYPHS, tokenize } from "@/lib/engine/language/tokens";
import { wordsIn } from "@/lib/engine/language/registry";
import { unitAt, type Unit } from "@/lib/engine/language/units";
import { kitchenOf, shownIn, type Kitchen, type Shown } from "./amounts";
import type { Density } from "./foods";
import type { Token } from "@/lib/engine/language/characters";

/** How a recipe is written, and for whose kitchen it is shown. */
export type Setting = {
  kitchen: Kitchen;
  /** Millilitres of its cup; null where nobody can say. */
  cup: number | null;
  /** Its decimals have a comma. */
  hasCommas: boolean;
};

/** What is known of an amount besides its words. */
export type Known = {
  food: Density | null;
  /** To the gram, so that parts add up. */
  isFine?: boolean;
  /** What its parts add up to, in grams or millilitres, as it is shown; null where nothing decides it. */
  shown?: Shown | null;
};

export type Site = {
  start: number;
  end: number;
  value: number;
  max: number | null;
  unit: Unit;
  unitStart: number;
  /** A dash joins number and unit: "9-inch". */
  isHyphened: boolean;
};

const READ_CHARS = 4_000;
const QUALIFIERS = wordsIn(({ scaling }) => scaling.qualifiers);
const APPROXIMATELY = new Set([
  ...wordsIn(({ scaling }) => scaling.opensBareAmount),
  "about",
  "approx",
  "approximately",
  "ca",
  "~",
  "=",
]);
const TIMES = new Set(["x", "×"]);
const isNumber = (token: Token | undefined): boolean => token?.kind === "digits" || token?.kind === "glyph";

type Found = Site & { first: number; next: number };

function siteAt(tokens: readonly Token[], i: number): Found | null {
  const amount = amountAt(tokens, i);
  if (!amount?.stated) return null;
  const dash = isDash(tokens[amount.end]) ? amount.end + 1 : amount.end;
  const unit = unitAt(tokens, dash);
  if (!unit) return null;
  return {
    start: tokens[i]?.start ?? 0,
    end: tokens[unit.end - 1]?.end ?? 0,
    value: amount.value,
    max: amount.max,
    unit: unit.unit,
    unitStart: tokens[dash]?.start ?? 0,
    isHyphened: dash > amount.end,
    first: i,
    next: unit.end,
  };
}

/** The size of something that is bought whole: "400 g can", "(14 oz) can", "a can (400 g)". */
function isSizeOfContainer(
  tokens: readonly Token[],
  { first, next, unit }: Found,
  before: Found | null,
): boolean {
  if (unit.kind === "length") return false;
  let j = isDash(tokens[next]) ? next + 1 : next;
  while (tokens[j]?.text === ")" || QUALIFIERS.has(tokens[j]?.lower ?? "")) j += 1;
  if (unitAt(tokens, j)?.unit.kind === "container") return true;
  return before?.unit.kind === "container" && tokens[first - 1]?.text === "(" && before.next === first - 1;
}

/** The same once more, right behind: "(240 ml)", "/ 9 oz". */
function besideAt(tokens: readonly Token[], i: number): Found | null {
  let j = i;
  if (tokens[j]?.text !== "(" && !isSlash(tokens[j]) && tokens[j]?.text !== "[") return null;
  j += 1;
  while (APPROXIMATELY.has(tokens[j]?.lower ?? "")) j += 1;
  return isNumber(tokens[j]) ? siteAt(tokens, j) : null;
}

/** Smaller units of the same kind right behind: "2 lb 3 oz". */
function furtherAt(tokens: readonly Token[], site: Found): Found | null {
  if (site.unit.id !== "lb" || !isNumber(tokens[site.next])) return null;
  const further = siteAt(tokens, site.next);
  return further?.unit.id === "oz" ? further : null;
}

/** The other side of "9 x 13 inch". */
function sidesBefore(tokens: readonly Token[], site: Found): { start: number; value: number } | null {
  const times = tokens[site.first - 1];
  if (site.unit.kind !== "length" || !TIMES.has(times?.lower ?? "")) return null;
  let i = site.first - 2;
  if (tokens[i]?.text === '"' || unitAt(tokens, i)?.unit.kind === "length") i -= 1;
  if (isDash(tokens[i])) i -= 1;
  const side = tokens[i];
  return side?.kind === "digits" ? { start: side.start, value: side.value } : null;
}

const asWritten = (text: string, setting: Setting): string =>
  setting.hasCommas && setting.kitchen === "metric" ? text.replaceAll(".", ",") : text;

/** Behind a length these begin another thought: "2 inches long", "2 inches from the edge". */
const NO_NOUNS = new Set(
  "in thick long wide apart deep high across of from above below or and to at by on".split(" "),
);

/** "a 20 cm tin" is "an 8-inch tin". */
function describes({ next, unit }: Found, tokens: readonly Token[], { kitchen }: Setting): boolean {
  const noun = tokens[next];
  return kitchen === "us" && unit.kind === "length" && noun?.kind === "word" && !NO_NOUNS.has(noun.lower);
}

type Edit = { start: number; end: number; text: string };

function editOf(
  text: string,
  site: Found,
  tokens: readonly Token[],
  setting: Setting,
  known: Known,
): Edit | null {
  const hasGlyphs = [...GLYPHS.keys()].some((glyph) => text.includes(glyph));
  const shown = (value: number): Shown | null =>
    shownIn({
      ...setting,
      value,
      unit: site.unit,
      food: known.food,
      hasGlyphs,
      isFine: known.isFine ?? false,
    });
  const isAttribute = describes(site, tokens, setting);
  const joint = site.isHyphened || isAttribute ? "-" : " ";
  const read = known.shown ?? shown(site.value);
  if (read === null) return null;
  const low =
    site.unit.kind === "length" && joint === "-"
      ? { ...read, unit: read.unit.replace("inches", "inch") }
      : read;
  const sides = sidesBefore(tokens, site);
  const side = sides && shown(sides.value);
  if (sides && side)
    return { start: sides.start, end: site.end, text: `${side.text} × ${low.text}${joint}${low.unit}` };
  if (site.max === null)
    return { start: site.start, end: site.end, text: asWritten(low.text + joint + low.unit, setting) };
  const high = shown(site.max);
  if (high === null) return null;
  const first =
    high.unit === low.unit || /^(?:cups?|inch(?:es)?)$/.test(low.unit + high.unit)
      ? low.text
      : `${low.text} ${low.unit}`;
  const range = first === high.text ? high.text : `${first}–${high.text}`;
  return { start: site.start, end: site.end, text: asWritten(`${range}${joint}${high.unit}`, setting) };
}

/** "a 20 cm tin", "an 8-inch tin": the article goes with the number that is read. */
const ARTICLE = /(?<![\p{L}\p{N}])an? $/iu;
const WITH_AN = /^(?:8|11|18)(?!\d)/;
const before = (text: string, put: string): string =>
  text.replace(ARTICLE, (article) => `${article.charAt(0)}${WITH_AN.test(put) ? "n" : ""} `);

function apply(text: string, edits: readonly Edit[]): string {
  let result = "";
  let at = 0;
  for (const { start, end, text: put } of edits) {
    if (start < at) continue;
    result += before(text.slice(at, start), put) + put;
    at = end;
  }
  return result + text.slice(at);
}

/** The first amount of a text that a kitchen measures; null where it counts, spoons or says none. */
export function firstSite(text: string): Site | null {
  const tokens = tokenize(text, READ_CHARS);
  for (let i = 0; i < tokens.length; i += 1) {
    const site = siteAt(tokens, i);
    if (site) return isSizeOfContainer(tokens, site, null) ? null : site;
    if (isNumber(tokens[i])) return null;
  }
  return null;
}

/**
 * `text` in the measures of `setting.kitchen`; `knownOf` says what is known of each amount that is met. Where the text has both measures
 * ("1 cup (240 ml)"), the kitchen's own comes first, exactly as it is written.
 */
export function inMeasures(
  text: string,
  setting: Setting,
  knownOf: (site: Site, isFirst: boolean) => Known,
): string {
  const tokens = tokenize(text, READ_CHARS);
  const edits: Edit[] = [];
  let before: Found | null = null;
  let isFirst = true;
  for (let i = 0; i < tokens.length; i += 1) {
    const site = siteAt(tokens, i);
    if (!site) {
      const amount = isNumber(tokens[i]) ? amountAt(tokens, i) : null;
      if (amount) i = amount.end - 1;
      continue;
    }
    i = site.next - 1;
    const isSize = isSizeOfContainer(tokens, site, before);
    before = site;
    if (isSize) {
      isFirst = false;
      continue;
    }
    const beside = besideAt(tokens, site.next);
    const own = kitchenOf(site.unit);
    if (beside && isSizeOfContainer(tokens, beside, null)) continue;
    if (beside) {
      if (own !== null && own !== setting.kitchen && kitchenOf(beside.unit) === setting.kitchen) {
        const [one, other] = [text.slice(site.start, site.end), text.slice(beside.start, beside.end)];
        edits.push({ ...site, text: other }, { ...beside, text: one });
        isFirst = false;
      }
      i = beside.next - 1;
      if (own === null || own === setting.kitchen || !isFirst) {
        isFirst = false;
        continue;
      }
    }
    const further = furtherAt(tokens, site);
    const whole = further
      ? {
          ...site,
          end: further.end,
          value: site.value + (further.value * (further.unit.base ?? 0)) / (site.unit.base ?? 1),
        }
      : site;
    if (further) i = further.next - 1;
    const edit = editOf(text, whole, tokens, setting, knownOf(whole, isFirst));
    if (edit) edits.push(edit);
    isFirst = false;
  }
  return apply(text, edits);
}
