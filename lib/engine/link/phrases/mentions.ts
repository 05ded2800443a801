/** Finds where a step's words may name a line of the shopping list, with how well they fit. Which of them count is decided in `assign.ts`. */
import { OPENS_NUMBER } from "@/lib/engine/language/characters";
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { LineName } from "@/lib/engine/link/lines/names";
import { LINKING } from "@/lib/engine/language/linking";
import {
  isOtherFood,
  milled,
  isForeign,
  isScatteredKind,
  joins,
  isStirredWithNext,
  isColour,
  isConsistency,
  isNew,
  isWorkAlone,
} from "@/lib/engine/link/phrases/another-food";
import { isDrawn } from "@/lib/engine/link/words/no-use";
import type { Word } from "@/lib/engine/link/words/words";

const {
  cuts: CUTS,
  descriptions: DESCRIPTIONS,
  determiners: DETERMINERS,
  functionWords: FUNCTION_WORDS,
  measures: MEASURES,
  products: PRODUCTS,
  shapes: SHAPES,
  tools: TOOLS,
  transforming: TRANSFORMING,
  takenFrom: TAKEN_FROM,
} = LINKING;

/** A run of a step's words that may name line `line`: words `[from, to)`. */
export type Candidate = {
  line: number;
  from: number;
  to: number;
  /** 0 to about 2.5: head and completeness of the name, then describing words. */
  score: number;
  /** Naming words of the run, the measure of "longest first". */
  naming: number;
  /** The name's head stands in the run; without it the run names the line only if nothing fits better. */
  head: boolean;
  /** Only shapes, or a food of which the line is made and that is another food by itself ("chicken" for "chicken broth"). */
  weak: boolean;
  /** It is only of the kind that the word names: "the cheese" for the cheddar. */
  kin?: true;
};

/** Fit of a synonym: below a name's own words, above a part of them. */
export const SYNONYM_SCORE = 1.6;
const LONGEST_FOOD = 4;

/** "lemon juice" rather is a line of juice than the lemon. */
const TAKEN = 0.4;

/** End of the run that begins at word `at`: words of the line's vocabulary, "of" between them allowed. */
function runEnd(words: readonly Word[], line: LineModel, at: number): number {
  let to = at + 1;
  for (;;) {
    const word = words[to];
    if (!joins(word)) return to;
    if (line.vocabulary.has(word.lemma) && !FUNCTION_WORDS.has(word.form)) {
      to += 1;
      continue;
    }
    const after = words[to + 1];
    if (!LINKING.genitive.has(word.form) || !joins(after) || !line.naming.has(after.lemma)) return to;
    to += 2;
  }
}

function fit(lemmas: readonly string[], name: LineName): { matched: number; head: boolean; share: number } {
  const matched = name.words.filter((word) => lemmas.includes(word));
  return {
    matched: matched.length,
    head: matched.includes(name.head),
    share: matched.length / name.words.length,
  };
}

const makesAnotherThing = (lemma: string) =>
  (TRANSFORMING.has(lemma) || PRODUCTS.has(lemma) || TOOLS.has(lemma)) && !SHAPES.has(lemma);

/** The word after a run makes another thing of it: "egg mixture", "butter knife", "rice vinegar". "part": something taken from it. */
function goesOn(words: readonly Word[], from: number, to: number, line: LineModel): "no" | "other" | "part" {
  const next = words[to];
  if (isStirredWithNext(words, to)) return "other";
  if (!joins(next) || line.vocabulary.has(next.lemma) || line.vocabulary.has(`${next.lemma}d`)) return "no";
  if (TAKEN_FROM.has(next.lemma)) return "part";
  // "the egg mix" is what was made of it; "spice mix" of mixed spice is the spice.
  if (
    LINKING.mixtures.has(next.lemma) &&
    !LINKING.stateEnds.some((end) => line.vocabulary.has(`${next.lemma}${end}`))
  )
    return "other";
  // "Slice the cucumber paper thin"
  const behind = words[to + 1];
  const isHow = joins(behind) && LINKING.thinness.has(behind.form);
  if (makesAnotherThing(next.lemma) && !isHow) return "other";
  // "10 cloves garlic", "10 cloves of garlic" measure garlic, and are no cloves.
  const measured = LINKING.genitive.has(next.form) ? words[to + 1] : next;
  const measures =
    to - from === 1 &&
    MEASURES.has(words[from]?.lemma ?? "") &&
    OPENS_NUMBER.test(words[from - 1]?.form ?? "");
  const food = measures && joins(measured) ? foodOfWords([measured.lemma]) : null;
  if (food !== null && food !== line.food) return "other";
  if (SHAPES.has(next.lemma)) return "no";
  const longer = foodOfWords([words[to - 1]?.lemma ?? "", next.lemma]);
  return longer !== null && longer !== line.food && to - from === 1 ? "other" : "no";
}

