/**
 * Scaling a recipe to other servings (spec cooks §5), in list lines and in steps. Always from the original text: scaled text is shown, never
 * stored or scaled again. No temperature, time, size of tin or size of a can is touched. Free of the food lexicon: it runs in the browser.
 */
import { GLYPHS, tokenize, type Token } from "@/lib/engine/language/tokens";
import { parseMarkup, writeMarkup, type MarkupToken } from "@/lib/engine/recipe/markup";
import { quantityText, type QuantityStyle } from "@/lib/engine/language/quantity-text";
import { siteBefore, sitesOfLine, type ScaleSite } from "./sites";
import { inNumber } from "./words";

/** Factors this near to 1 change nothing. */
const UNCHANGED_WITHIN = 0.01;
const READ_CHARS = 600;
const TAIL_CHARS = 90;
const METRIC = new Set(["g", "kg", "mg", "ml", "cl", "dl", "l", "cm", "mm"]);
/** Not sensibly divided: a part of one is shown with the whole number to take. */
const WHOLE_THINGS =
  /^(?:eggs?|yolks?|whites?|bay|leaf|leaves|cloves?|sprigs?|sausages?|buns?|tortillas?|tins?|cans?|packets?|packages?)$/i;

/** "one egg at a time" stays one. */
const ONE_BY_ONE = /^\s*(?:at a time|per|each)\b/i;
const PER_PIECE = /\b(?:each|every|apiece)\b(?!\s+(?:side|other|time|addition))/i;

type Edit = { start: number; end: number; text: string };

function isScaling(factor: number): boolean {
  return Number.isFinite(factor) && factor > 0 && Math.abs(factor - 1) > UNCHANGED_WITHIN;
}

function styleOf(text: string, site: ScaleSite): QuantityStyle {
  if (site.unit && METRIC.has(site.unit.id)) return "decimal";
  for (const glyph of GLYPHS.keys()) if (text.includes(glyph)) return "glyph";
  return "plain";
}

/** The word that a bare number counts: the last word before a comma, a bracket or a second thought. */
function countedWord(tokens: readonly Token[], from: number): Token | null {
  let word: Token | null = null;
  for (let i = from; i < from + 5; i += 1) {
    const token = tokens[i];
    if (token?.kind !== "word" || /^(?:of|or|and|for|with|in|at|to|plus)$/.test(token.lower)) break;
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
): Edit | null {
  const whole = Math.round(value);
  const divided = Math.abs(value - whole) > 0.05;
  const counted = site.unit === null || site.unit.kind === "count" || site.unit.kind === "container";
  if (!divided || whole < 1 || !counted || site.max !== null) return null;
  const name = site.unit ? text.slice(site.unitStart, site.unitEnd) : (word?.text ?? "");
  if (!WHOLE_THINGS.test(name)) return null;
  const at = site.unit ? (countedWord(tokens, site.next)?.end ?? site.unitEnd) : (word?.end ?? site.end);
  return { start: at, end: at, text: ` (about ${whole})` };
}

/** "4-6"; with fractions " – " between the ends, for "1 1/2-3" could be read as one number. */
function rangeText(low: number, high: number, joint: string, style: QuantityStyle): string {
  const ends = [quantityText(low, style), quantityText(high, style)];
  const glued = joint.trim().length === joint.length && ends.some((end) => end.includes("/"));
  return ends.join(glued ? " – " : joint);
}

/** The edits that scale one amount: the number itself, the unit or noun in its number, and "(about 1)" for what cannot be divided. */
function editsFor(text: string, tokens: readonly Token[], site: ScaleSite, factor: number): Edit[] {
  const style = styleOf(text, site);
  if (site.times) return [{ start: site.start, end: site.start, text: `${quantityText(factor, style)} × ` }];
  const low = site.value * factor;
  const high = site.max === null ? null : site.max * factor;
  const shown = high === null ? quantityText(low, style) : rangeText(low, high, site.joint, style);
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
        text: inNumber(text.slice(span.start, span.end), after),
      });
  }
  const about = aboutWhole(text, tokens, site, low, countedWord(tokens, site.next));
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
export function scaleLine(line: string, factor: number): string {
  return isScaling(factor) ? scaleText(line, factor, false) : line;
}

function scaleText(text: string, factor: number, inStep: boolean): string {
  const tokens = tokenize(text, READ_CHARS);
  const sites = sitesOfLine(text, tokens, inStep);
  return apply(
    text,
    sites.flatMap((site) => editsFor(text, tokens, site, factor)),
  );
}

function scaleBefore(text: string, factor: number, mention: string): string {
  const cut = Math.max(0, text.length - TAIL_CHARS);
  const tail = text.slice(cut);
  const tokens = tokenize(tail);
  const site = siteBefore(tail, tokens);
  // "three ***quarters of the cheese***" is a share.
  if (!site || /^(?:half|halves|thirds?|quarters?)\b/i.test(mention)) return text;
  const edits = editsFor(`${tail}${mention}`, tokens, site, factor);
  return (
    text.slice(0, cut) +
    apply(
      tail,
      edits.filter((edit) => edit.end <= tail.length && !edit.text.startsWith(" (")),
    )
  );
}

function scaleAfter(text: string, factor: number): string {
  const bracket = /^\s?\([^()]{1,60}\)/.exec(text)?.[0];
  // "(⅓ cup for 4 servings)" already says for how many.
  return bracket === undefined || /\bfor \d/.test(bracket)
    ? text
    : scaleText(bracket, factor, true) + text.slice(bracket.length);
}

/** Is the mention at `i` said of one piece at a time: "Top each with 2 tbsp ***jam***", "one ***egg*** at a time"? */
function isPerPiece(tokens: readonly MarkupToken[], i: number): boolean {
  const before = tokens[i - 1]?.text ?? "";
  const after = tokens[i + 1]?.text ?? "";
  if (ONE_BY_ONE.test(after)) return true;
  const near = /[^.;!?]{0,40}$/.exec(before.slice(-40))?.[0] ?? "";
  return PER_PIECE.test(near) || PER_PIECE.test(/^[^.;!?]{0,40}/.exec(after)?.[0] ?? "");
}

/**
 * An instruction (light markup) for `factor` times the servings. Only amounts that belong to a marked ingredient scale: inside the mark,
 * right before it ("2 tbsp of the ***butter***") and in a bracket right after it. Times, temperatures, shares ("half the ***flour***") and
 * what is said of each piece ("one ***egg*** at a time", "top each with 1 tbsp ***jam***") stay.
 */
export function scaleInstruction(instruction: string, factor: number): string {
  if (!isScaling(factor)) return instruction;
  const tokens = parseMarkup(instruction);
  const scaled = tokens.map((token, i): MarkupToken => {
    const next = tokens[i + 1];
    if (token.kind === "mention") {
      return isPerPiece(tokens, i) ? token : { ...token, text: scaleText(token.text, factor, true) };
    }
    let { text } = token;
    if (tokens[i - 1]?.kind === "mention") text = scaleAfter(text, factor);
    if (next?.kind === "mention" && !isPerPiece(tokens, i + 1)) text = scaleBefore(text, factor, next.text);
    return { ...token, text };
  });
  return writeMarkup(scaled);
}
