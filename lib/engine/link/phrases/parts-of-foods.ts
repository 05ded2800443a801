/**
 * Parts and pieces of a food that are no line of the list: the skin that comes off, the meat of an avocado, the oil of a tin, "the pieces
 * of chicken".
 */
import { classesOfCollective, foodOfWords } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isContent } from "@/lib/engine/link/lines/names";
import { isExcluded } from "@/lib/engine/link/words/context";
import { isKeptFor } from "@/lib/engine/link/words/no-use";
import type { Word } from "@/lib/engine/link/words/words";
import type { Phrase } from "./phrases";

// A part that is taken off its food and is no line of the list: "remove the skin and the seeds from the pumpkin".

/** Words between the verb and the part: "remove the skin and the seeds". */
const VERB_REACH = 6;
/** Words between the part and its food. */
const PART_REACH = 3;

function isPartRemoved(words: readonly Word[], at: number): boolean {
  const part = words[at];
  if (part === undefined || !LINKING.takenFrom.has(part.lemma)) return false;
  const behind = words.slice(at + 1, at + PART_REACH);
  if (!behind.some(({ form, gap }) => LINKING.sources.has(form) && /^\s+$/.test(gap))) return false;
  return words
    .slice(Math.max(0, at - VERB_REACH), at)
    .some(({ form }) => LINKING.removing.alone.has(form) || LINKING.discards.has(form));
}

/** "Scrape the seeds out", "scoop out the seeds": those that lie in the fruit. */
function isDugOut(words: readonly Word[], at: number): boolean {
  const { parts, alone, withOut } = LINKING.inside;
  const { out } = LINKING.removing;
  if (!parts.has(words[at]?.lemma ?? "")) return false;
  const article = LINKING.determiners.has(words[at - 1]?.form ?? "") ? at - 2 : at - 1;
  const isOut = out.has(words[article]?.form ?? "");
  const verb = words[isOut ? article - 1 : article]?.form ?? "";
  return alone.has(verb) || (withOut.has(verb) && (isOut || out.has(words[at + 1]?.form ?? "")));
}

/** "Halve the squash and remove the seeds": of what lies there, and none of the sunflower seeds, where their name is not said in full. */
export function isTakenOff(words: readonly Word[], at: number): boolean {
  if (isDugOut(words, at)) return true;
  if (!LINKING.takenFrom.has(words[at]?.lemma ?? "")) return false;
  const article = LINKING.determiners.has(words[at - 1]?.form ?? "") ? at - 2 : at - 1;
  return LINKING.removing.alone.has(words[article]?.form ?? "");
}

/** "Press the mayo-coated side into the crumbs": the mayonnaise went on before. */
const isOnIt = (words: readonly Word[], at: number): boolean =>
  !LINKING.descriptions.has(words[at]?.lemma ?? "") &&
  words[at + 1]?.gap === "-" &&
  LINKING.describingEnds.some((end) => words[at + 1]?.form.endsWith(end) === true);

/** Words between "pour out" and the fat: "half of the". */
const AWAY_REACH = 5;
/** Words of a fat's name: "olive oil". */
const FAT_WORDS = 2;

/** "Pour off half of the oil from the pan", "throw away the soaking water": it comes out of the pan. */
function isPouredOff(words: readonly Word[], at: number): boolean {
  const { verbs, away } = LINKING.runningOff;
  const runs = (lemma: string): boolean => LINKING.cookedFats.has(lemma) || lemma === LINKING.water;
  if (!words.slice(at, at + FAT_WORDS).some(({ lemma }) => runs(lemma))) return false;
  const from = Math.max(0, at - AWAY_REACH);
  const verb = words.slice(from, at).findLastIndex(({ form }) => verbs.has(form)) + from;
  return (
    verb >= from &&
    away.has(words[verb + 1]?.form ?? "") &&
    !words.slice(verb + 1, at + 1).some(({ gap }) => CLAUSE_END.test(gap))
  );
}
const CLAUSE_END = /[.,;:!?()]/;

/** Words from "without" to the food that goes in all the same. */
const BESIDE_REACH = 5;

/** "Add the beans without their broth and the kale": the kale goes in with the beans, where nothing else names it. */
export function isBesideLeftOut(words: readonly Word[], at: number): boolean {
  let article = at - 1;
  while (at - article < BESIDE_REACH && LINKING.descriptions.has(words[article]?.form ?? "")) article -= 1;
  if (
    !LINKING.determiners.has(words[article]?.form ?? "") ||
    !LINKING.conjunctions.has(words[article - 1]?.form ?? "")
  )
    return false;
  return words
    .slice(Math.max(0, article - 1 - BESIDE_REACH), article - 1)
    .some(({ form }) => LINKING.notUsed.has(form));
}

/** Named, but not used here; `to` is behind the name's last word: "sun-dried tomatoes" are no sun on tomatoes. */
export const isLeftOut = (words: readonly Word[], at: number, to = at + 1): boolean =>
  isExcluded(words, at) ||
  isPartRemoved(words, at) ||
  (to === at + 1 && isOnIt(words, at)) ||
  isPouredOff(words, at) ||
  isKeptFor(words, at);

// Words that mean no line of the list: what is a part of another food, what the whole comes to, the other part of an egg.

/** Words from "of" to the food: "of the ripe". */
const OF_REACH = 3;

