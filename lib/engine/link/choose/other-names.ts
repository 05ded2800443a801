/**
 * Names that mean something else than the line that is called so: a part of the recipe, what was made of it, one of two foods, the juice of
 * a fruit, fat for the pan.
 */
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import { countsLines } from "@/lib/engine/link/phrases/pieces";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { verbBefore } from "@/lib/engine/link/words/context";
import { isPlace } from "@/lib/engine/link/words/no-use";
import type { Word } from "@/lib/engine/link/words/words";
import type { Group } from "./part-votes";
import type { Parts } from "./parts";
import type { Choice, Chooser } from "./weigh";

// Words that name a part of the recipe and take nothing from the list.

/** Actions behind an opening in which its food is named again. */
const NAMED_AHEAD = 40;

/** Word behind the comma that ends an opening of at most so many words ("For the garlic rice, …"); 0 where none does. */
const LONGEST_OPENING = 5;
const PURPOSE = new RegExp(`^(?:${LINKING.purposes})$`);
/** As many of one that says what is made: "To make the pasta and chickpeas, …". */
const LONGEST_PURPOSE = 8;
const commaAt = ({ words }: ReadAction, longest: number): number =>
  words.slice(0, longest + 1).findIndex(({ gap }) => gap.includes(","));

/** "For the rice, …" where the rice itself is named later. */
function opensWith(
  phrase: Phrase,
  action: ReadAction,
  index: number,
  actions: readonly ReadAction[],
): boolean {
  const [first, second, third] = action.words;
  // "To make the pasta and chickpeas, …"
  const made = LINKING.partOpeners.has(second?.form ?? "") ? 1 : 0;
  const opener = made > 0 && PURPOSE.test(first?.form ?? "") ? second : first;
  const next = opener === second ? third : second;
  const opens =
    LINKING.partOpeners.has(opener?.form ?? "") &&
    phrase.to <= commaAt(action, opener === second ? LONGEST_PURPOSE : LONGEST_OPENING) &&
    phrase.from >= made + (LINKING.determiners.has(next?.form ?? "") ? 2 : 1);
  if (!opens) return false;
  const lines = new Set(phrase.options.map(({ line }) => line));
  return actions
    .slice(index, index + NAMED_AHEAD)
    .some(({ phrases }) =>
      phrases.some((other) => other !== phrase && other.options.some(({ line }) => lines.has(line))),
    );
}

/** "the herb butter" where a part of that name was made from butter: the words before its last one are no line's. */
function namesMixture(
  { words }: ReadAction,
  { from }: Phrase,
  lines: readonly (LineModel | undefined)[],
  groups: readonly Group[],
): boolean {
  return groups.some(({ head, words: own }) => {
    const before = words.slice(Math.max(0, from - own.size + 1), from).map(({ lemma }) => lemma);
    return (
      own.size > 1 &&
      words[from]?.lemma === head &&
      before.length === own.size - 1 &&
      before.every((lemma) => own.has(lemma) && !lines.some((line) => line?.vocabulary.has(lemma)))
    );
  });
}

/** The options that are lines of one part, where "the three milks" counts just these; null where the words do not. */
function ownLines(
  { words }: ReadAction,
  phrase: Phrase,
  { groups, groupOfLine }: Parts,
): Phrase["options"] | null {
  const isTold =
    LINKING.definite.has(words[phrase.from - 2]?.form ?? "") &&
    words[phrase.from]?.form !== words[phrase.from]?.lemma;
  const isAmount = [...phrase.fits.values()].includes(1);
  if (!isTold || isAmount || groups.length < 2) return null;
  const own = groups.map((_group, at) => phrase.options.filter(({ line }) => groupOfLine[line] === at));
  const [counted, another] = own.filter((options) => countsLines(phrase, options.length));
  return another === undefined ? (counted ?? null) : null;
}

