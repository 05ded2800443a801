/**
 * What the words of an action mean of the list where no name settles it: which of two like lines, a kind or a part of a food, all that is
 * mixed, what is tasted for; and which words of a share say nothing of how much.
 */
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import { isItsPiece } from "@/lib/engine/check/reading/line-pieces";
import { type ListLine, namedBy } from "@/lib/engine/check/reading/list-lines";
import type { Quantity } from "@/lib/engine/check/reading/quantities";
import { sharesWord, stemsOf, tokensIn } from "@/lib/engine/check/reading/tokens";
import { CHECKING } from "@/lib/engine/language/receipt";
import { classesOfCollective } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { keepingRecent } from "@/lib/engine/language/memory";
import type { ReceiptIssue } from "@/lib/engine/recipe/formatted";

// Lines of one food, and the issue that a check has with one line.

/** Both lines are called by one word: "brown sugar" and "caster sugar". */
export const sharesHead = (a: ListLine, b: ListLine): boolean => sharesWord(a.heads, b.heads);

/** Another line of the list is called as this one is, so that its name alone does not tell which is meant. */
export const hasNamesake = (line: ListLine, lines: readonly ListLine[]): boolean =>
  lines.some((each) => each !== line && sharesHead(each, line));

/** What is compared with each other for one check at most, so that its time stays bounded. */
const MOST_PAIRS = 60_000;

/** So long a recipe is not looked through for every line. */
export const isTooLong = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length * others.length > MOST_PAIRS;

/** An issue with a line, beside the action that it is about. */
export const issueWith = (
  line: ListLine,
  { step, action }: Pick<ReadAction, "step" | "action">,
  kind: ReceiptIssue["kind"],
  message: string,
): ReceiptIssue => ({ kind, message, step, action, lines: [line.index], text: line.shown });

/** "Grease a tin with butter" in a part that the butter does not belong to: a cook's own. */
export const isOthersTin = ({ stems, opens, section }: ReadAction, line: ListLine): boolean =>
  section !== undefined &&
  line.section !== undefined &&
  section !== line.section &&
  LINKING.greasing.has(stems[opens] ?? "") &&
  stems.some((stem) => CHECKING.surfaces.has(stem));

/** "Reserved giblets", which the turkey's own line keeps back, is a line of the list. */
const isKeptInLine = (line: ListLine, words: readonly string[], lines: readonly ListLine[]): boolean =>
  lines.some((other) => {
    const [first = "", ...kept] = other === line ? [] : stemsOf(other.text);
    return CHECKING.divided.has(first) && kept.some((word) => words.includes(word));
  });

/** The line says that it is divided, or that some of it is kept: "giblets reserved", which no line of their own lists. */
export const saysDivided = (line: ListLine, words: readonly string[], lines: readonly ListLine[]): boolean =>
  words.slice(1).some((stem) => CHECKING.divided.has(stem)) && !isKeptInLine(line, words, lines);

// Lines of a list that are called alike.

/** For each line the others of the same name, in the order of the list. */
export function rivalsAmong(lines: readonly ListLine[]): (line: ListLine) => ListLine[] {
  const byHead = new Map<string, ListLine[]>();
  for (const line of lines)
    for (const head of line.heads) {
      const named = byHead.get(head);
      if (named) named.push(line);
      else byHead.set(head, [line]);
    }
  // Of a hundred lines of one name each has the same rivals but for itself.
  const known = new Map<string, readonly ListLine[]>();
  return (line) => {
    const name = [...line.heads].join(" ");
    const all =
      known.get(name) ??
      [...new Set([...line.heads].flatMap((head) => byHead.get(head) ?? []))].sort(
        (a, b) => a.index - b.index,
      );
    known.set(name, all);
    return all.filter((each) => each !== line);
  };
}

// Lines that an action means by a word for their kind, "the fruit", or by a part of their food, "the yolk".

/** One word for several lines of one kind, and no part of another line's name: "the vegetables". */
export const saysKind = (action: ReadAction, line: ListLine): boolean =>
  action.stems.some(
    (stem, at) =>
      CHECKING.kinds.has(stem) &&
      !line.otherHeads.has(action.stems[at + 1] ?? "") &&
      classesOfCollective(stem)?.some((kind) => line.classes.has(kind)) === true,
  );

/** Words from "of" to the food: "of the ripe". */
const FOOD_REACH = 3;