/** "the slices", "half of the slices": what is spoken of is known already. */
const isTheThing = (words: readonly Word[], from: number): boolean => {
  const before = words[from - 1]?.form ?? "";
  return LINKING.definite.has(before) || LINKING.restWords.has(before) || LINKING.both.has(before);
};

/** "peppers": a spice that the list does not count either is never meant by several of it. */
const isCountedSpice = (word: Word | undefined, line: LineModel): boolean =>
  word !== undefined &&
  word.form !== word.lemma &&
  !line.forms.has(word.form) &&
  (foodOfWords([word.lemma])?.classes.has("spice") ?? false) &&
  (line.food?.classes.has("spice") ?? false);

/** "3 sheets", "the remaining sheets" of "12 lasagne sheets": what the list counts, counted. */
const isCounted = (words: readonly Word[], from: number, to: number, { noun, amounts }: LineModel): boolean =>
  to - from === 1 &&
  amounts.pools[0]?.unit === null &&
  words[from]?.form !== words[from]?.lemma &&
  (OPENS_NUMBER.test(words[from - 1]?.form ?? "") || LINKING.restWords.has(words[from - 1]?.form ?? "")) &&
  noun.toLowerCase().endsWith(` ${words[from]?.form ?? ""}`);

function judge(words: readonly Word[], line: LineModel, from: number, to: number): Candidate | null {
  const lemmas = words.slice(from, to).map((word) => word.lemma);
  let best = { matched: 0, head: false, share: 0 };
  for (const name of line.names) {
    const each = fit(lemmas, name);
    if (each.matched + (each.head ? 1 : 0) + each.share > best.matched + (best.head ? 1 : 0) + best.share)
      best = each;
  }
  if (best.matched === 0) return null;
  const counted = isCounted(words, from, to, line);
  if (
    !counted &&
    lemmas.every((lemma) => TOOLS.has(lemma) || !line.naming.has(lemma)) &&
    line.naming.size > 1
  )
    return null;
  // "the florets" of a cauliflower that is cut into florets; "broccoli florets" are others.
  if (lemmas.every((lemma) => line.pieces.has(lemma)) && !isTheThing(words, from)) return null;
  // A run that ends in a describing word ("chopped, ground") describes whatever follows.
  let end = to;
  while (
    end > from &&
    !line.naming.has(words[end - 1]?.lemma ?? "") &&
    !SHAPES.has(words[end - 1]?.lemma ?? "")
  )
    end -= 1;
  if (end === from) return null;
  if (isCountedSpice(words[end - 1], line) || isColour(words, from, end)) return null;
  if (!best.head && isWorkAlone(words, from, end)) return null;
  const further = goesOn(words, from, end, line);
  if (further === "other" || isForeign(words, from, line)) return null;
  // "the crumbs" of breadcrumbs: a shape that is a name of the line by itself.
  // "the wings" of chicken wings: a cut of meat that is spoken of as a thing.
  const isCut =
    CUTS.has(words[end - 1]?.lemma ?? "") &&
    // "The ribs" are of meat, and none of the "2 celery ribs".
    line.food?.classes.has("vegetable") !== true &&
    (words[end - 1]?.form !== words[end - 1]?.lemma || DETERMINERS.has(words[from - 1]?.form ?? ""));
  const named = (lemma: string) =>
    !SHAPES.has(lemma) ||
    (isCut && CUTS.has(lemma)) ||
    line.names.some(({ head, words: own }) => own.length === 1 && head === lemma);
  const solid = lemmas.filter((lemma) => line.naming.has(lemma) && named(lemma));
  const describing = lemmas.filter((lemma) => DESCRIPTIONS.has(lemma) && !line.naming.has(lemma)).length;
  // "turmeric" is all of "turmeric powder": the lexicon knows both as one food.
  const head = best.head || (line.food !== null && solid.length > 0 && foodOfWords(solid) === line.food);
  return {
    line: line.index,
    from,
    to: end,
    score:
      (head ? 1 : 0) +
      best.share +
      0.1 * Math.min(describing, 3) -
      (further === "part" ? TAKEN : 0) -
      milled(solid, line),
    naming: new Set(solid).size,
    head,
    weak:
      (solid.length === 0 && !counted) ||
      (solid.every((lemma) => PRODUCTS.has(lemma)) && (!head || isNew(words, from))) ||
      (solid.every((lemma) => LINKING.consistencies.has(lemma)) && isConsistency(words, from)) ||
      (!head && isOtherFood(solid, line)) ||
      isScatteredKind(words, from, end, line.vocabulary),
  };
}

