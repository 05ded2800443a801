/**
 * Scaling a recipe to other servings, in list lines and in steps. Always from the original text: scaled text is shown, never
 * stored or scaled again. No temperature, time, size of tin or size of a can is touched. Free of the food lexicon: it runs in the browser.
 */
import { GLYPHS, tokenize } from "@/lib/engine/language/tokens";
import { parseMarkup, writeMarkup, type MarkupToken } from "@/lib/engine/recipe/markup";
import { quantityText, type QuantityStyle } from "@/lib/engine/scale/words";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { PACKS, wordsIn } from "@/lib/engine/language/registry";
import type { CorePack, ScalingWords } from "@/lib/engine/language/pack";
import { siteBefore, sitesOfLine, sitesOfText, type ScaleSite } from "./sites";
import { inNumber } from "./words";
import { alsoNeeded } from "@/lib/engine/recipe/content";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import type { Token } from "@/lib/engine/language/characters";

/** Factors this near to 1 change nothing. */
const UNCHANGED_WITHIN = 0.01;
const READ_CHARS = 600;
const TAIL_CHARS = 90;
const WHOLE_THINGS = wordsIn(({ scaling }) => scaling.wholeThings);
const NAME_ENDS = wordsIn(({ scaling }) => scaling.nameEnds);
const PACK_OF: ReadonlyMap<string, CorePack> = new Map(PACKS.map((pack) => [pack.code, pack]));
/** The pack of the recipe's language; the first one where no pack knows it. */
const packOf = (language: string): CorePack => PACK_OF.get(language) ?? PACKS[0]!;
const isSaid = (pick: (words: ScalingWords) => RegExp | null, text: string, language: string) =>
  pick(packOf(language).scaling)?.test(text) === true;
/** Words for a share: "three ***quarters of the cheese***". */
const SHARES = new Set(
  PACKS.flatMap(({ numbers }) => [...Object.keys(numbers.parts), ...Object.keys(numbers.fractions)]),
);

type Edit = { start: number; end: number; text: string };

function isScaling(factor: number): boolean {
  return Number.isFinite(factor) && factor > 0 && Math.abs(factor - 1) > UNCHANGED_WITHIN;
}

function styleOf(text: string, site: ScaleSite): QuantityStyle {
  if (site.unit?.metric) return "decimal";
  for (const glyph of GLYPHS.keys()) if (text.includes(glyph)) return "glyph";
  return "plain";
}

/** The word that a bare number counts: the last word before a comma, a bracket or a second thought. */
function countedWord(tokens: readonly Token[], from: number): Token | null {
  let word: Token | null = null;
  for (let i = from; i < from + 5; i += 1) {
    const token = tokens[i];
    if (token?.kind !== "word" || NAME_ENDS.has(token.lower)) break;
    word = token;
  }
  return word;
}

function aboutWhole(
  text: string,
  tokens: readonly Token[],
  site: ScaleSite,
  value: number,
  word: Token | null,
  language: string,
): Edit | null {
  const whole = Math.round(value);
  const divided = Math.abs(value - whole) > 0.05;
  const counted = site.unit === null || site.unit.kind === "count" || site.unit.kind === "container";
  if (!divided || whole < 1 || !counted || site.max !== null) return null;
  const name = site.unit ? text.slice(site.unitStart, site.unitEnd) : (word?.text ?? "");
  if (!WHOLE_THINGS.has(name.toLowerCase())) return null;
  const at = site.unit ? (countedWord(tokens, site.next)?.end ?? site.unitEnd) : (word?.end ?? site.end);
  return { start: at, end: at, text: ` (${packOf(language).scaling.about.replace("{n}", String(whole))})` };
}

/** "4-6"; with fractions " – " between the ends, for "1 1/2-3" could be read as one number. */
function rangeText(low: string, high: string, joint: string): string {
  const ends = [low, high];
  const glued = joint.trim().length === joint.length && ends.some((end) => end.includes("/"));
  return ends.join(glued ? " – " : joint);
}