/** "For the rice, heat the oil" and "pour over the sauce": a part's name, and no line. */
export function passPartNames(
  actions: readonly ReadAction[],
  lines: readonly LineModel[],
  parts: Parts,
): void {
  actions.forEach((action, index) => {
    const at = parts.named[index]?.at ?? -1;
    for (const phrase of action.phrases) {
      // "Mix the three milks" of the part "The three milks": its three lines.
      const own = ownLines(action, phrase, parts);
      if (own !== null) {
        phrase.options = own;
        phrase.kind = "all";
        continue;
      }
      const [word] = action.words.slice(phrase.from, phrase.to);
      // "the sauce" where a part is the sauce: what was made there, and no soy sauce.
      const part =
        phrase.to - phrase.from === 1 &&
        parts.groups.some(
          ({ head }, group) =>
            head === word?.lemma &&
            // "all of the levain" in the list of the main dough is a line, and goes in as one; "mix the levain" makes it.
            !(
              parts.madeAt.get(group) !== index &&
              phrase.options.some(
                ({ line }) =>
                  parts.groupOfLine[line] !== group &&
                  lines[line]?.naming.size === 1 &&
                  lines[line]?.naming.has(head),
              )
            ) &&
            // The pork of the part "Pork" is its pork; the sauce of the part "Sauce" is no soy sauce.
            (LINKING.products.has(head) ||
              !phrase.options.some(
                ({ line }) =>
                  parts.groupOfLine[line] === group &&
                  (phrase.kind !== undefined || lines[line]?.names.some((name) => name.words.includes(head))),
              )),
        ) &&
        phrase.options.every(
          ({ line }) => (lines[line]?.naming.size ?? 0) > 1 || parts.mixed.has(word?.lemma ?? ""),
        );
      phrase.passing ||=
        part ||
        namesMixture(
          action,
          phrase,
          phrase.options.map(({ line }) => lines[line]),
          parts.groups,
        ) ||
        (phrase.from <= at && at < phrase.to) ||
        opensWith(phrase, action, index, actions);
    }
  });
}

// What words further on say of a line that "all of it" or "the spices" may take before.

/** Actions behind the spices in which the herbs are named. */
const HERBS_AHEAD = 40;

/** "Add the spices … stir in the herbs": the parsley waits for its own word. */
export const areHerbsAfter = (actions: readonly ReadAction[], index: number): boolean =>
  actions
    .slice(index + 1, index + HERBS_AHEAD)
    .some(({ collectives }) =>
      collectives.some(({ kind, noun }) => kind === "class" && noun === LINKING.herbWord),
    );

/**
 * "Mix all the ingredients", and "put over the potatoes" where the topping is made or was right before: what the potatoes were mixed into is called by
 * their name. `group` is the one of the line.
 */
export function isOnMade(
  actions: readonly ReadAction[],
  action: number,
  { from, portion }: Phrase,
  { of, groups }: Pick<Parts, "of" | "groups">,
  group: number,
): boolean {
  const made = actions[action - 1]?.collectives.find(({ kind }) => kind === "section");
  const before = made === undefined ? -1 : groups.findIndex(({ words }) => words.has(made.noun));
  const isOther = [of[action] ?? -1, before].some((part) => part >= 0 && part !== group);
  return isOther && portion === null && isPlace(actions[action]?.words ?? [], from);
}

// Foods that the part has under another name: one of "butter or margarine", the juice where a step says "lemon".

/** "butter or margarine", "le beurre ou la margarine" */
function areEither(words: readonly Word[], { to }: Phrase, { from }: Phrase): boolean {
  const article = LINKING.determiners.has(words[from - 1]?.form ?? "") ? 1 : 0;
  return from - article - to === 1 && LINKING.alternatives.has(words[to]?.form ?? "");
}