/** All candidates of one line in one step's words, in order. */
export function candidatesOf(words: readonly Word[], line: LineModel): Candidate[] {
  const found: Candidate[] = [];
  if (line.names.length === 0) return found;
  for (let at = 0; at < words.length;) {
    const word = words[at];
    const next = words[at + 1];
    if (
      word === undefined ||
      FUNCTION_WORDS.has(word.form) ||
      LINKING.moreWords.has(word.form) ||
      LINKING.restWords.has(word.form) ||
      LINKING.halves.has(word.form) ||
      (LINKING.juices.has(word.form) && !line.forms.has(word.form)) ||
      isDrawn(words, at)
    ) {
      at += 1;
      continue;
    }
    if (joins(next) && line.naming.has(word.lemma + next.lemma) && !line.naming.has(next.lemma)) {
      // "bread crumbs" in the step, "breadcrumbs" in the list
      if (goesOn(words, at, at + 2, line) === "no")
        found.push({ line: line.index, from: at, to: at + 2, score: 2, naming: 2, head: true, weak: false });
      at += 2;
      continue;
    }
    // "2 tbsp" stands before the food: it says how much, and is no part of what it is called.
    const measures =
      OPENS_NUMBER.test(word.form) || (MEASURES.has(word.lemma) && !line.naming.has(word.lemma));
    if (measures || !line.vocabulary.has(word.lemma)) {
      at += 1;
      continue;
    }
    const to = runEnd(words, line, at);
    const candidate = judge(words, line, at, to);
    if (candidate !== null) found.push(candidate);
    at = to;
  }
  return found;
}

/** Other names of the lines' foods, by their first word. */
export type Synonyms = ReadonlyMap<
  string,
  readonly { words: readonly string[]; lines: readonly LineModel[] }[]
>;

/** A longer food of the lexicon covers words `[at, at + length)`: "milk" in "coconut milk". */
function isCovered(words: readonly Word[], at: number, length: number): boolean {
  for (let start = Math.max(0, at - LONGEST_FOOD + 1); start <= at; start += 1) {
    for (let size = LONGEST_FOOD; size > Math.max(length, at - start); size -= 1) {
      const run = words.slice(start, start + size);
      if (
        run.length === size &&
        run.slice(1).every(joins) &&
        foodOfWords(run.map((word) => word.lemma)) !== null
      )
        return true;
    }
  }
  return false;
}

/** Places where a step calls a line's food by another name of the lexicon: "scallions" for "spring onions". */
export function synonymsOf(words: readonly Word[], synonyms: Synonyms): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < words.length;) {
    const fitting = (synonyms.get(words[at]?.lemma ?? "") ?? []).find((name) =>
      name.words.every(
        (lemma, offset) => words[at + offset]?.lemma === lemma && (offset === 0 || joins(words[at + offset])),
      ),
    );
    const length = fitting?.words.length ?? 1;
    if (
      fitting !== undefined &&
      !isCovered(words, at, length) &&
      !TOOLS.has(fitting.words[length - 1] ?? "") &&
      !(length === 1 && LINKING.mixtures.has(fitting.words[0] ?? ""))
    ) {
      for (const line of fitting.lines) {
        if (goesOn(words, at, at + length, line) !== "no" || isForeign(words, at, line)) continue;
        found.push({
          line: line.index,
          from: at,
          to: at + length,
          score: SYNONYM_SCORE,
          naming: length,
          head: true,
          weak: false,
        });
      }
    }
    at += length;
  }
  return found;
}
