/**
 * What the engine knows about foods: names, synonyms and kinds of a food, the classes it belongs to, and where it is kept when bought.
 * The data is our own writing (`foods-*.ts` in the folder of the language); USDA FoodKeeper's categories were the source of facts for storage.
 *
 * Data format: groups of foods; `names` is a comma list of foods, each `id=other name=other name`. Names are written in the singular,
 * lower case, without diacritics or apostrophes. A name stands once in the whole lexicon; the first one wins.
 */
import { keepingRecent } from "@/lib/engine/language/memory";
import { fold, SEVERAL, singular } from "./singular";
import { ANIMAL, PANTRY, PRODUCE, COLLECTIVES as ENGLISH } from "@/lib/engine/language/en/foods.data";
import type { StorageGroup } from "@/lib/engine/language/pack/lines";

/**
 * One food. `names` are all names of it, synonyms and kinds ("scallion", "spring onion", …), singular and folded, the id first; `words` are
 * the words of each, as they are looked up.
 */
export type Food = {
  id: string;
  names: readonly string[];
  words: readonly (readonly string[])[];
  classes: ReadonlySet<string>;
  storage: StorageGroup;
};
/** Where in the words of a name a food was found. */
export type FoodMatch = { food: Food; phrase: string; exact: boolean };

const LONGEST_PHRASE = 5;
/** No food has a longer name; what stands behind is not read. */
export const NAME_CHARS = 300;
const HEAD_ENDS = new Set(
  "in with for from without to on at or and plus such per not packed filled stuffed topped covered de con al".split(
    " ",
  ),
);
/** Words that name a food only together with others ("green" alone says nothing of "green curry"). */
const WEAK = new Set(
  "green white orange mint cream wing heart spread chip biscuit pie flake powder spirit marc strip loaf wheat grain plum lemon vanilla game fat rib chocolate honey vegetable fruit meat nut seed spice herb stock sauce cheese syrup oil butter milk".split(
    " ",
  ),
);

/** `ends`: the last words of all names, so that most words need not be looked up with those before them. */
type Index = { byName: Map<string, Food>; bySkeleton: Map<string, Food | null>; ends: Set<string> };
let index: Index | null = null;

const SHORTEST_MISSPELT = 6;

/** First letter and the consonants after it, doubled ones once: alike for "mozzarella" and "mozarella", "prosciutto" and "proscuitto". */
function skeleton(word: string): string {
  return (
    (word[0] ?? "") +
    word
      .slice(1)
      .replace(/[aeiouyh]/g, "")
      .replace(/(.)\1+/g, "$1")
  );
}

function build(): Index {
  const byName = new Map<string, Food>();
  const bySkeleton = new Map<string, Food | null>();
  const ends = new Set<string>();
  for (const group of [...PRODUCE, ...ANIMAL, ...PANTRY]) {
    const classes: ReadonlySet<string> = new Set(group.classes.split(" "));
    for (const entry of group.names.split(",")) {
      const names = entry.split("=").map((name) => name.trim());
      const id = names[0];
      if (!id) continue;
      const words = names.map((name) => name.split(" ").map(singular));
      const food: Food = { id, names, words, classes, storage: group.storage };
      for (const each of words) {
        const key = each.join(" ");
        ends.add(each.at(-1) ?? "");
        if (!byName.has(key)) byName.set(key, food);
        if (key.length >= SHORTEST_MISSPELT && !key.includes(" ")) {
          const bones = skeleton(key);
          bySkeleton.set(bones, bySkeleton.has(bones) && bySkeleton.get(bones) !== food ? null : food);
        }
      }
    }
  }
  return { byName, bySkeleton, ends };
}

function lexicon(): Index {
  return (index ??= build());
}

/** All foods of these classes. */
export function foodsOf(classes: readonly string[]): Food[] {
  const all = new Set(lexicon().byName.values());
  return [...all].filter((food) => classes.some((each) => food.classes.has(each)));
}

/** The words of a name as the lexicon writes them: folded, each in the singular. */
export function foodWords(name: string): string[] {
  const folded = fold(name);
  return folded === "" ? [] : folded.split(" ").map(singular);
}

/** The food that is called exactly this, or null. `words` are from `foodWords`: ["spring", "onion"] → scallion, ["sliced", "onion"] → null. */
export function foodOfWords(words: readonly string[]): Food | null {
  const { byName, ends } = lexicon();
  const last = words[words.length - 1];
  return last !== undefined && ends.has(last) ? (byName.get(words.join(" ")) ?? null) : null;
}

function longestEndingAt(words: readonly string[], end: number): { food: Food; start: number } | null {
  const { byName, ends } = lexicon();
  if (!ends.has(words[end - 1] ?? "")) return null;
  for (let start = Math.max(0, end - LONGEST_PHRASE); start < end; start += 1) {
    const food = byName.get(words.slice(start, end).join(" "));
    if (food) return { food, start };
  }
  return null;
}

/**
 * Finds the food in an ingredient's name. English names end in their head ("smoked sweet paprika", "extra firm tofu in brine"): the longest
 * known phrase at the end of the head wins, then the longest known phrase anywhere, later ones first. "squash, summer" is read as "summer squash". Last, a misspelt name.
 * Null when nothing is known.
 */