/** Gives two such foods the line of their own part, where the choice was a line of another part, which waits for that. Linear. */
export function chooseEither(
  choices: Map<Phrase, Choice>,
  actions: readonly ReadAction[],
  { of, groupOfLine }: Parts,
): void {
  actions.forEach(({ phrases, words }, index) => {
    const part = of[index] ?? -1;
    if (part < 0) return;
    const isOwn = (line: number): boolean => groupOfLine[line] === part;
    phrases.slice(1).forEach((second, at) => {
      const first = phrases[at];
      if (first === undefined || !areEither(words, first, second)) return;
      const chosen = [first, second].map((phrase) => choices.get(phrase)?.lines.every(isOwn));
      if (chosen.includes(undefined) || (chosen[0] === true && chosen[1] === true)) return;
      for (const [phrase, other] of [
        [first, second],
        [second, first],
      ] as const) {
        const option = phrase.options.find(({ line, weak }) => !weak && isOwn(line));
        if (option === undefined) continue;
        choices.delete(other);
        choices.set(phrase, { lines: [option.line], others: [], decidedBy: "part" });
        return;
      }
    });
  });
}

/**
 * "Mix the yogurt and lemon" of a part that lists lemon juice, where the lemon is another part's: the juice, which nothing else names. Linear.
 */
export function chooseOwnJuice(
  choices: Map<Phrase, Choice>,
  actions: readonly ReadAction[],
  lines: readonly LineModel[],
  { of, groupOfLine }: Parts,
): void {
  const chosen = new Set([...choices.values()].flatMap((choice) => choice.lines));
  const juices = lines.filter(
    ({ index, names }) => !chosen.has(index) && names.some(({ head }) => LINKING.squeezed.out.has(head)),
  );
  if (juices.length === 0) return;
  actions.forEach(({ phrases, words }, index) => {
    const part = of[index] ?? -1;
    if (part < 0) return;
    for (const phrase of phrases) {
      const choice = choices.get(phrase);
      const isOthers = choice?.lines.every((line) => groupOfLine[line] !== part) === true;
      const fruit = phrase.to - phrase.from === 1 ? words[phrase.from]?.lemma : undefined;
      if (!isOthers || fruit === undefined || phrase.passing) continue;
      const own = juices.filter(
        (line) => groupOfLine[line.index] === part && line.naming.has(fruit) && !chosen.has(line.index),
      );
      const [juice] = own;
      if (juice === undefined || own.length > 1) continue;
      chosen.add(juice.index);
      const { from, to } = phrase;
      phrase.options = [{ line: juice.index, from, to, score: 1, naming: 1, head: false, weak: false }];
      choices.set(phrase, { lines: [juice.index], others: [], decidedBy: "part" });
    }
  });
}

// Fat for the pan where the line of that name goes in with all of its part: it is more than the list has.

/**
 * "Mix the marinade ingredients … brush the griddle with oil … combine all the salsa ingredients": both oils are told of already. The part that
 * the action stands in may still have its own: "fry the onion in the oil, then add all the filling ingredients".
 */
export function isPanFat(
  { actions, lines, parts, sweeps }: Chooser,
  index: number,
  { from, portion }: Phrase,
  line: number,
): boolean {
  const verb = verbBefore(actions[index]?.words ?? [], from);
  if (verb === null || !LINKING.panFat.has(verb)) return false;
  if (portion !== null && portion.kind !== "open") return false;
  const own = parts.of[index] ?? -1;
  const fat = lines[line];
  // "Oil for frying", and oil without an amount: there is more of it.
  if (fat === undefined || fat.open || fat.extra || fat.purposes.length > 0) return false;
  if (!LINKING.frying.classes.some((name) => fat.food?.classes.has(name) === true)) return false;
  return sweeps.some(
    (sweep) =>
      sweep.sure &&
      sweep.action !== index &&
      sweep.lines.length < lines.length &&
      sweep.lines.includes(line) &&
      (sweep.action < index || parts.groupOfLine[line] !== own),
  );
}
