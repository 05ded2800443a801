/**
 * The amount of an ingredient where it is used: an instruction says "the butter", what goes in there is "50 g butter". Shown beside the
 * words on a screen, never written into them: the words stay the recipe's.
 */
import { amountAt } from "@/lib/engine/language/amount";
import { amountInLanguage } from "@/lib/engine/language/quantities";
import { COOK_MODE } from "@/lib/engine/language/cook-mode";
import { singular } from "@/lib/engine/language/food/singular";
import { labelsOf, labelWith } from "@/lib/engine/language/labels";
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import { ALTERNATIVE_WORDS } from "@/lib/engine/language/line-words";
import { sentenceOf } from "@/lib/engine/language/orders";
import { tokenize } from "@/lib/engine/language/tokens";
import { unitAt } from "@/lib/engine/language/units";
import { amountAndFood } from "@/lib/engine/lines/chip";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import type { MarkupToken } from "@/lib/engine/recipe/markup";
import { sitesOfLine } from "@/lib/engine/scale/sites";
import { says } from "./chips-said";

/** `before` is read in front of the mention ("50 g butter"), `after` behind a mention of a part ("half of the butter (25 g)"). */
export type MentionAmount = { place: "before" | "after"; text: string };

/** A piece of an instruction, and the amount that is shown beside it. An article whose place an amount takes is heard, and not seen. */
export type ShownWord = MarkupToken & { amount: MentionAmount | null; isHeardOnly?: true };

/** What goes in: its amount and name, and what the list has of it where that is more. */
type GoesIn = { text: string; of: string | null };

const AMOUNT_MAX_CHARS = 18;
const READ_CHARS = 200;
const WORD = /\p{L}+/gu;
const NUMBER = new RegExp(`[\\d${FRACTION_SIGNS}]`, "u");
/** Tokens of the words before a mention that are looked at. */
const LOOKED_BACK = 8;
const BEFORE_CHARS = 40;

const lowerWords = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase());
const isPart = (mention: string): boolean => lowerWords(mention).some((word) => COOK_MODE.shares.has(word));

/** Does an amount already stand before the mention: "2 tbsp of the ", "two large "? */
function hasAmount(before: string, language: string): boolean {
  const tokens = tokenize(before.slice(-BEFORE_CHARS));
  for (let i = Math.max(0, tokens.length - LOOKED_BACK); i < tokens.length; i += 1) {
    const amount = amountInLanguage(tokens, i, language);
    // "A" is an article elsewhere: "misture a farinha".
    const counts = language === "en" && COOK_MODE.counting.has(tokens[i]?.lower ?? "");
    const end = amount?.end ?? (counts ? i + 1 : -1);
    if (end < 0) continue;
    let rest = unitAt(tokens, end)?.end ?? end;
    while (COOK_MODE.betweenAmountAndName.has(tokens[rest]?.lower ?? "")) rest += 1;
    if (rest === tokens.length) return true;
  }
  return false;
}

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(singular);

/** The amount at the beginning of a text with its unit, as it is written; null for a text without one. */
function amountFirst(line: string): { text: string; hasUnit: boolean; end: number } | null {
  const [site] = sitesOfLine(line, tokenize(line, READ_CHARS), false);
  if (!site || site.start !== 0 || site.times) return null;
  const end = site.unit === null ? site.end : site.unitEnd;
  return { text: line.slice(0, end).trim(), hasUnit: site.unit !== null, end };
}

/** The amount behind a food that its line names first: "750 g" of "Chicken – 750 g", null where more than an amount stands there. */
function amountBehind(line: string): { text: string; hasUnit: boolean } | null {
  const { nameStart } = parseIngredientLine(line);
  if (nameStart > 0) return null;
  const { amount } = amountAndFood(line, "all");
  const found = amountFirst(amount);
  return found !== null && found.end === amount.length ? found : null;
}

/** The amount of a line with its unit, as it is written; null for a line without one. `unsaid`: what it counts, where the words leave that out. */
function amountOfLine(line: string, unsaid: string | null): string | null {
  const found = amountFirst(line) ?? amountBehind(line);
  if (found === null) return null;
  const amount = unsaid === null || found.hasUnit ? found.text : `${found.text} ${unsaid}`;
  return amount.length <= AMOUNT_MAX_CHARS ? amount : null;
}

