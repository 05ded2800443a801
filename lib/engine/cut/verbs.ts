/** The words of a sentence, and where a verb stands that tells the cook to do something. */
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import { LINKING } from "@/lib/engine/language/linking";
import type { CutToken, CuttingWords } from "@/lib/engine/language/pack/steps";
import { isCutShort } from "@/lib/engine/language/sentences";
import { withEnclosed } from "./punctuation";

export type Sentence = {
  text: string;
  tokens: readonly Token[];
  words: CuttingWords;
  /** Last words of the shopping list's names: "purée" of "tomato purée" is a thing, where it stands like one. */
  foods?: ReadonlySet<string>;
};

/** No more words than this stand before a verb, or are looked at behind one. */
const LEADS = 5;

export const wordAt = ({ tokens }: Sentence, index: number): string => tokens[index]?.text ?? "";

export function isAdverb(words: CuttingWords, word: string): boolean {
  return word.length > 4 && word.endsWith(words.adverbEnding) && !words.notAdverbs.has(word);
}

/** Index of the first token from `from` that is not an adverb or another word that may stand before a verb. */
export function afterLeads(sentence: Sentence, from: number): number {
  const { tokens, words } = sentence;
  let index = from;
  for (let count = 0; count < LEADS && index < tokens.length; count += 1) {
    const word = wordAt(sentence, index);
    const comma = index > from && word === ",";
    if (!(words.leads.has(word) || isAdverb(words, word) || words.then.has(word) || comma)) break;
    index += 1;
  }
  return index;
}

/** True when what stands at `index` can only follow a verb: its object, a place, a time, an adverb. */
function followsVerb(sentence: Sentence, index: number): boolean {
  const { tokens, words } = sentence;
  const token = tokens[index];
  if (token === undefined) return false;
  const { text } = token;
  // "roast cut side down", "grill skin side up"
  const next = wordAt(sentence, index + 1);
  if (words.partOf.has(next) && !LINKING.genitive.has(next)) return true;
  return (
    token.kind === "number" ||
    words.determiners.has(text) ||
    words.pronouns.has(text) ||
    words.prepositions.has(text) ||
    words.particles.has(text) ||
    words.manners.has(text) ||
    isAdverb(words, text)
  );
}

/**
 * True when the word at `index` is a verb that tells to do something. `first`: it opens the sentence, where a doubtful word is a verb more often than not.
 */
export function isVerb(sentence: Sentence, index: number, first: boolean): boolean {
  const { words, tokens } = sentence;
  const token = tokens[index];
  if (token === undefined || token.kind !== "word") return false;
  const { text } = token;
  const next = wordAt(sentence, index + 1);
  if (words.negations.has(text)) return true;
  if (token.verb !== undefined) return token.verb;
  if (words.verbPrefixes.has(text) && isSure(sentence, index + 1)) return true;
  if (words.partOf.has(next) || endsPair(sentence, index)) return false;
  if (words.phrasalVerbs.has(`${text} ${next}`)) return true;
  if (isListedFood(sentence, index) || (!first && isAmongFoods(sentence, index))) return false;
  // "Mince garlic." is an order, and "fry the onion and mince for 8 minutes" are two things.
  if (words.nounVerbs.has(text) && !(first && words.verbs.has(text)))
    return takesObject(sentence, index + 1, first);
  if (words.doubtfulVerbs.has(text)) {
    // "Add the egg, then dry ingredients"
    if ((LINKING.dry.has(text) || LINKING.wet.has(text)) && LINKING.ingredients.has(next)) return false;
    if (words.purpose.has(next) && !first && words.statements.has(wordAt(sentence, index + 2))) return false;
    if (followsVerb(sentence, index + 1)) return true;
    if (first) return true;
    return words.and.has(next) && isSure(sentence, afterLeads(sentence, index + 2));
  }
  if (words.verbs.has(text) || isCompound(words, text)) return first || !endsList(sentence, index + 1);
  const slash = next === "/" && words.verbs.has(wordAt(sentence, index + 2));
  return slash || isUnknownVerb(sentence, index);
}

/** "Combine wet and dry and stir": with the word before "and" it names things. */
const endsPair = (sentence: Sentence, index: number): boolean =>
  sentence.words.and.has(wordAt(sentence, index - 1)) &&
  sentence.words.pairs?.has(`${wordAt(sentence, index - 2)} ${wordAt(sentence, index)}`) === true;

