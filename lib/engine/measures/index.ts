/**
 * A recipe in the measures of the cook's kitchen. Always from the text that is shown as the source has it, after scaling; what is shown is
 * never stored. The rules are those of docs/product/recipes.md (Units).
 */
import { recipeLanguage } from "@/lib/engine/language/detect";
import { PACKS } from "@/lib/engine/language/registry";
import { inScale } from "@/lib/engine/language/temperatures";
import { unitById } from "@/lib/engine/language/units";
import { chipText } from "@/lib/engine/lines/chip";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { alsoNeeded, flatIngredients } from "@/lib/engine/recipe/content";
import type { Action, FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { kitchenOf, METRIC_CUP, metricBase, rounded, US_CUP, type Kitchen } from "./amounts";
import type { Measures } from "./choice";
import { densityOf, type Density } from "./foods";
import { firstSite, inMeasures, type Known, type Setting, type Site } from "./text";

/** Their cups are those of the United States; elsewhere a cup is any cup. */
const LANGUAGES_OF_CUPS: ReadonlySet<string> = new Set(["en", "es", "pt"]);
const METRIC_CUP_FROM = 245;

type Line = { text: string; food: Density | null; site: Site | null };

/** What a line says of the weight itself, "1 cup (130 g)", or what the table knows of its food. */
function foodOf(text: string): Density | null {
  const { name, nameStart, nameEnd, quantity, unit, second, quantityMax, plus } = parseIngredientLine(text);
  const site = plus === null ? firstSite(text) : null;
  // With the words before the name that say how it is cut: "chopped onion".
  const whole =
    site && site.end < nameStart
      ? text.slice(site.end, nameEnd).replace(/^[^\p{L}]+|\([^()]*\)/gu, "")
      : name;
  const known = densityOf(whole) ?? (site && site.end < nameStart ? null : densityOf(name));
  const grams =
    second && unitById(second.unit)?.kind === "weight"
      ? second.quantity * (unitById(second.unit)?.base ?? 0)
      : 0;
  if (unit === "cup" && quantity && quantityMax === null && grams > 0)
    return { grams: grams / quantity, isLiquid: false, isCupped: known?.isCupped ?? false };
  return known;
}

/** Millilitres of the recipe's cup: as a line states it, 250 where it weighs the rest in grams, else the American one. */
function cupOf(lines: readonly string[], language: string): number | null {
  let metric = 0;
  let american = 0;
  for (const text of lines) {
    const { quantity, unit, second } = parseIngredientLine(text);
    const other = unitById(second?.unit ?? null);
    if (unit === "cup" && quantity && second && other?.metric && other.kind === "volume")
      return (second.quantity * (other.base ?? 0)) / quantity >= METRIC_CUP_FROM ? METRIC_CUP : US_CUP;
    const own = unitById(unit);
    if (own?.id === "cup" || own === null) continue;
    if (kitchenOf(own) === "metric" && !second) metric += 1;
    if (kitchenOf(own) === "us") american += 1;
  }
  if (!LANGUAGES_OF_CUPS.has(language)) return null;
  return language === "en" && metric > 0 && american === 0 ? METRIC_CUP : US_CUP;
}

const PERCENT = /\(\s?\d{1,3}(?:[.,]\d{1,2})?\s?%\s?\)|\d\s?%\s?$/;
const LEAST_PERCENTAGES = 2;
/** Percentages of the flour are exact weights: a recipe that is written so keeps them. */
const isInPercent = (lines: readonly string[]): boolean =>
  lines.filter((text) => PERCENT.test(text)).length >= LEAST_PERCENTAGES;

const keyOf = (site: Pick<Site, "value" | "max" | "unit"> | null): string =>
  site === null ? "" : `${site.value} ${site.max ?? ""} ${site.unit.id}`;

/** Parts that differ from their whole by more than this are no parts of it; no rounding moves an amount further than the second. */
const WHOLE_WITHIN = 0.01;
const ROUNDED_WITHIN = 0.03;

/** Where several amounts of one line are used, the line is what its parts add up to as they are shown. */
function summed(line: Line, amounts: readonly string[], setting: Setting): Pick<Known, "isFine" | "shown"> {
  const { site, food } = line;
  if (setting.kitchen !== "metric" || site === null || site.max !== null || site.unit.id === "stick")
    return {};
  const whole = metricBase({ ...site, food, cup: setting.cup });
  const parts = amounts.map((amount) => {
    const part = firstSite(amount);
    return part && part.max === null ? metricBase({ ...part, food, cup: setting.cup }) : null;
  });
  if (whole === null || parts.length < 2 || parts.some((part) => part?.dimension !== whole.dimension))
    return {};
  const values = parts.map((part) => part?.value ?? 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  if (Math.abs(sum(values) - whole.value) > whole.value * WHOLE_WITHIN) return {};
  const coarse = sum(values.map((value) => rounded(value)));
  const isFine = Math.abs(coarse - whole.value) > whole.value * ROUNDED_WITHIN;
  const total = isFine ? sum(values.map((value) => rounded(value, true))) : coarse;
  const isLarge = total >= 1000;
  const unit = whole.dimension === "g" ? (isLarge ? "kg" : "g") : isLarge ? "l" : "ml";
  return { isFine, shown: { text: String(Number((isLarge ? total / 1000 : total).toFixed(3))), unit } };
}

/** Words that follow a food's name in a sentence and are no part of it. */
const BEHIND_NAMES = new Set(
  `and to into in with on over until then for at from or per as onto through while if is are
  und in mit zu auf bis hinzu dazu et dans à avec sur jusqu y en con hasta e nel nella fino en met aan bij toe em com até och i med till`.split(
    /\s+/,
  ),
);
const MOST_WORDS = 5;

/** The food that a text names right behind an amount, where its weight is known. */
function foodBehind(text: string, end: number): Density | null {
  const behind = text.slice(end, end + 90);
  const mention = /^[\s\p{L}'’]{0,20}\*\*\*([^*]{1,60})\*\*\*/u.exec(behind)?.[1];
  if (mention !== undefined) return densityOf(mention);
  const phrase = /^[^.,;:()!?*\n]*/.exec(behind)?.[0] ?? "";
  const words = phrase.trim().split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const next = words[count]?.toLowerCase();
    if (next !== undefined && !BEHIND_NAMES.has(next)) continue;
    const food = densityOf(words.slice(0, count).join(" "));
    if (food) return food;
  }
  return null;
}

/** What is known of an amount in a sentence: it is that of one of the lines used there, or the food behind it is known. */
function knownIn(
  text: string,
  action: Action | null,
  lines: readonly Line[],
  sums: readonly Pick<Known, "isFine" | "shown">[],
) {
  return (site: Site): Known => {
    const behind = foodBehind(text, site.end);
    const key = keyOf(site);
    const uses = (action?.uses ?? []).flatMap(({ line, amount }) => {
      const own = lines[line];
      const isWhole = amount === "all";
      return own && key === keyOf(isWhole ? own.site : firstSite(amount)) ? [{ ...own, line, isWhole }] : [];
    });
    const use =
      uses.find(({ food }) => food === behind) ??
      (behind === null && uses.length === 1 ? uses[0] : undefined);
    if (use === undefined) return { food: behind };
    const { isFine, shown } = sums[use.line] ?? {};
    return { food: use.food, isFine: isFine ?? false, shown: use.isWhole ? (shown ?? null) : null };
  };
}

function measuredStep(
  step: Step,
  convert: (text: string, action: Action | null) => string,
  part: (line: number, amount: string) => string,
  before: readonly string[],
  after: readonly string[],
): Step {
  const chips = new Map<string, string>();
  const actions = step.actions?.map((action) => ({
    ...action,
    text: convert(action.text, action),
    uses: action.uses.map((use) => {
      const amount = part(use.line, use.amount);
      chips.set(
        chipText(before[use.line] ?? "", use.amount).toLowerCase(),
        chipText(after[use.line] ?? "", amount),
      );
      return { ...use, amount };
    }),
  }));
  const ingredients = step.ingredients.map((text) => chips.get(text.toLowerCase()) ?? convert(text, null));
  if (actions === undefined) return { ...step, instruction: convert(step.instruction, null), ingredients };
  return { ...step, instruction: actions.map(({ text }) => text).join(" "), ingredients, actions };
}

function inKitchen(content: FormattedContent, kitchen: Kitchen): FormattedContent {
  const { ingredients } = content;
  const texts = flatIngredients(ingredients);
  const language = recipeLanguage(content);
  const setting: Setting = {
    kitchen,
    cup: cupOf(texts, language),
    hasCommas: PACKS.find(({ code }) => code === language)?.numbers.decimal === ",",
  };
  const isFixed = isInPercent(texts);
  const lines = texts.map((text): Line => ({ text, food: foodOf(text), site: firstSite(text) }));
  const amountsOf = lines.map((): string[] => []);
  for (const { uses } of content.steps.flatMap(({ actions }) => actions ?? []))
    for (const { line, amount } of uses)
      if (amount !== "all" && amount !== "some") amountsOf[line]?.push(amount);
  const sums = lines.map((line, at) => summed(line, amountsOf[at] ?? [], setting));
  const scale = kitchen === "us" ? "F" : "C";

  const measuredLine = (text: string, known: Known): string =>
    isFixed
      ? text
      : inMeasures(text, setting, (_site, isFirst) => (isFirst ? known : { ...known, shown: null }));
  const measured = lines.map(({ text, food }, at) => measuredLine(text, { food, ...sums[at] }));
  const convert = (text: string, action: Action | null): string => {
    const inDegrees = inScale(text, scale);
    return isFixed ? inDegrees : inMeasures(inDegrees, setting, knownIn(inDegrees, action, lines, sums));
  };
  const part = (line: number, amount: string): string => {
    if (amount === "all" || amount === "some") return amount;
    const food = lines[line]?.food ?? null;
    return measuredLine(amount, { food, isFine: sums[line]?.isFine ?? false });
  };
  const needed = alsoNeeded(content);
  const cold = Array.isArray(ingredients) ? 0 : ingredients.refrigerated.length;
  return {
    ...content,
    ingredients: Array.isArray(ingredients)
      ? measured
      : { refrigerated: measured.slice(0, cold), other: measured.slice(cold) },
    ...(needed.length === 0
      ? {}
      : { alsoNeeded: needed.map((text) => measuredLine(text, { food: foodOf(text) })) }),
    steps: content.steps.map((step) => measuredStep(step, convert, part, texts, measured)),
  };
}

/** What is shown in `measures`; the recipe itself as it is written. Linear in the recipe; never throws. */
export function measuredRecipe(content: FormattedContent, measures: Measures): FormattedContent {
  return measures === "written" ? content : inKitchen(content, measures);
}