export const findFood = (full: string): FoodMatch | null => readFood(full.slice(0, NAME_CHARS));

/** "2 peppers" are no spice: several of a food may be another one. */
function ofSeveral(name: string, found: FoodMatch | null): FoodMatch | null {
  const several = found === null ? undefined : SEVERAL[found.food.id];
  if (found === null || several === undefined) return found;
  const food = fold(name).split(" ").includes(several.form) ? foodOfWords(several.food.split(" ")) : null;
  return food === null ? found : { ...found, food };
}

const readFood = keepingRecent((name: string): FoodMatch | null => ofSeveral(name, lookUp(name)));

function lookUp(name: string): FoodMatch | null {
  const cut = name.search(/[(,;]/);
  const words = foodWords(cut > 0 ? name.slice(0, cut) : name).slice(0, 24);
  if (words.length === 0) return null;
  const turned = cut > 0 ? foodOfWords([...foodWords(name.slice(cut)).slice(0, 3), ...words]) : null;
  if (turned) return { food: turned, phrase: words.join(" "), exact: true };
  const whole = words.length <= LONGEST_PHRASE ? lexicon().byName.get(words.join(" ")) : undefined;
  if (whole) return { food: whole, phrase: words.join(" "), exact: true };
  // "half and half" does not end at its "and".
  const joins = (i: number) => foodOfWords(words.slice(i - 1, i + 2)) !== null;
  let headEnd = words.findIndex((word, i) => i > 0 && HEAD_ENDS.has(word) && !joins(i));
  if (headEnd < 0) headEnd = words.length;
  const shared = sharedHead(words, headEnd);
  if (shared) return shared;
  let best: FoodMatch | null = null;
  for (let end = headEnd; end > 0; end -= 1) {
    const match = longestEndingAt(words, end);
    if (!match) continue;
    const phrase = words.slice(match.start, end).join(" ");
    if (end === headEnd) return { food: match.food, phrase, exact: false };
    if (!WEAK.has(phrase) || best === null) {
      const better =
        best === null || WEAK.has(best.phrase) || phrase.split(" ").length > best.phrase.split(" ").length;
      if (better) best = { food: match.food, phrase, exact: false };
    }
  }
  if (best) return best;
  for (let end = words.length; end > headEnd; end -= 1) {
    const match = longestEndingAt(words, end);
    if (match) return { food: match.food, phrase: words.slice(match.start, end).join(" "), exact: false };
  }
  return misspelt(words);
}

/** "chicken or beef stock", "olive and canola oil": the noun at the end belongs to both when "chicken stock" is a food as well. */
function sharedHead(words: readonly string[], conjunction: number): FoodMatch | null {
  const last = words[words.length - 1];
  if (last === undefined || !(words[conjunction] === "or" || words[conjunction] === "and")) return null;
  const first =
    foodOfWords([...words.slice(Math.max(0, conjunction - 2), conjunction), last]) ??
    foodOfWords([words[conjunction - 1] ?? "", last]);
  return first && words[conjunction - 1] !== last ? { food: first, phrase: last, exact: false } : null;
}

/** Vowels of which one word has more than the other. */
function vowelsApart(one: string, other: string): number {
  const left = [...(other.match(VOWELS) ?? [])];
  let more = 0;
  for (const vowel of one.match(VOWELS) ?? []) {
    const at = left.indexOf(vowel);
    if (at < 0) more += 1;
    else left.splice(at, 1);
  }
  return more + left.length;
}
const VOWELS = /[aeiouy]/g;
/** "avacado" has two: an a too many, and an o too few. */
const MOST_VOWELS_APART = 2;

/**
 * A food whose name differs only in a vowel or two and doubled letters; nothing when two foods would do. "special" and "morning" have the
 * consonants of "speculoos" and "meringue", and are no food.
 */
function misspelt(words: readonly string[]): FoodMatch | null {
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const word = words[i] ?? "";
    const bones = word.length >= SHORTEST_MISSPELT ? skeleton(word) : "";
    const food = bones.length > 3 ? lexicon().bySkeleton.get(bones) : null;
    const isMeant = (name: string): boolean =>
      Math.abs(name.length - word.length) < 2 &&
      skeleton(singular(name)) === bones &&
      vowelsApart(name, word) <= MOST_VOWELS_APART;
    if (food?.names.some(isMeant)) return { food, phrase: word, exact: false };
  }
  return null;
}

const COLLECTIVES = new Map(Object.entries(ENGLISH));

/** Classes that a collective noun stands for, or null when the word is not one. Plural and singular are alike. */
export function classesOfCollective(word: string): readonly string[] | null {
  return COLLECTIVES.get(singular(word)) ?? null;
}

/** The "dry ingredients" of a baking recipe: flours, sugars, leavening, salt, spices, cocoa, grains and nuts. */
export function isDryIngredient(food: Food): boolean {
  return food.classes.has("dry");
}

/** The "wet ingredients": liquids, eggs, dairy but hard cheese, oils, syrups and extracts. */
export function isWetIngredient(food: Food): boolean {
  if (food.classes.has("cheese") || food.classes.has("dry")) return false;
  return ["liquid", "egg", "dairy"].some((name) => food.classes.has(name));
}
