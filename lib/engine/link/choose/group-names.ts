/** How words name a part of the recipe: its heading, "for the sauce, …", "mix the rub". */
import { LINKING } from "@/lib/engine/language/linking";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { isNumber } from "@/lib/engine/link/words/clauses";
import { wordsOf, type Word } from "@/lib/engine/link/words/words";

/** A part of the list: its name, the words of it, and the last of them. */
export type Group = { name: string; words: ReadonlySet<string>; head: string };
const contentOf = (text: string): Word[] =>
  wordsOf(text).filter(
    (word) =>
      !LINKING.functionWords.has(word.form) && !LINKING.partOpeners.has(word.form) && word.lemma.length > 1,
  );

/** The group that a heading names. */
export function groupNamed(name: string): Group {
  // "Starter (the night before)": what stands in brackets is when, and no name.
  const bare = name.replace(/\([^()]*\)/g, " ");
  const words = contentOf(/\p{L}/u.test(bare) ? bare : name).map((word) => word.lemma);
  return { name, words: new Set(words), head: words.at(-1) ?? "" };
}

/** How well a heading of the method names a group: 1 the same, down to 0. */
export function likeness(a: Group, b: Group): number {
  if (a.words.size === 0 || b.words.size === 0) return 0;
  const common = [...a.words].filter((word) => b.words.has(word)).length;
  if (common === 0) return 0;
  if (common === a.words.size && common === b.words.size) return 1;
  return a.head === b.head ? 0.8 : 0.5;
}

/** A group, and the word that names it; -1 where none does. */
export type Named = { group: number; at: number };
const NONE: Named = { group: -1, at: -1 };

/** Groups that the words behind "for the …" at word `at` name, or none. */
function namedAt(words: readonly Word[], at: number, groups: readonly Group[]): Named {
  let best: Named = NONE;
  for (let index = at; index < Math.min(words.length, at + 4); index += 1) {
    const word = words[index];
    if (
      word === undefined ||
      (index > at && /[,.;:]/.test(word.gap)) ||
      LINKING.functionWords.has(word.form) ||
      LINKING.exceptions.has(word.form)
    )
      break;
    // "The cheesecake layer" beside a brownie layer: the word before tells which.
    const told = groups[best.group]?.head === word.lemma;
    const found = told ? best.group : groups.findIndex((group) => group.head === word.lemma);
    if (found >= 0) return { group: found, at: index };
    const part = best.group < 0 ? groups.findIndex((group) => group.words.has(word.lemma)) : -1;
    if (part >= 0) best = { group: part, at: index };
  }
  return best;
}

/** The word stands in a longer name: "sauce" in "soy sauce" names no part. */
const isInName = (phrases: readonly Phrase[], at: number): boolean =>
  phrases.some(({ from, to }) => to - from > 1 && from <= at && at < to);

/** "Make meanwhile the crumble", "make from the ingredients a dough": where what is made begins, behind when and of what. */
function objectBehind(words: readonly Word[], opener: number): number {
  const at = opener + 1;
  if (LINKING.orderOpeners.has(words[at]?.form ?? "") && LINKING.determiners.has(words[at + 1]?.form ?? ""))
    return at + 1;
  const of = words.slice(at, at + FROM_INGREDIENTS).findIndex(({ form }) => LINKING.ingredients.has(form));
  return of > 0 && LINKING.functionWords.has(words[at]?.form ?? "") ? at + of + 1 : at;
}
/** Words of "from all the ingredients". */
const FROM_INGREDIENTS = 4;

/** The group that the action's own words name: "For the sauce, …", "… to make the drizzle", "everything for the crema", "Caramel: …". */
export function openedBy({ words, phrases }: ReadAction, groups: readonly Group[]): Named {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || !LINKING.partOpeners.has(word.form)) continue;
    // "Leave it to sit while you make the beef": another part, and later.
    if (LINKING.cooks.has(words[at - 1]?.form ?? "") && LINKING.waiting.has(words[at - 2]?.form ?? ""))
      continue;
    const object = objectBehind(words, at);
    const article = LINKING.determiners.has(words[object]?.form ?? "") ? object + 1 : object;
    const named = namedAt(words, article, groups);
    // "to have two cakes": so many of them come out, and nothing is begun; "mix the three milks" names them.
    if (article === object && words.slice(object, named.at).some(({ form }) => isNumber(form))) continue;
    // "the ingredients for the harissa paste": behind such a word a food's name is a part's.
    const whole = LINKING.ingredients.has(words[at - 1]?.form ?? "");
    if (named.group >= 0 && (whole || !isInName(phrases, named.at))) return named;
  }
  const colon = words.slice(0, LONGEST_LABEL + 1).findIndex(({ gap }) => gap.includes(":"));
  const label = colon > 0 ? namedAt(words.slice(0, colon), 0, groups) : NONE;
  return isInName(phrases, label.at) ? NONE : label;
}
/** "Caramel: the sugar dry in a pan": words before the colon. */
const LONGEST_LABEL = 3;

/** The group that is made as a whole, or -1: "Mix the rub." */
export function groupNamedBy({ words, phrases }: ReadAction, groups: readonly Group[]): number {
  const verb = words.findIndex((word) => LINKING.combining.has(word.form));
  if (verb < 0 || verb > 3) return -1;
  // "Fold in the add-ins"
  const at = LINKING.inwards.has(words[verb + 1]?.form ?? "") ? verb + 2 : verb + 1;
  const next = words[at]?.form ?? "";
  const article = LINKING.determiners.has(next) || LINKING.allWords.has(next);
  const named = namedAt(words, article ? at + 1 : at, groups);
  // "Prepare the baste below", "make the sauce (recipe follows)": told further on, and nothing goes in here.
  const behind = named.at < 0 ? [] : words.slice(named.at + 1, named.at + 1 + POINTER_REACH);
  if (behind.some(({ form }) => LINKING.pointers.has(form))) return -1;
  return isInName(phrases, named.at) ? -1 : named.group;
}

/** Words from a part's name to what says where it is told: "sauce (see the recipe below)". */
const POINTER_REACH = 4;

/** The action's verb makes one thing of what it names: "whisk the dressing". */
export const mixes = ({ words }: ReadAction): boolean =>
  LINKING.mixing.has(words.find((word) => LINKING.combining.has(word.form))?.form ?? "");

/** "Mix the levain" names nothing else: all of it is meant. */
export const mixesAlone = (action: ReadAction): boolean =>
  mixes(action) && action.phrases.every(({ passing }) => passing) && action.collectives.length === 0;

/** No food is named beside the part. */
export const namesOnly = ({ words, phrases }: ReadAction, head: string): boolean =>
  phrases.every(({ passing, from, to }) => passing || (to - from === 1 && words[from]?.lemma === head));
