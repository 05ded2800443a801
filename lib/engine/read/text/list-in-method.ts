/** The shopping list of a recipe that is told as a story: "Start with a kilo of chicken thighs … stir in 100 ml double cream", and no list anywhere. */
import { amountAt } from "@/lib/engine/language/amount";
import { findDurations } from "@/lib/engine/language/times/durations";
import { findFood, type Food } from "@/lib/engine/language/food/lexicon";
import { DEGREES, HAPPENS, placeOf, type Gloss, type Glossed } from "@/lib/engine/language/gloss";
import { ADVERBS, PREPARED } from "@/lib/engine/language/line-words";
import { LINKING } from "@/lib/engine/language/linking";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { Token } from "@/lib/engine/language/characters";
import { wordsIn } from "@/lib/engine/language/registry";
import { tokenize } from "@/lib/engine/language/tokens";
import { unitAt } from "@/lib/engine/language/units";
import type { SourceLine } from "@/lib/engine/recipe/stages";
import { bareIn, namingWords } from "./told-list";

/** Fewer foods, or fewer of them measured, are a remark about cooking and no recipe. */
const FEWEST_FOODS = 3;
const FEWEST_MEASURED = 3;
/** Words of a food's name behind its amount: "small tub of full fat greek yogurt". */
const LONGEST_NAME = 8;
/** More than any recipe tells, and a bound for adversarial texts. */
const MOST_FOODS = 60;
const MOST_SENTENCES = 200;

/** "grated ginger": the token behind it, and its food. */
type Named = { end: number; food: Food };
type Told = { start: number; end: number; food: Food; measured: boolean };

const OF_EACH = wordsIn(({ scaling }) => scaling.ofEach);
const NO_NAMES = [
  LINKING.functionWords,
  LINKING.conjunctions,
  LINKING.waiting,
  LINKING.ifWords,
  LINKING.cooks,
  // "500 ml milk stirring well"
  LINKING.laterVerbs,
];

