/** The actions of a recipe as the receipt reads them: one row for each thing to do, whatever wrote it. */
import type { ListLine } from "@/lib/engine/check/reading/list-lines";
import { CHECKING } from "@/lib/engine/language/receipt";
import { COOKING_VERBS, READYING } from "@/lib/engine/language/cooking-words";
import { type Gloss, placeOf } from "@/lib/engine/language/gloss";
import { workBy } from "@/lib/engine/language/gloss/list-work";
import { LINKING } from "@/lib/engine/language/linking";
import type { ActionUse, FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { plainText } from "@/lib/engine/recipe/markup";
import { quantitiesIn, type Quantity } from "./quantities";
import { inFull, stemOf, stemsOf, type Token, tokensIn, tokensOf } from "./tokens";

export type ReadAction = {
  /** Number of its step, and its place in it. */
  step: number;
  action: number;
  /** As the receipt reads it: in the engine's words where the language has a gloss. */
  text: string;
  /** As the cook has it. */
  shown: string;
  /** The cook's own words for `[start, end)` of the text. */
  own: (start: number, end: number) => string;
  tokens: readonly Token[];
  /** The words as they are looked up, in the places of `tokens`. */
  stems: string[];
  words: ReadonlySet<string>;
  quantities: readonly Quantity[];
  uses: readonly ActionUse[];
  seconds: readonly number[];
  section: string | undefined;
  preparation: boolean;
  ours: boolean;
  /** First word behind an opening that only names the part: "For the rice, heat the oil". */
  opens: number;
  /** For each word whether it tells of work: not of a state to wait for, and not only of the part. */
  work: readonly boolean[];
  /** Only says as work what a line of the list says: "Finely chop 1 onion." */
  fromList: boolean;
  /** The line whose work it says in the words that its language has for it; null where it says none, and in English. */
  readies: number | null;
};

/** "Butter", "grease": what is done to a tin with what the list has for it. */
const isGreasing = (stem: string): boolean => LINKING.greases.has(stem) || LINKING.tinPurposes.has(stem);

/** The shopping list as stored, read from top to bottom: `ActionUse.line` points into it. */
export const listOf = (content: FormattedContent): string[] =>
  Array.isArray(content.ingredients)
    ? content.ingredients
    : [...content.ingredients.refrigerated, ...content.ingredients.other];

/** Actions of a step; a step from before there were any is one. */
function actionsOf(
  step: Step,
): { text: string; uses: readonly ActionUse[]; seconds: readonly number[]; ours?: boolean | undefined }[] {
  if (step.actions !== undefined) return step.actions;
  const uses = (step.uses ?? []).map(({ line, share }) => ({ line, amount: share === 1 ? "all" : "some" }));
  return [{ text: step.instruction, uses, seconds: [] }];
}

/** "chop" and "chopped", "slice" and "sliced": one is the other with an ending. */
export function alike(a: string, b: string): boolean {
  if (CHECKING.irregular[b] === a) return true;
  const shortest = Math.min(a.length, b.length);
  let same = 0;
  while (same < shortest && a[same] === b[same]) same += 1;
  return same >= 3 && same >= shortest - 1;
}

/** True when every word and number of `text` is from the line, but for the words that make work of a list, and those that `worked` knows. */
function saysLine(text: string, line: string, language: string, worked: (word: string) => boolean): boolean {
  const stems = stemsOf(line);
  const own = new Set(stems);
  if (
    !tokensOf(text).every((word) => {
      const stem = stemOf(word);
      return (
        !/^\p{L}/u.test(word) ||
        own.has(stem) ||
        CHECKING.listWork.has(stem) ||
        worked(word) ||
        stems.some((each) => alike(each, stem))
      );
    })
  )
    return false;
  const numbers = new Set(tokensOf(line).filter((token) => /^\p{N}/u.test(token)));
  // "one sliced" in words
  const stated = quantitiesIn(line, language);
  for (const { low } of stated) numbers.add(String(low));
  // "4 cm ginger, half sliced": 2 cm of it.
  for (const part of stated)
    if (part.portion) for (const { low } of stated) numbers.add(String(low * part.low));
  return tokensOf(text).every((token) => !/^\p{N}/u.test(token) || numbers.has(token));
}

/** Words that the name of a part may have before its comma. */
const MOST_OPENING = 6;

/** Where the words go on behind "For the rice,": 0 where an action does not open so. */
function openingEnd(stems: readonly string[]): number {
  if (!CHECKING.partOpeners.has(stems[0] ?? "")) return 0;
  const comma = stems.slice(0, MOST_OPENING).findIndex((stem) => stem === "," || stem === ":");
  return comma < 0 ? 0 : comma + 1;
}

/** All actions, in the order of the recipe; `list` and they in the words of `gloss`, where there is one. Never throws; linear. */
export function readActions(
  content: FormattedContent,
  list: readonly string[],
  language: string,
  gloss: Gloss | null = null,
): ReadAction[] {
  const shownList = listOf(content);
  const work = gloss === null ? null : workBy(gloss);
  /** The action only says its line: as it is read, or in the cook's own words, with the amount that our work always has. */
  const fromLine = (text: string, shown: string, line: number): boolean =>
    saysLine(text, list[line] ?? "", language, () => false) ||
    (work !== null &&
      /\p{N}/u.test(shown) === /\p{N}/u.test(shownList[line] ?? "") &&
      saysLine(shown, shownList[line] ?? "", language, (word) => work.saysWork(word)));
  return content.steps.flatMap((step) =>
    actionsOf(step).map((action, place): ReadAction => {
      const shown = plainText(action.text);
      const glossed = gloss?.translate(shown);
      const text = glossed?.text ?? shown;
      const own = (start: number, end: number): string => {
        const place = glossed === undefined ? { start, end } : placeOf(glossed, start, end);
        return place === null ? "" : shown.slice(place.start, place.end);
      };
      const tokens = tokensIn(text);
      const stems = inFull(tokens.map((token) => stemOf(token.text)));
      const uses = action.uses
        .filter(({ line }) => line < list.length)
        .map((use) =>
          // "all" and "some" are words of ours, and Italian has its own "all'".
          gloss === null || use.amount === "all" || use.amount === "some"
            ? use
            : { ...use, amount: gloss.translate(use.amount).text },
        );
      const line = uses[0]?.line ?? 0;
      const opens = openingEnd(stems);
      // "Butter the tin" has the words of "butter for the tin", and is work of the method.
      const fromList =
        step.isPrep && uses.length === 1 && !isGreasing(stems[opens] ?? "") && fromLine(text, shown, line);
      return {
        step: step.number,
        action: place,
        text,
        shown,
        own,
        tokens,
        stems,
        words: new Set(stems),
        quantities: quantitiesIn(text, language),
        uses,
        seconds: action.seconds,
        section:
          step.section === undefined ? undefined : (gloss?.translate(step.section).text ?? step.section),
        opens,
        work: workIn(stems, opens),
        preparation: step.isPrep,
        ours: action.ours === true,
        fromList,
        readies: fromList && work?.ordersWorkOf(shownList[line] ?? "", shown) === true ? line : null,
      };
    }),
  );
}

/** Which of the words tell of work; what only names the part ends at `opens`. */
function workIn(stems: readonly string[], opens: number): boolean[] {
  let waits = false;
  const closes = stems.some((stem) => /^[,;]$/.test(stem));
  return stems.map((stem, at) => {
    // "The night before soak the beans" is work, and so is "with so much water that a batter forms".
    const isWork = READYING.days.has(stems[at - 1] ?? "") || CHECKING.howMuch.has(stems[at + 1] ?? "");
    if (CHECKING.waits.has(stem) && !isWork) waits = at > 0 || closes;
    else if (/^[,.;]$/.test(stem)) waits = false;
    return !waits && at >= opens;
  });
}

/** "Add the broth, half a cup at a time", "one egg at a time": how it is divided. `from` and `to`: places of words between which that is said. */
export const goesInByTurns = (stems: readonly string[], from = 0, to = stems.length): boolean =>
  stems
    .slice(from, to)
    .some((_stem, at) => LINKING.byTurns.every((word, place) => stems[from + at + place] === word));

/** "Discard the cinnamon and the cloves", "lift out the bay leaf": it names what went in before, and puts nothing in. */
export const throwsAway = ({ stems }: ReadAction): boolean =>
  [LINKING.discards, LINKING.removing.alone].some((set) =>
    [...set].some((verb) => stems.slice(0, OPENING).includes(stemOf(verb))),
  );
/** Words of an action that its verb stands among. */
const OPENING = 2;

// Which actions use a line of the list, found once for all of its lines.

/** For each line those of `actions` that use it, in their order. */
export function usersOf<Action extends Pick<ReadAction, "uses">>(
  actions: readonly Action[],
): (line: ListLine) => readonly Action[] {
  const users = new Map<number, Action[]>();
  for (const action of actions)
    for (const line of new Set(action.uses.map((use) => use.line))) {
      const own = users.get(line);
      if (own === undefined) users.set(line, [action]);
      else own.push(action);
    }
  return (line) => users.get(line.index) ?? [];
}

// Sentences that were never cut: more words than one thing to do has, and a second order among them.

/** More words than one thing to do has. */
const MOST_WORDS_OF_ONE = 30;

/** "Fry the onion … and then add the eggs": a verb behind what joins orders; "the garlic, peeled and cut" is work that is done. */
const ordersAgain = ({ stems, opens }: ReadAction): boolean =>
  stems.filter((stem, at) => {
    const before = stems[at - 1] ?? "";
    const isJoined = CHECKING.joiners.has(before) || /^[,;.]$/.test(before);
    const isDone = LINKING.stateEnds.some((end) => (stems[at - 2] ?? "").endsWith(end));
    // "In a saucepan, put the water …" has its one order behind a comma.
    // "…, cream cheese, celery" are things of a list: a food that is a verb too needs its object.
    const isFood = LINKING.verbal.has(stem) && !LINKING.determiners.has(stems[at + 1] ?? "");
    return COOKING_VERBS.has(stem) && (at === opens || (isJoined && !isDone && !isFood));
  }).length > 1;

/** True for an action that says several things at once. */
export const isUncut = (action: ReadAction): boolean =>
  action.stems.filter((stem) => /^[\p{L}\p{N}]/u.test(stem)).length > MOST_WORDS_OF_ONE &&
  ordersAgain(action);