/** The edits that scale one amount: the number itself, the unit or noun in its number, and "(about 1)" for what cannot be divided. */
function editsFor(
  text: string,
  tokens: readonly Token[],
  site: ScaleSite,
  factor: number,
  language: string,
  kitchen = false,
): Edit[] {
  const style = styleOf(text, site);
  const amount = text.slice(site.start, site.end);
  // "1,5 kg" stays with its comma, and "1.5 kg" with its point.
  const comma =
    packOf(language).numbers.decimal === ","
      ? !/\d\.\d/.test(amount)
      : site.value % 1 !== 0 && amount.includes(",");
  const written = (value: number) => {
    const shown = quantityText(value, style, kitchen);
    return comma ? shown.replace(".", ",") : shown;
  };
  if (site.times) return [{ start: site.start, end: site.start, text: `${written(factor)} × ` }];
  const low = site.value * factor;
  const high = site.max === null ? null : site.max * factor;
  const shown = high === null ? written(low) : rangeText(written(low), written(high), site.joint);
  const edits: Edit[] = [{ start: site.start, end: site.end, text: shown }];
  const before = site.max ?? site.value;
  const after = high ?? low;
  const hyphenated = site.unit !== null && text[site.end] === "-";
  if (before <= 1 !== after <= 1 && !hyphenated) {
    const word = countedWord(tokens, site.next);
    const span = site.unit ? { start: site.unitStart, end: site.unitEnd } : word;
    if (span)
      edits.push({
        start: span.start,
        end: span.end,
        text: inNumber(text.slice(span.start, span.end), after, site.unit !== null, language),
      });
  }
  const about = aboutWhole(text, tokens, site, low, countedWord(tokens, site.next), language);
  if (about) edits.push(about);
  return edits;
}