/** "Stir in the tomatoes and purée and simmer": behind "and" and without an object, a food of the list is the food. */
function isListedFood(sentence: Sentence, index: number): boolean {
  const { words, foods } = sentence;
  return (
    foods?.has(wordAt(sentence, index)) === true &&
    words.and.has(wordAt(sentence, index - 1)) &&
    words.and.has(wordAt(sentence, index + 1)) &&
    // "Heat the oven and butter and line a tin."
    !words.tinVerbs?.has(wordAt(sentence, index + 2))
  );
}

/** "The sultanas, peel, zest, apple and nuts": with another such word and a comma behind it, it is a thing on a list. */
const isAmongFoods = (sentence: Sentence, index: number): boolean =>
  wordAt(sentence, index + 1) === "," &&
  sentence.words.nounVerbs.has(wordAt(sentence, index + 2)) &&
  wordAt(sentence, index + 3) === ",";

/** A word that can be a verb, whatever else it can be. */
export function isListed(words: CuttingWords, word: string): boolean {
  return words.verbs.has(word) || words.doubtfulVerbs.has(word) || words.nounVerbs.has(word);
}

/** "…, mince and garlic": an "and" that no verb follows makes the word before it a thing on a list. */
function endsList(sentence: Sentence, index: number): boolean {
  const { words } = sentence;
  if (!words.and.has(wordAt(sentence, index))) return false;
  const next = afterLeads(sentence, index + 1);
  const word = wordAt(sentence, next);
  if (words.nounVerbs.has(word)) return !takesObject(sentence, next + 1, false);
  if (next > index + 1 || isListed(words, word) || isCompound(words, word) || words.then.has(word))
    return false;
  return (
    !words.subordinators.has(word) && !words.settings.has(word) && !words.negations.has(word) && word !== ","
  );
}

/** "pan-sear", "dry-toast", "pre-shape" */
function isCompound(words: CuttingWords, word: string): boolean {
  const hyphen = word.indexOf("-");
  return (
    hyphen > 0 && words.verbPrefixes.has(word.slice(0, hyphen)) && isListed(words, word.slice(hyphen + 1))
  );
}

/** A verb beyond doubt. */
export function isSure(sentence: Sentence, index: number): boolean {
  const { words, tokens } = sentence;
  const word = wordAt(sentence, index);
  const told = tokens[index]?.verb;
  if (told !== undefined) return told;
  if (isCompound(words, word)) return true;
  return words.verbs.has(word) && !words.doubtfulVerbs.has(word) && !words.nounVerbs.has(word);
}

/** "butter a tin", "oil the bowl" and not "butter, a tin of beans" */
function takesObject(sentence: Sentence, index: number, first: boolean): boolean {
  const { words, tokens } = sentence;
  const token = tokens[index];
  if (token === undefined) return false;
  if (words.determiners.has(token.text) || words.pronouns.has(token.text)) return true;
  if (words.and.has(token.text)) {
    const second = wordAt(sentence, index + 1);
    const object = wordAt(sentence, index + 2);
    // "zest and juice the lemon", "oil and line a tin"
    if (words.nounVerbs.has(second)) return words.determiners.has(object) || words.pronouns.has(object);
    if (words.tinVerbs?.has(second) && words.determiners.has(object)) return true;
    return first && (words.verbs.has(second) || words.doubtfulVerbs.has(second));
  }
  return first && (token.kind === "number" || isAdverb(words, token.text));
}

/** A verb that no list knows: "zigzag the mayo", "spritz it". */
function isUnknownVerb(sentence: Sentence, index: number): boolean {
  const { words } = sentence;
  const word = wordAt(sentence, index);
  const next = wordAt(sentence, index + 1);
  if (
    word.length < 3 ||
    words.notVerbEndings.some((ending) => word.endsWith(ending)) ||
    isAdverb(words, word)
  )
    return false;
  if (
    words.noVerbs.has(word) ||
    words.prepositions.has(word) ||
    words.particles.has(word) ||
    words.subordinators.has(word) ||
    words.settings.has(word) ||
    words.leads.has(word)
  )
    return false;
  if (words.determiners.has(word)) return false;
  return words.plainObjects.has(next);
}

/** How many words between `from` and `to` say something of their own: objects, places, times, not "it", "back" or "well". */
export function ownWords({ tokens, words }: Sentence, from: number, to: number): number {
  let own = 0;
  for (let index = from; index < to; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.kind === "mark" || token.bracketed || token.manner === true) continue;
    const { text } = token;
    if (words.pronouns.has(text) || words.particles.has(text) || words.and.has(text) || words.then.has(text))
      continue;
    if (words.leads.has(text) && !isAdverb(words, text)) continue;
    const next = tokens[index + 1];
    if (words.purpose.has(text) && next !== undefined && words.openPurposes.has(next.text)) {
      index += 1;
      continue;
    }
    own += 1;
  }
  return own;
}