/** The last word of a line's name where a mention leaves it out: "cloves" of "3 garlic cloves" behind "the garlic". */
function leftOut(line: string, mention: string): string | null {
  const { nameStart, nameEnd } = parseIngredientLine(line);
  // "bone-in, skin-on chicken thighs" is one name, whatever its signs.
  const end = Math.max(nameEnd, line.search(/[,(;]|$/));
  const name =
    amountFirst(line) === null && nameStart === 0 ? amountAndFood(line, "all").food : line.slice(0, end);
  const last = (name.match(WORD) ?? []).at(-1) ?? "";
  return lowerWords(mention).map(singular).includes(singular(last)) ? null : last;
}

/** "1", "½", "3/4": one of something, or a part of it. */
const ONE = new RegExp(`^(?:1|[${FRACTION_SIGNS}]|[123]/[234])$`, "u");

/** "of 1", "sur 1" */
const ONE_IN_ALL = /\p{L} 1$/u;

/** Two and more of something that is counted. */
const SEVERAL = /^\d+(?:\s*[-–]\s*\d+)?$/u;

/** Does the list speak of one ("1 leek") where the mention has several ("the leeks"), or of several where it has one ("the leek")? */
const countsOtherwise = (amount: string, line: string, mention: string): boolean =>
  (ONE.test(amount) || SEVERAL.test(amount)) && !lowerWords(line).includes(lowerWords(mention).at(-1) ?? "");

const isUnit = (word: string): boolean => unitAt(tokenize(word), 0) !== null;

/** The one line that a mention means, by its place: it has all words of the mention's name, and is not of `taken`. -1 for none, and for two. */
function lineOf(mention: string, lines: readonly GoesIn[], taken: ReadonlySet<number> = new Set()): number {
  const words = lowerWords(mention);
  const from = words.findLastIndex((word) => COOK_MODE.beforeNames.has(word)) + 1;
  const name = words
    .slice(from)
    .filter((word) => !COOK_MODE.shares.has(word))
    .map(singular);
  if (name.length === 0) return -1;
  const fits = ({ text }: GoesIn, at: number) => {
    const words = new Set(wordsOf(text));
    return !taken.has(at) && name.every((word) => words.has(word));
  };
  const first = lines.findIndex(fits);
  return first >= 0 && lines.findLastIndex(fits) === first ? first : -1;
}

/** For each token the line that it means: what "the broth" means is not what "the chicken" beside it does. */
function linesOf(tokens: readonly MarkupToken[], lines: readonly GoesIn[]): number[] {
  const sure = tokens.map(({ kind, text }) => (kind === "mention" ? lineOf(text, lines) : -1));
  const taken = new Set(sure);
  return tokens.map(({ kind, text }, index) => {
    const at = sure[index] ?? -1;
    return at >= 0 || kind !== "mention" ? at : lineOf(text, lines, taken);
  });
}

const LAST_WORD = /(?<!\p{L})\p{L}+['’]?\s*$/u;
/** Words that join ("with", "und") are short; what stands right before a name and describes it ("chopped", "gehackten") is not. */
const JOINING_CHARS = 4;
const DESCRIBED_BY = 2;

/** The article before a mention: one that an amount takes the place of, one that has to stay, or none. */
function articleBefore(before: string, language: string): "goes" | "stays" | "none" {
  const { articles, articlesKept } = sentenceOf(language);
  const ahead =
    before
      .slice(-BEFORE_CHARS)
      .split(/[.,;:()]/)
      .at(-1) ?? "";
  const words = lowerWords(ahead).reverse();
  if (articles.has(words[0] ?? "") && LAST_WORD.test(ahead)) return "goes";
  const at = words.findIndex((word) => articles.has(word) || articlesKept.has(word));
  const isDescribed = at <= DESCRIBED_BY && (words[0] ?? "").length > JOINING_CHARS;
  return at === 0 || (at > 0 && isDescribed) ? "stays" : "none";
}

/** The words with each article apart that an amount takes the place of: "Chop 1 onion", where the recipe says "Chop the onion". */
const withoutArticles = (words: readonly ShownWord[], language: string): ShownWord[] =>
  words.flatMap((word, index) => {
    const isBefore = words[index + 1]?.amount?.place === "before";
    if (word.kind !== "text" || !isBefore || articleBefore(word.text, language) !== "goes") return [word];
    const at = LAST_WORD.exec(word.text)?.index ?? 0;
    return [
      ...(at > 0 ? [{ ...word, text: word.text.slice(0, at) }] : []),
      { ...word, text: word.text.slice(at), isHeardOnly: true },
    ];
  });

/** What stands in brackets right behind a mention. */
const BRACKETED = /^ ?\(([^()]*)\)/u;

const isWhole = (text: string): boolean => !text.trimEnd().endsWith(")");
const hasChoice = (text: string): boolean => lowerWords(text).some((word) => ALTERNATIVE_WORDS.has(word));

/** Are pieces of a counted food meant, "the lemon slices" of "1 lemon"? How many of them there are, the list does not say. */
function isInPieces(line: string, behind: string): boolean {
  const [next] = tokenize(behind.slice(0, BEFORE_CHARS));
  if (next?.kind !== "word" || unitAt([next], 0)?.unit.kind !== "count") return false;
  return amountFirst(line)?.hasUnit === false && !wordsOf(line).includes(singular(next.text));
}

/** "one of the tins of beans", "the other tin of beans": the mention says its amount in words. */
function countsItself(mention: string, amount: string): boolean {
  const [number = "", unit = ""] = amount.split(" ");
  if (number === "1" && lowerWords(mention).map(singular).includes(singular(unit))) return true;
  const said = amountAt(tokenize(mention.slice(0, BEFORE_CHARS)), 0);
  // Half of what is one cup is no half by itself.
  return said !== null && said.value >= 1 && said.value === amountAt(tokenize(amount), 0)?.value;
}

/** "1" of "1 bouquet" beside "the bouquet garni", whose name begins with its unit. */
const withoutSaidUnit = (amount: string | null, mention: string): string | null =>
  amount?.replace(/(?<!\s)\s+(\p{L}+)$/u, (unit, word: string) =>
    lowerWords(mention)[0] === word.toLowerCase() ? "" : unit,
  ) ?? null;

/** How a mention and the line that it means go together: the amount to show beside it, and whether the words then tell all of the line. */
function besideMention(
  token: MarkupToken,
  before: string,
  behind: string,
  { text, of }: GoesIn,
  language: string,
): { amount: MentionAmount | null; isTold: boolean } {
  if (hasChoice(text) || isInPieces(text, behind)) return { amount: null, isTold: false };
  const unsaid = leftOut(text, token.text);
  // "The 4 chicken" is no English: "4 chicken thighs" stand below. Other languages have the noun first and then what describes it.
  const isOther = language === "en" && unsaid !== null && !isUnit(unsaid);
  if (isOther && /^\d+$/.test(amountOfLine(text, null) ?? "")) return { amount: null, isTold: false };
  const amount = withoutSaidUnit(
    amountOfLine(text, unsaid !== null && isUnit(unsaid) ? unsaid : null),
    token.text,
  );
  // "Most of the feta (of 300 g)"; "the juice of the lemon (of 1)" tells nothing.
  if (amount === null && of !== null && isWhole(text))
    return ONE_IN_ALL.test(of)
      ? { amount: null, isTold: true }
      : { amount: { place: "after", text: `(${of})` }, isTold: true };
  if (amount === null) return { amount: null, isTold: isWhole(text) };
  if (countsItself(token.text, amount)) return { amount: null, isTold: true };
  // "Splash in the soy sauce (2-3 tbsp)": the words say it themselves.
  if (says(BRACKETED.exec(behind.slice(0, BEFORE_CHARS))?.[1] ?? "", amount))
    return { amount: null, isTold: true };
  if (NUMBER.test(token.text)) return { amount: null, isTold: says(token.text, amount) };
  if (isPart(token.text) && !isWhole(text))
    return {
      amount: { place: "after", text: `(${labelWith(labelsOf(language).ofAll, amount)})` },
      isTold: true,
    };
  if (!isWhole(text)) return { amount: null, isTold: false };
  const ahead = before.slice(-BEFORE_CHARS);
  if (hasAmount(before, language) && says(ahead, amount)) return { amount: null, isTold: true };
  // "half of the oil": what it comes to stands behind it.
  if (of !== null || isPart(token.text))
    return { amount: { place: "after", text: `(${amount})` }, isTold: true };
  if (hasAmount(before, language)) return { amount: null, isTold: !NUMBER.test(ahead) };
  // "the chopped 1 onion", "1 leeks" and "2 leek" are no English; "the chopped onion (1)" and "the leeks (1)" are.
  return articleBefore(before, language) === "stays" || countsOtherwise(amount, text, token.text)
    ? { amount: { place: "after", text: `(${amount})` }, isTold: true }
    : { amount: { place: "before", text: amount }, isTold: true };
}

/**
 * The tokens with the amounts to show beside them, and what goes in that the words, with those amounts, do not tell. Each line is told
 * once, at its first mention.
 */
export function withAmounts<Line extends GoesIn>(
  tokens: readonly MarkupToken[],
  lines: readonly Line[],
  language: string,
): { words: ShownWord[]; untold: Line[] } {
  const met = new Set<number>();
  const told = new Set<number>();
  const places = linesOf(tokens, lines);
  const words = tokens.map((token, index): ShownWord => {
    const at = places[index] ?? -1;
    const line = lines[at];
    if (line === undefined || met.has(at)) return { ...token, amount: null };
    met.add(at);
    const [before = "", behind = ""] = [tokens[index - 1]?.text, tokens[index + 1]?.text];
    const { amount, isTold } = besideMention(token, before, behind, line, language);
    if (isTold) told.add(at);
    return { ...token, amount };
  });
  return { words: withoutArticles(words, language), untold: lines.filter((_, at) => !told.has(at)) };
}