/** A word that a food's name may have: no comma, no preposition but "of", no article, no "if you have one", no "you've toasted". */
const isOfName = (token: Token | undefined): token is Token =>
  token?.kind === "word" &&
  (LINKING.genitive.has(token.lower) ||
    !NO_NAMES.some((words) => words.has(token.lower) || words.has(token.lower.split(/['’]/)[0] ?? "")));

/** Where the longest name ends that begins at token `from` and whose last word names a food; null where none does. */
function nameAt(tokens: readonly Token[], from: number): Named | null {
  let last = from;
  while (last - from < LONGEST_NAME && isOfName(tokens[last])) last += 1;
  for (let end = last; end > from; end -= 1) {
    const words = tokens.slice(from, end).map(({ lower }) => lower);
    const word = words.at(-1) ?? "";
    const found = saysHow(word) || LINKING.genitive.has(word) ? null : findFood(words.join(" "));
    if (found !== null && !LINKING.surfaces.has(word)) return { end, food: found.food };
  }
  return null;
}

/** The food that an amount behind a comma or colon is of: "the dried beans, 300 g", "dried meat: half a kilo"; null where none stands there. */
function nameBefore(tokens: readonly Token[], amount: number): { start: number; food: Food } | null {
  let sign = amount - 1;
  while (LINKING.portionFillers.has(tokens[sign]?.lower ?? "")) sign -= 1;
  if (!/^[,:]$/.test(tokens[sign]?.text ?? "")) return null;
  let from = sign;
  while (sign - from < LONGEST_NAME && isOfName(tokens[from - 1])) from -= 1;
  for (; from < sign; from += 1) {
    const food = findFood(
      tokens
        .slice(from, sign)
        .map(({ lower }) => lower)
        .join(" "),
    );
    const first = tokens[from];
    if (food !== null && food.exact && first !== undefined) return { start: first.start, food: food.food };
  }
  return null;
}

/** Words in a bracket that says how much a food weighs: "about 600 g". */
const BRACKET_WORDS = 5;

/** The last token of the bracket at token `open` that weighs or measures what stands before it: "a small pumpkin (about 600 g)"; null where none does. */
function bracketEnd(tokens: readonly Token[], open: number): Token | null {
  if (tokens[open]?.text !== "(") return null;
  const inside = tokens.slice(open + 1, open + 2 + BRACKET_WORDS);
  const close = inside.findIndex(({ text }) => text === ")");
  const measures = inside.slice(0, Math.max(close, 0)).some((_, at) => {
    const amount = amountAt(tokens, open + 1 + at);
    const kind = amount === null ? undefined : unitAt(tokens, amount.end)?.unit.kind;
    return kind === "weight" || kind === "volume";
  });
  return measures ? (inside[close] ?? null) : null;
}

/** "finely", "chopped", "very": work behind the name, and none of it. */
const saysHow = (word: string): boolean =>
  word.endsWith(LINKING.adverbEnd) || ADVERBS.has(word) || PREPARED.has(word) || DEGREES.has(word);

/** "the two onions", "the remaining 2 dl of stock", "becomes 8 dumplings": nothing to buy. */
const isNoPurchase = (before: Token | undefined): boolean =>
  before !== undefined &&
  (LINKING.definite.has(before.lower) || LINKING.restWords.has(before.lower) || HAPPENS.has(before.lower));

/** A name with the one that stands behind its "and": what is measured by "each" is of both. */
function withSecond(tokens: readonly Token[], first: Named): Named {
  const isJoined = LINKING.conjunctions.has(tokens[first.end]?.lower ?? "");
  const second = isJoined ? nameAt(tokens, first.end + 1) : null;
  return second === null ? first : { ...first, end: second.end };
}

/** The unit of which a part is taken: "a third of a sachet"; null where none stands there. */
function partOfUnit(tokens: readonly Token[], from: number): ReturnType<typeof unitAt> {
  if (!LINKING.genitive.has(tokens[from]?.lower ?? "")) return null;
  const article = LINKING.definite.has(tokens[from + 1]?.lower ?? "") ? from + 2 : from + 1;
  return unitAt(tokens, amountAt(tokens, article)?.end ?? article);
}

/** Words between what is weighed and what it is of: "cold leftovers of a beef stew". */
const SOME_WORDS = 3;

/** The food of "leftovers of a beef stew", which no food's name begins; null where none follows. */
function nameOfSome(tokens: readonly Token[], from: number): Named | null {
  const of = tokens.slice(from, from + SOME_WORDS + 1).findIndex(({ lower }) => LINKING.genitive.has(lower));
  if (of < 1 || !tokens.slice(from, from + of).every(isOfName)) return null;
  const article = from + of + 1;
  return nameAt(tokens, LINKING.determiners.has(tokens[article]?.lower ?? "") ? article + 1 : article);
}

/** The foods that a sentence, in the engine's words, brings in by an amount: "400 ml of that stock" was there before. */
function toldIn(sentence: string): Told[] {
  const tokens = tokenize(sentence);
  const times = findDurations(sentence);
  const told: Told[] = [];
  let time = 0;
  for (let at = 0; at < tokens.length;) {
    const amount = amountAt(tokens, at);
    const first = tokens[at];
    while (first !== undefined && (times[time]?.end ?? Infinity) <= first.start) time += 1;
    if (amount === null || first === undefined || (times[time]?.start ?? Infinity) <= first.start) {
      at += 1;
      continue;
    }
    const inner = partOfUnit(tokens, amount.end);
    const unit = inner ?? unitAt(tokens, amount.end);
    let from = unit?.end ?? amount.end;
    // "a tablespoon each of grated ginger and garlic"
    const isOfEach = unit !== null && OF_EACH.has(tokens[from]?.lower ?? "");
    if (isOfEach) from += 1;
    if (LINKING.genitive.has(tokens[from]?.lower ?? "")) from += 1;
    // "a pan of hot water" is to set something in
    const isVessel = unit === null && LINKING.tools.has(tokens[from]?.lower ?? "");
    const isWeighed = unit?.unit.kind === "weight" || unit?.unit.kind === "volume";
    const own = isVessel || isNoPurchase(tokens[at - 1]) ? null : nameAt(tokens, from);
    const found = own ?? (isWeighed ? nameOfSome(tokens, from) : null);
    // "a 2lb loaf tin"
    const named = found !== null && LINKING.tools.has(tokens[found.end]?.lower ?? "") ? null : found;
    const name = named !== null && isOfEach ? withSecond(tokens, named) : named;
    const last = name === null ? undefined : tokens[name.end - 1];
    const before = name === null && unit !== null && !isVessel ? nameBefore(tokens, at) : null;
    const measure = tokens[from - 1];
    if (before !== null && measure !== undefined && isWeighed)
      told.push({ start: before.start, end: measure.end, food: before.food, measured: true });
    const weighed = name === null ? null : bracketEnd(tokens, name.end);
    if (name !== null && last !== undefined && unit?.unit.kind !== "length")
      told.push({
        start: first.start,
        end: weighed?.end ?? last.end,
        food: name.food,
        measured: amount.stated || unit !== null || weighed !== null,
      });
    const end = weighed === null ? (name?.end ?? amount.end) : tokens.indexOf(weighed) + 1;
    at = Math.max(at + 1, end);
  }
  return told;
}

/** How many foods a sentence, in the engine's words, brings in by a measure. */
export const foodsToldIn = (sentence: string): number =>
  toldIn(sentence).filter(({ measured }) => measured).length;

/**
 * The list that a method tells, each line in the method's own words, in its order; empty where it tells none. A food that is named again with no
 * measure ("an onion", and later "one onion") is one line. Linear in the length of the method.
 */
export function listInMethod(instructions: readonly SourceLine[], gloss: Gloss | null): SourceLine[] {
  const lines: Line[] = [];
  const foods = new Set<Food>();
  let measured = 0;
  const told = instructions
    .flatMap(({ text }) => splitSentences(text))
    .slice(0, MOST_SENTENCES)
    .map((sentence): Sentence => ({ sentence, glossed: gloss?.translate(sentence) }));
  told.forEach(({ sentence, glossed }, at) => {
    for (const each of toldIn(glossed?.text ?? sentence)) {
      const place = glossed === undefined ? each : placeOf(glossed, each.start, each.end);
      if (place === null || (foods.has(each.food) && !each.measured) || lines.length === MOST_FOODS) continue;
      foods.add(each.food);
      if (each.measured) measured += 1;
      lines.push({
        at,
        start: place.start,
        text: sentence.slice(place.start, place.end),
        food: each.food,
        said: (glossed?.text ?? sentence).slice(each.start, each.end),
      });
    }
  });
  if (foods.size < FEWEST_FOODS || measured < FEWEST_MEASURED) return [];
  return [...lines, ...bareAmong(told, lines)]
    .sort((a, b) => a.at - b.at || a.start - b.start)
    .map(({ text }) => ({ text }));
}

type Sentence = { sentence: string; glossed: Glossed | undefined };
/** A line of the list, with the number of its sentence and its place in it; `said` in the words of the engine. */
type Line = { at: number; start: number; text: string; food: Food; said: string };

/** What the sentences name and never measure; no other word for what is on the list already. */
function bareAmong(told: readonly Sentence[], lines: readonly Line[]): Line[] {
  const bare: Line[] = [];
  const foods = new Set(lines.map(({ food }) => food));
  const names = new Set(
    lines.flatMap(({ food, said }) => [said, ...food.names].flatMap((name) => [...namingWords(name)])),
  );
  told.forEach(({ sentence, glossed }, at) => {
    const text = glossed?.text ?? sentence;
    for (const { start, end, food } of bareIn(text)) {
      const place = glossed === undefined ? { start, end } : placeOf(glossed, start, end);
      const isTold =
        foods.has(food) || [...namingWords(text.slice(start, end))].some((word) => names.has(word));
      if (place === null || isTold || lines.length + bare.length >= MOST_FOODS) continue;
      foods.add(food);
      bare.push({
        at,
        start: place.start,
        text: sentence.slice(place.start, place.end),
        food,
        said: text.slice(start, end),
      });
    }
  });
  return bare;
}