function apply(text: string, edits: Edit[]): string {
  let result = "";
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** The factor from the recipe's own servings to the wanted ones; 1 when the recipe states none. */
export function scaleFactor(original: number | null, wanted: number): number {
  return original !== null && original > 0 && wanted > 0 ? wanted / original : 1;
}

/**
 * An ingredient line for `factor` times the servings: "1 cup (240 ml) milk" by 2 is "2 cups (480 ml) milk", "2 eggs" by 2/3 "1 1/3 eggs (about 1)".
 * Fractions are written as the line writes them (½ or 1/2), metric amounts as decimals. Unchanged for a factor within 0.01 of 1 and for a line without amounts.
 */
export function scaleLine(line: string, factor: number, language = "en"): string {
  return isScaling(factor) ? scaleText(line, factor, language, false) : line;
}

/**
 * What a step uses of a line (`ActionUse.amount`) for `factor` times the servings: "2 tbsp" by 2 is "4 tbsp", "1 lemon" "2 lemons", ranges
 * keep their form; "all" and "some" stay. In fractions that a kitchen can measure: "1/4 tsp" by ½ is "1/8 tsp".
 */
export function scaleAmount(amount: string, factor: number, language = "en"): string {
  const isOpen = amount === "all" || amount === "some";
  return isOpen || !isScaling(factor) ? amount : scaleText(amount, factor, language, false, true);
}

function scaleText(text: string, factor: number, language: string, inStep: boolean, kitchen = false): string {
  const tokens = tokenize(text, READ_CHARS);
  const sites = sitesOfLine(text, tokens, inStep);
  return apply(
    text,
    sites.flatMap((site) => editsFor(text, tokens, site, factor, language, kitchen)),
  );
}

function scaleBefore(text: string, factor: number, mention: string, language: string): string {
  const cut = Math.max(0, text.length - TAIL_CHARS);
  const tail = text.slice(cut);
  const tokens = tokenize(tail);
  const site = siteBefore(tail, tokens);
  // "three ***quarters of the cheese***" is a share.
  if (!site || SHARES.has(/^\p{L}+/u.exec(mention)?.[0].toLowerCase() ?? "")) return text;
  const edits = editsFor(`${tail}${mention}`, tokens, site, factor, language);
  return (
    text.slice(0, cut) +
    apply(
      tail,
      edits.filter((edit) => edit.end <= tail.length && !edit.text.startsWith(" (")),
    )
  );
}

function scaleAfter(text: string, factor: number, language: string): string {
  const bracket = /^\s?\([^()]{1,60}\)/.exec(text)?.[0];
  // "(⅓ cup for 4 servings)" already says for how many.
  if (bracket === undefined) return scalePlain(text, factor, language);
  const rest = scalePlain(text.slice(bracket.length), factor, language);
  return (
    (isSaid(({ forSome }) => forSome, bracket, language)
      ? bracket
      : scaleText(bracket, factor, language, true)) + rest
  );
}

/** Is an amount between these words said of one piece at a time? */
function isOfOnePiece(before: string, after: string, language: string): boolean {
  if (isSaid(({ oneByOne }) => oneByOne, after, language)) return true;
  const near = /[^.;!?]{0,40}$/.exec(before.slice(-40))?.[0] ?? "";
  const behind = /^[^.;!?]{0,40}/.exec(after)?.[0] ?? "";
  return [near, behind].some((words) => isSaid(({ perPiece }) => perPiece, words, language));
}

const FOOD_WORDS = 3;

/** "1 tbsp water at a time": said behind the food that a plain amount is of. */
function isByTheTime(behind: string, language: string): boolean {
  let rest = behind;
  for (let n = 0; n < FOOD_WORDS; n += 1) {
    const word = /^\s*[\p{L}'’-]{1,30}/u.exec(rest)?.[0];
    if (word === undefined) return false;
    rest = rest.slice(word.length);
    if (isSaid(({ oneByOne }) => oneByOne, rest, language)) return true;
  }
  return false;
}

/** Plain amounts of foods that no line has: "Bring 1¾ cups water to the boil". */
function scalePlain(text: string, factor: number, language: string): string {
  const tokens = tokenize(text);
  const sites = sitesOfText(text, tokens).filter(
    (site) =>
      !isOfOnePiece(text.slice(0, site.start), text.slice(site.unitEnd), language) &&
      !isByTheTime(text.slice(site.unitEnd, site.unitEnd + TAIL_CHARS), language),
  );
  return apply(
    text,
    sites.flatMap((site) => editsFor(text, tokens, site, factor, language)),
  );
}

/** Is the mention at `i` said of one piece at a time: "Top each with 2 tbsp ***jam***", "one ***egg*** at a time"? */
function isPerPiece(tokens: readonly MarkupToken[], i: number, language: string): boolean {
  const before = tokens[i - 1]?.text ?? "";
  const after = tokens[i + 1]?.text ?? "";
  return isOfOnePiece(before, after, language);
}

/**
 * An instruction (light markup) for `factor` times the servings. Amounts that belong to a marked ingredient scale: inside the mark,
 * right before it ("2 tbsp of the ***butter***") and in a bracket right after it; and plain measures of food ("1¾ cups water"). Times, temperatures, shares ("half the ***flour***") and
 * what is said of each piece ("one ***egg*** at a time", "top each with 1 tbsp ***jam***") stay.
 */
export function scaleInstruction(instruction: string, factor: number, language = "en"): string {
  if (!isScaling(factor)) return instruction;
  const tokens = parseMarkup(instruction);
  const scaled = tokens.map((token, i): MarkupToken => {
    const next = tokens[i + 1];
    if (token.kind === "mention") {
      return isPerPiece(tokens, i, language)
        ? token
        : { ...token, text: scaleText(token.text, factor, language, true) };
    }
    let { text } = token;
    text =
      tokens[i - 1]?.kind === "mention"
        ? scaleAfter(text, factor, language)
        : scalePlain(text, factor, language);
    if (next?.kind === "mention" && !isPerPiece(tokens, i + 1, language))
      text = scaleBefore(text, factor, next.text, language);
    return { ...token, text };
  });
  return writeMarkup(scaled);
}

/** A step's words and what its lines use; what the whole of a line is stays the whole of it. */
function scaledStep(step: Step, factor: number, language: string): Step {
  const scaled = {
    ...step,
    instruction: scaleInstruction(step.instruction, factor, language),
    ingredients: step.ingredients.map((text) => scaleLine(text, factor, language)),
  };
  if (step.actions === undefined) return scaled;
  const actions = step.actions.map((action) => ({
    ...action,
    text: scaleInstruction(action.text, factor, language),
    uses: action.uses.map((use) => ({ ...use, amount: scaleAmount(use.amount, factor, language) })),
  }));
  return { ...scaled, instruction: actions.map(({ text }) => text).join(" "), actions };
}

/** What is shown for `servings`; the recipe itself when its own servings are unknown or asked for. */
export function scaledRecipe(content: FormattedContent, servings: number | null): FormattedContent {
  const factor = servings === null ? 1 : scaleFactor(content.servings, servings);
  if (factor === 1) return content;
  const language = recipeLanguage(content);
  const line = (text: string) => scaleLine(text, factor, language);
  const { ingredients } = content;
  const needed = alsoNeeded(content);
  return {
    ...content,
    servings,
    ingredients: Array.isArray(ingredients)
      ? ingredients.map(line)
      : { refrigerated: ingredients.refrigerated.map(line), other: ingredients.other.map(line) },
    ...(needed.length === 0 ? {} : { alsoNeeded: needed.map(line) }),
    ...(content.yield === undefined ? {} : { yield: line(content.yield) }),
    steps: content.steps.map((step) => scaledStep(step, factor, language)),
  };
}