/** "The meat of the cucumber": the word for a kind is a part of a line that goes in. */
export const saysPartOfUsed = ({ stems, uses }: ReadAction, lines: readonly ListLine[]): boolean =>
  stems.some((stem, at) => {
    const isKind = CHECKING.kinds.has(stem) || CHECKING.rawKinds.has(stem);
    if (!isKind || !LINKING.genitive.has(stems[at + 1] ?? "")) return false;
    const behind = stems.slice(at + 2, at + 2 + FOOD_REACH);
    return uses.some(({ line }) => behind.some((word) => lines[line]?.heads.has(word) === true));
  });

/** "Pour in the fruit", where the apricots go in: the lemon, which is fruit too, is not asked for. */
export const meansOthers = (action: ReadAction, line: ListLine, lines: readonly ListLine[]): boolean =>
  action.uses.some((use) => {
    const other = lines[use.line];
    return other !== undefined && other !== line && saysKind(action, other);
  });

/** "3 whole eggs + 1 yolk": the list itself has the part. */
export const saysPart = ({ text }: ListLine, parts: readonly string[]): boolean =>
  stemsOf(text).some((stem) => parts.includes(stem));

/** One of the words uses all of the line's part by itself: "marinate", of the marinade. */
export const usesPartOf = (stems: readonly string[], { section }: ListLine): boolean => {
  const parts = stems.flatMap((stem) => LINKING.usesPart[stem] ?? []);
  return parts.length > 0 && stemsOf(section ?? "").some((stem) => parts.includes(stem));
};

// Which words of an action's work mean a line of the list.

/** Words of work that mean the line, were it only by a part of its name, by its kind, "the spices", or by its own part of the list. */
export const isMeant = ({ working }: { working: ReadonlySet<string> }, line: ListLine): boolean =>
  namedBy(line, working) > 0 ||
  isItsPiece(line, working) ||
  // "Dip the florets", of a cauliflower that the list has in florets.
  CHECKING.foodParts.some((parts) =>
    parts.some((part) => working.has(part) && stemsOf(line.text).includes(part)),
  ) ||
  // "Combine the salad ingredients", of the line's own part.
  (sharesWord(working, LINKING.ingredients) &&
    stemsOf(line.section ?? "").some((stem) => working.has(stem))) ||
  // "Marinate the chicken", of the marinade's lines.
  usesPartOf([...working], line);

// Orders that mix all of the list, or all of their part's, and name none of it.

/** Words of an action that its verb stands among: "Quickly knead …". */
const MIXING_REACH = 2;

/** "Grease the tin", "in a greased and floured tin". */
export const isGreasing = (stem: string): boolean => LINKING.tinPurposes.has(stem) || stem in LINKING.greased;

const isMixing = (stem: string): boolean => LINKING.mixesAll.has(stem);

/**
 * Tells of an action, by its place, whether it means all: "Quickly knead to a dough" before anything went in, "Then add the starter and mix" as the
 * first order of a part, of whose list no words of the part name any. Each part is looked through once.
 */
export function wholesMixed(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
): (action: ReadAction, place: number) => boolean {
  const firstUse = actions.findIndex(({ fromList, ours, uses }) => !fromList && !ours && uses.length > 0);
  const unnamed = new Map<string, boolean>();
  /** The first order of each part that takes something: "While it bakes, make the icing." only says what follows. */
  const begun = new Map<string, number>();
  actions.forEach(({ section, uses }, place) => {
    if (section !== undefined && uses.length > 0 && !begun.has(section)) begun.set(section, place);
  });
  const isUnnamed = (section: string): boolean => {
    const own = lines.filter((line) => line.section === section);
    const told = actions.filter(
      (each) =>
        each.section === section && !each.stems.some((stem) => LINKING.sprays.has(stem) || isGreasing(stem)),
    );
    // "Prepare the icing" says the part, and no icing sugar.
    const ofPart = new Set(stemsOf(section));
    return (
      own.length > 1 &&
      !told.some(({ words }) => {
        const said = new Set([...words].filter((word) => !ofPart.has(word)));
        return own.some((line) => namedBy(line, said) > 0);
      })
    );
  };
  return (action, place) => {
    const isFirst = firstUse < 0 || place <= firstUse;
    if (isFirst && action.stems.slice(0, MIXING_REACH).some(isMixing)) return true;
    const { section, stems } = action;
    if (section === undefined || begun.get(section) !== place || !stems.some(isMixing)) return false;
    const known = unnamed.get(section) ?? isUnnamed(section);
    unnamed.set(section, known);
    return known;
  };
}

// "Taste and adjust the salt" puts some in; "taste whether there is enough salt" only asks.

/** Words from "taste" to "whether": "taste to see if". */
const ASKING_REACH = 4;