export type Token = CutToken;

const FIGURE = `\\d${FRACTION_SIGNS}`;
const TOKEN = new RegExp(`[\\p{L}][\\p{L}\\p{M}'’-]*|[${FIGURE}][${FIGURE}.,/⁄°-]*|[^\\s\\p{L}\\d]`, "gu");
const OPENS_NUMBER = new RegExp(`^[${FIGURE}]`, "u");
const LETTER = /^\p{L}/u;

/** The words, numbers and marks of `text`, in order. Linear; never throws. */
export function tokensOf(text: string): Token[] {
  const tokens = Array.from(text.matchAll(TOKEN), (found): Token => {
    const raw = found[0];
    const start = found.index;
    if (LETTER.test(raw))
      return { text: raw.toLowerCase(), start, end: start + raw.length, kind: "word", bracketed: false };
    // A comma or stop behind a number is no part of it: "cut 3, then".
    const trailing = /\d/.test(raw.charAt(0)) ? (/(?<![.,])[.,]+$/.exec(raw)?.[0].length ?? 0) : 0;
    const kept = raw.slice(0, raw.length - trailing);
    const kind = OPENS_NUMBER.test(raw) ? "number" : "mark";
    return { text: kept.toLowerCase(), start, end: start + kept.length, kind, bracketed: false };
  });
  const all: Token[] = [];
  for (const token of tokens) {
    all.push(token);
    const after = text.charAt(token.end);
    if (token.kind === "number" && /[.,]/.test(after))
      all.push({ text: after, start: token.end, end: token.end + 1, kind: "mark", bracketed: false });
  }
  return withEnclosed(text, all);
}

/** The words of `text` as the language of `words` is read. */
export const readBy = (text: string, words: CuttingWords): readonly Token[] =>
  words.gloss?.tokens(text) ?? tokensOf(text);

/**
 * The order at the end of the clause at `from` that a word for where to stands for: "erbij" of "laurierblad erbij"; -1 where there is none, or
 * where an order comes first. `goesOn`: the clause before is such a one, and any order may stand last: "… erbij, 10 minuten laten stoven".
 */
export function addedBehind({ tokens, words }: Sentence, from: number, goesOn = false): number {
  const at = tokens.findIndex(
    (token, place) => place >= from && (token.kind === "mark" || token.verb === true),
  );
  const order = tokens[at];
  if (at <= from || order?.verb !== true) return -1;
  const last = tokens.findIndex((token, place) => place > at && token.verb !== true);
  const closes = last < 0 || tokens[last]?.kind === "mark" || words.and.has(tokens[last]?.text ?? "");
  return order.standsIn === true || (goesOn && order.leads !== true && closes) ? at : -1;
}

/** "In a 5-qt. slow cooker, mix …": the stop behind a shortened word ends nothing. */
export const isShortened = (sentence: Sentence, index: number): boolean =>
  wordAt(sentence, index) === "." &&
  sentence.tokens[index - 1]?.kind === "word" &&
  sentence.tokens[index + 1]?.kind === "word" &&
  isCutShort(wordAt(sentence, index - 1));

// Verbs that stand alone one behind another, and are one thing to do; and words that are names and no verbs.

/** How two clauses are joined, the loosest last. */
export type Joint = "and" | "comma" | "comma-and" | "then" | "stop";

/** "The night before, wash, wipe and pit the fruit": behind a setting a verb alone goes on with another, which has its words; -1 where none follows. */
export function nextInRun(
  sentence: Sentence,
  from: number,
  index: number,
  { joint, next, but }: { joint: Joint; next: number; but: boolean },
  last: number,
): number {
  const isJoined = !but && (joint === "comma" || joint === "and" || joint === "comma-and");
  if (!isJoined || last <= from || index - 1 !== last || wordAt(sentence, index) === ".") return -1;
  return isListed(sentence.words, wordAt(sentence, next)) ? next : -1;
}

/** "Set the cooker to Sauté": what is written large is a name. */
export const isName = ({ text, tokens }: Sentence, index: number): boolean =>
  /^\p{Lu}/u.test(text.slice(tokens[index]?.start ?? 0));
