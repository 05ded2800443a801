/** Mentions that mean what was mixed or laid before, and no more of the line. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Ledger, Spot, Use } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import type { Word } from "@/lib/engine/link/words/words";

/** "Pour in the sauce", "a ladleful of sauce" where some soy sauce went in before: what was mixed, and no more of the bottle. */
export const isMadeThing = (line: LineModel, { from, to }: Spot, words: readonly Word[]): boolean =>
  to - from === 1 &&
  LINKING.mixtures.has(words[from]?.lemma ?? "") &&
  (LINKING.definite.has(words[from - 1]?.form ?? "") ||
    LINKING.restWords.has(words[from - 1]?.form ?? "") ||
    LINKING.genitive.has(words[from - 1]?.form ?? "") ||
    isInto(words, from)) &&
  line.names.every(({ words: [name, more] }) => more !== undefined || name !== words[from]?.lemma);

/**
 * "Whisk the honey and soy sauce … half of the sauce … the remaining sauce", "a spoonful of the sauce": a part of what was mixed, where all of the
 * line went in, or where nobody says how much of the mixture is taken.
 */
export const isOfMixture = (portion: Portion | null, before: readonly Use[]): boolean =>
  ((portion?.kind === "rest" || portion?.fraction != null) &&
    before.some((use) => use.portion === null && !use.aside)) ||
  (portion?.kind === "open" && before.some(({ aside, readied }) => !aside && !readied));

/** "Add the beans to the sauce", and "add to sauce" as a card has it. */
export const isInto = (words: readonly Word[], at: number): boolean =>
  LINKING.goesInto.has(words[LINKING.definite.has(words[at - 1]?.form ?? "") ? at - 2 : at - 1]?.form ?? "");

/** "Layer the pasta and the cheese" takes some of each, where more is told later. */
export const isLaid = ({ action, portion }: Use, { actions }: Ledger): boolean =>
  portion === null && actions[action]?.words.some(({ lemma }) => LINKING.layering.has(lemma)) === true;

/** "The harissa oil" where both are used already: what was made of the two. */
export function isMixture(line: LineModel, from: number, words: readonly Word[], ledger: Ledger): boolean {
  const before = words[from - 1];
  // "Steep the raisins in the rum … mix with the rum raisins": both were only made ready.
  if (ledger.isReadied(line.index)) return false;
  if (before === undefined || !/^[\s-]+$/.test(words[from]?.gap ?? "") || !ledger.isSpent(line.index))
    return false;
  if (line.vocabulary.has(before.lemma) || LINKING.descriptions.has(before.lemma)) return false;
  return ledger.linesNamed(before.lemma).some((other) => other !== line && ledger.isSpent(other.index));
}

/** "Melt the butter … drizzle melted butter over": it is called by what was done to it, so it is the same. */
export const isMadeSo = (state: string, spending: readonly Use[], { actions }: Ledger): boolean =>
  spending.some(({ action }) =>
    (actions[action]?.words ?? []).some(
      ({ form }) => form.length >= SHORTEST_VERB && state !== form && state.startsWith(form),
    ),
  );
const SHORTEST_VERB = 4;

/** "Puree ½ can of the beans. Add the pureed beans and the remaining beans": the part that went in before. */
export function isMadePart(
  { portion, taken, from: at }: Spot,
  words: readonly Word[],
  spending: readonly Use[],
  ledger: Ledger,
): boolean {
  if (portion !== null || taken !== null || spending.length === 0) return false;
  const states = [words[at]?.form ?? "", words[at - 1]?.form ?? ""];
  return (
    spending.every((use) => use.portion?.kind === "part") &&
    states.some((form) => isMadeSo(form, spending, ledger))
  );
}

/** "Drizzle with the reserved seasoning" before anything of the list's seasonings was used: what was mixed and set aside. */
export const isKeptMixture = (
  { index, vocabulary }: LineModel,
  { from }: Spot,
  words: readonly Word[],
  ledger: Ledger,
): boolean => {
  const said = [words[from - 1]?.form ?? "", words[from]?.form ?? ""].find(
    (form) => LINKING.kept.has(form) || LINKING.reservedWords.has(form),
  );
  return (
    said !== undefined && !vocabulary.has(said) && ledger.of(index).length === 0 && !ledger.kept.has(index)
  );
};

/** The action makes something of the line and of another one that nothing took before: "make the dressing from …". */
export function isOfNew(line: LineModel, action: ReadAction, at: number, ledger: Ledger): boolean {
  const isMaking = ({ form }: Word): boolean => LINKING.partOpeners.has(form) && LINKING.combining.has(form);
  if (!action.words.slice(0, at).some(isMaking)) return false;
  const here = ledger.actions.indexOf(action);
  return action.phrases.some(({ options: [first] }) => {
    const other = first?.line ?? line.index;
    return other !== line.index && ledger.of(other).every((use) => use.action === here);
  });
}