/** "Scoop the meat of the avocado into a bowl": no meat of the list, but a part of the food that is named behind it. */
export function isOfAnother(words: readonly Word[], kind: Phrase, phrases: readonly Phrase[]): boolean {
  if (!LINKING.genitive.has(words[kind.to]?.form ?? "")) return false;
  const whole = phrases.find(({ from }) => from > kind.to && from <= kind.to + OF_REACH);
  if (whole === undefined || words.slice(kind.to + 1, whole.from).some(({ gap }) => /[.,;:()]/.test(gap)))
    return false;
  return whole.options.every(({ line }) => !kind.options.some((option) => option.line === line));
}

/** Words from "equal" to the food: "3 cups of". */
const COME_REACH = 5;

/** "Add water to equal 3 cups of liquid": what all of it comes to. */
export function isComeTo(words: readonly Word[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(1, at - COME_REACH); index -= 1) {
    if (/[.,;:()]/.test(words[index + 1]?.gap ?? "")) return false;
    const before = words[index - 1]?.form ?? "";
    if (LINKING.comesTo.has(words[index]?.form ?? "")) return LINKING.beforePurpose.has(before);
  }
  return false;
}

/** "4 egg yolks" are none of the line "4 eggs (whites)", where another line has the yolks. */
export function dropOtherPart(words: readonly Word[], phrase: Phrase, lines: readonly LineModel[]): void {
  const parts = words.slice(phrase.from, phrase.to).filter(({ lemma }) => LINKING.separable.has(lemma));
  const [said] = parts;
  if (said === undefined || parts.length > 1) return;
  const isOther = (line: number): boolean => {
    const own = [...(lines[line]?.vocabulary ?? [])].filter((word) => LINKING.separable.has(word));
    return own.length > 0 && !own.includes(said.lemma);
  };
  const options = phrase.options.filter(({ line }) => !isOther(line));
  if (options.length > 0) phrase.options = options;
}

// "2 tbsp of the oil from the tuna": the oil that a food lies in is the food's, and none of the list's oils.

const FAT = "fat";

/** Passes over the oil that is told by what it comes from, of which it is a part as zest is of a lemon. Linear. */
export function passOilOf(
  words: readonly Word[],
  phrases: readonly Phrase[],
  lines: readonly LineModel[],
): void {
  const isFat = ({ options: [top] }: Phrase): boolean =>
    lines[top?.line ?? -1]?.food?.classes.has(FAT) === true;
  phrases.forEach((oil, at) => {
    const food = phrases[at + 1];
    const [of, the] = [words[oil.to]?.form ?? "", words[oil.to + 1]?.form ?? ""];
    const isFrom = LINKING.genitive.has(of) || LINKING.sources.has(of);
    if (food === undefined || food.from !== oil.to + 2 || !isFrom || !LINKING.definite.has(the)) return;
    if (!isFat(oil) || isFat(food) || food.options[0]?.weak !== false || food.passing) return;
    oil.passing = true;
    food.taken = words[oil.to - 1]?.lemma ?? null;
    food.portion = null;
  });
}

// Words for what was done to a food, and for pieces of it, that are no name of another: "the braised meats", "the pieces of chicken".

/** The word is a food or a kind of food by itself. */
const isFoodWord = ({ lemma }: Word): boolean =>
  foodOfWords([lemma]) !== null || classesOfCollective(lemma) !== null;

/** "The braised meats", "the meats braised" are none of a line of braised cabbage: all that they share is what was done. */
export function dropWorked(words: readonly Word[], phrase: Phrase, lines: readonly LineModel[]): void {
  const { from, to } = phrase;
  const word = words[from];
  if (to - from !== 1 || word === undefined) return;
  if (!LINKING.describingEnds.some((end) => word.form.endsWith(end))) return;
  const [before, behind] = [words[from - 1], words[to]];
  const isBlank = (gap: string | undefined): boolean => /^\s+$/.test(gap ?? "");
  const other = [isBlank(behind?.gap) ? behind : undefined, isBlank(word.gap) ? before : undefined].find(
    (each) => each !== undefined && isFoodWord(each),
  );
  if (other === undefined) return;
  phrase.options = phrase.options.filter(({ line }) => lines[line]?.vocabulary.has(other.lemma) === true);
}

/** Words from "pieces of" to the food that they are of. */
const PIECE_REACH = 4;

/**
 * "The pieces of chicken" are none of the celery that the list has in pieces, and "the cheeks off the mangoes" none of the lime cheeks: what
 * it is a piece of is said behind.
 */
export function dropPieces(words: readonly Word[], phrase: Phrase, lines: readonly LineModel[]): void {
  const piece = words[phrase.from]?.lemma ?? "";
  const joint = words[phrase.to]?.form ?? "";
  const isCutOff = LINKING.skimmed.from.has(joint);
  if (phrase.to - phrase.from !== 1 || !(isCutOff || LINKING.genitive.has(joint))) return;
  const of = words.slice(phrase.to + 1, phrase.to + PIECE_REACH).filter(isContent);
  const named = isCutOff ? lines.filter(({ naming }) => of.some(({ lemma }) => naming.has(lemma))) : [];
  const isOfOther = (model: LineModel): boolean => named.some((other) => other !== model);
  if (of.length > 0)
    phrase.options = phrase.options.filter(({ line }) => {
      const model = lines[line];
      if (model === undefined || of.some(({ lemma }) => model.vocabulary.has(lemma))) return true;
      return !model.pieces.has(piece) && !(model.naming.size > 1 && isOfOther(model));
    });
}