/** Nothing is put in by an action that tastes whether something is missing, where no order follows. */
const asksOnly = ({ stems }: ReadAction): boolean =>
  stems.slice(1, 1 + ASKING_REACH).some((stem) => CHECKING.asking.has(stem)) &&
  !stems.slice(1).some((stem) => LINKING.adding.has(stem) && !CHECKING.seasonings.has(stem));

/** An action that tastes for a seasoning of the line, of which the list says no amount. */
export const tastesFor = (action: ReadAction, line: ListLine): boolean =>
  line.amounts.length === 0 &&
  CHECKING.tasting.has(action.stems[0] ?? "") &&
  !asksOnly(action) &&
  [...line.heads].some((head) => CHECKING.seasonings.has(head) && action.words.has(head));

// Words of a share that say nothing of how much of a line is meant: those of its name, what each of so many pieces gets, a part that the
// list keeps.

/** The name of the line has the word of the portion itself: "half and half". */
export const isInName = ({ tokens }: ReadAction, portion: Quantity, line: ListLine): boolean =>
  openingTokens(line.text).has(tokens[portion.at]?.text ?? "");

const openingTokens = keepingRecent(
  (text): ReadonlySet<string> => new Set(tokensIn(text.split(",")[0] ?? "").map((token) => token.text)),
);

/** Words between "each" and what each gets. */
const EACH_REACH = 6;

/** "Spread each with half of the cheese": all of it, on two. */
export const sharesToEach = ({ stems }: ReadAction, { at }: Quantity): boolean =>
  stems.slice(Math.max(0, at - EACH_REACH), at).some((stem) => CHECKING.perEach.has(stem));

/** "The zest of one lemon and the juice of both", behind quantity `own`: the other part is of more of them. */
export const saysOtherPart = ({ stems, quantities }: ReadAction, { next }: Quantity): boolean =>
  stems.some((stem, at) => {
    if (at <= next || !CHECKING.foodParts.flat().includes(stem)) return false;
    if (!LINKING.genitive.has(stems[at + 1] ?? "")) return false;
    const of = LINKING.definite.has(stems[at + 2] ?? "") ? at + 3 : at + 2;
    return LINKING.both.has(stems[of] ?? "") || quantities.some((each) => each.at === of);
  });

/** "The reserved tomato juice": words between what is said of the part and the part. */
const KEPT_REACH = 2;

/** "The reserved juice" of "tomatoes, drained, juice reserved": all that was kept. */
export function namesKeptPart(stems: readonly string[], line: ListLine): boolean {
  const own = stemsOf(line.text);
  return stems.some(
    (stem, at) =>
      CHECKING.divided.has(stem) &&
      stems.slice(at + 1, at + 1 + KEPT_REACH).some((part) => own.includes(part) && !line.heads.has(part)),
  );
}

/** "All of the sliced mushrooms" */
const ALL_REACH = 4;

/** "Add all the mushrooms", of "half sliced, half quartered": what was parted goes in together. */
export const takesAllOf = (stems: readonly string[], line: ListLine): boolean =>
  stems.some(
    (stem, at) =>
      LINKING.allWords.has(stem) &&
      stems.slice(at + 1, at + 1 + ALL_REACH).some((head) => line.heads.has(head)),
  );

// Amounts of an action that say nothing of how much goes in: of how many one is taken, or the same amount once more.

/** Words between two numbers that say of how many: "one of the two". */
const OF_ALL_REACH = 4;
/** "of", "of the" */
const isOfThem = ([of, ...the]: readonly string[]): boolean =>
  LINKING.genitive.has(of ?? "") && the.every((word) => LINKING.determiners.has(word));

/** "One of the two onions": the second number says how many there are. */
const isOfAll = ({ quantities, stems }: ReadAction, own: Quantity): boolean =>
  quantities.some(
    ({ next, sort }) =>
      sort === "amount" &&
      next < own.at &&
      own.at - next <= OF_ALL_REACH &&
      isOfThem(stems.slice(next, own.at)),
  );

/** "1oz (25g) of the sugar": the bracket says the amount before it once more, as near as scales go. */
const isSaidTwice = ({ text, quantities }: ReadAction, own: Quantity): boolean =>
  text.charAt(own.start - 1) === "(" &&
  quantities.some(
    ({ sort, unit, end }) => sort === "amount" && unit !== null && text.slice(end, own.start).trim() === "(",
  );

/** The amount is none that goes in. */
export const isNoneOfIts = (action: ReadAction, own: Quantity): boolean =>
  isOfAll(action, own) || isSaidTwice(action, own);
