/** What stands behind the steps or at their ends and is none: notes, yields, talk. */
import { isCredit, isWish } from "@/lib/engine/language/pages";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import { has } from "@/lib/engine/lines/classify/list-agreement";
import { dividedInto, factsIn, type StatedFacts } from "@/lib/engine/lines/facts";
import { opensOrder } from "@/lib/engine/lines/line-phrases";
import type { Kinded } from "./claims";
import { isMust } from "./marked-notes";
import { isLabelledNote, isNote, isPostscript, isTalk, isWarning, notesFrom } from "./notes";
import { isOrder } from "./told-as-story";
import { foodsAloneIn, ordersBehindWhen } from "./unmarked-orders";

/** "3/4 oz simple syrup*": what a footnote is about. */
const FOOTNOTE_MARK = /(\p{L}{3,30})\*/gu;

/** An order opens the line, or follows what opens it. */
const orders = (shape: LineShape): boolean =>
  shape.imperative || has(shape, "opener_verb", "adverb_verb", "verb2", "verb_last");

/** "(Dot used less sugar, and they were plenty sweet.)": a paragraph in brackets that gives no order. */
const BRACKETED = /^\(([^()]{10,400})\)[.!]?$/u;
function isAside({ text, gap }: Pick<Kinded["line"], "text" | "gap">): boolean {
  const inside = gap > 0 ? BRACKETED.exec(text)?.[1] : undefined;
  return inside !== undefined && !splitSentences(inside).some(isOrder);
}

/** So many sentences that order are work, whatever stands before them. */
const FEWEST_ORDERS = 2;

/** "TIME TO MAKE THE GRAVY: Drain the pan …", "Gravy time! Drain the pan. Whisk in …": what the paragraph is called, and then orders. */
function ordersBehindName(text: string): boolean {
  const name = /^[^.:!?]{3,40}[:!]\s+/u.exec(text)?.[0] ?? "";
  if (name === "" || !opensOrder(text.slice(name.length))) return false;
  return splitSentences(text.slice(name.length)).filter(opensOrder).length >= FEWEST_ORDERS;
}

/** A step's line that is a note as a whole: it says so, it is the last and opens with a remark, or it is a footnote to the list. */
function isWholeNote(
  { line, shape }: Kinded,
  isLast: boolean,
  footnotes: readonly string[],
  others: readonly Kinded[],
  takesAlone: ReturnType<typeof foodsAloneIn>,
): boolean {
  if ((line.run && !isLast) || (line.known === "step" && isMust(line))) return false;
  if (isLabelledNote(line.text) || isAside(line)) return true;
  // "*It can be made a day ahead." below steps that open with no such sign.
  if (isLast && line.starred === true && !others.some((other) => other.line.starred)) return true;
  if (!isLast || line.marker === "number" || line.marker === "step") return false;
  const setApart =
    line.gap > 0 && others.some((other) => other.line.gap === 0 || other.line.marker !== line.marker);
  if (setApart && (isWarning(line.text) || isPostscript(line.text))) return true;
  const uncounted =
    line.marker === "none" && others.length > 1 && others.every((other) => other.line.number !== null);
  if (setApart && uncounted && !shape.imperative) return true;
  if (ordersBehindWhen(line.text) && takesAlone(line.text, others.length)) return false;
  // "Auch ein Klassiker für kalte Tage." below steps that stand together: told apart from them, and no order.
  const together =
    line.gap > 0 && others.length > 1 && others.slice(1).every((other) => other.line.gap === 0);
  if (together && line.marker === "none" && !orders(shape) && !factsIn(line.text).isRow)
    return !ordersBehindName(line.text);
  const starred = line.marker === "bullet" && others.every((other) => other.line.marker !== "bullet");
  if (starred && line.gap > 0 && (footnotes.length > 0 || !shape.imperative)) return true;
  const label = /^([^:]{3,40}):/.exec(line.text)?.[1]?.toLowerCase() ?? "";
  const [remark = "", ...further] = splitSentences(line.text);
  // "If you like crisp edges, grill for 3 minutes. Pile onto the buns.": an order for what nothing else names.
  const order = further.findIndex((sentence) => opensOrder(sentence));
  if (order >= 0 && takesAlone(further.slice(order).join(" "), others.length)) return false;
  return isNote(remark) || footnotes.some((word) => label.endsWith(word));
}

/** Every sentence asks something, and none says to do anything. */
const isQuestion = (text: string): boolean => splitSentences(text).every((each) => /\?["'”’)]*$/u.test(each));

type UnderNotes = {
  /** Advice that is told like a step, down to the end of the method. */
  behind: ReadonlySet<Kinded>;
  /** The one line of advice between two steps. */
  between: ReadonlySet<Kinded>;
};

/**
 * Lines under a heading of notes behind the steps: advice that is told like a step. A number that goes on counting is one, and the method goes on
 * behind the first line where one below it takes a food of the list that no step above has.
 */
function stepsUnderNotes(items: readonly Kinded[], takesAlone: ReturnType<typeof foodsAloneIn>): UnderNotes {
  const behind = new Set<Kinded>();
  const between = new Set<Kinded>();
  let steps = 0;
  let number = 0;
  let inNotes = false;
  /** The lines under this heading, as far as they may be the one remark and the method that goes on. */
  let under: Kinded[] = [];
  for (const item of items) {
    if (item.shape.heading !== null) {
      inNotes = item.shape.heading === "notes" && steps > 0;
      under = [];
    }
    if (item.label !== "S" && item.label !== "s") continue;
    if (inNotes && (item.line.number === null || item.line.number <= number)) {
      behind.add(item);
      under.push(item);
    }
    if (under.length > 1 && item.shape.imperative && takesAlone(item.line.text, steps)) {
      for (const line of under) behind.delete(line);
      between.add(under[0]!);
      inNotes = false;
      under = [];
    }
    steps += 1;
    if (!inNotes) number = item.line.number ?? number;
  }
  return { behind, between };
}

/** "Cut into 20 pieces" states what comes out, and is work all the same. */
const isDividing = (text: string): boolean => dividedInto(text) !== null && opensOrder(text);

/** "1. Make ready: heat the oven", "2. Mix …": the first of counted steps is none but a step, however it opens. */
const opensCount = ([first, second]: readonly Kinded[]): boolean =>
  first?.line.number === 1 && second?.line.number === 2;

/** "NOTE: Freeze one of the pans. Serves 12": what a note ends with is a fact of the recipe. */
function withYieldApart(item: Kinded): Kinded[] {
  if (item.label !== "O" || !isLabelledNote(item.line.text)) return [item];
  const sentences = [...splitSentences(item.line.text)];
  const last = sentences.pop() ?? "";
  const { isRow, servings, makes } = factsIn(last);
  if (sentences.length === 0 || !isRow || (servings ?? makes) === undefined) return [item];
  const line = (text: string) => ({ ...item.line, text, cells: [text] });
  return [
    { ...item, line: line(sentences.join(" ")) },
    { ...item, line: { ...line(last), gap: 0, run: false }, unlabelled: true },
  ];
}

/** "Total time: about 2 hours (with the soaking)", and nothing else. */
const isTotal = ({ isRow, rest, times }: StatedFacts): boolean =>
  isRow && rest.length === 0 && times.total !== undefined && Object.keys(times).length === 1;
const LABELLED = /^\p{L}[^:.]{2,39}:\s/u;

/** Divides the last steps where a yield or a note follows: "… until golden. Serves 6." is a step and a fact. */
export function releaseTails(items: readonly Kinded[]): Kinded[] {
  const steps = items.filter((item) => item.label === "S" || item.label === "s");
  const footnotes = items.flatMap(({ label, line }) =>
    label === "I" && line.text.includes("*")
      ? [...line.text.matchAll(FOOTNOTE_MARK)].map((found) => (found[1] ?? "").toLowerCase())
      : [],
  );
  const takesAlone = foodsAloneIn(
    items.filter(({ label }) => label === "I").map(({ line }) => line.text),
    steps.map(({ line }) => line.text),
  );
  const underNotes = stepsUnderNotes(items, takesAlone);
  // The last step is the last that is no note as a whole.
  const whole = new Set<Kinded>();
  let end = steps.length - 1;
  for (; end > 0; end -= 1) {
    const step = steps[end];
    if (
      !step ||
      !(underNotes.behind.has(step) || isWholeNote(step, true, footnotes, steps.slice(0, end), takesAlone))
    )
      break;
    whole.add(step);
  }
  const last = steps[end];
  const result: Kinded[] = [];
  for (const item of items) {
    const isStep = item.label === "S" || item.label === "s";
    const text = item.line.text;
    // "To go with it: rice, greens", between the list and the first order.
    const isAbove = item === steps[0] && steps.length > 1 && !opensCount(steps) && isLabelledNote(text);
    const isBehind =
      isStep && item !== steps[0] && (whole.has(item) || isWholeNote(item, false, footnotes, [], takesAlone));
    if (isAbove || isBehind || underNotes.between.has(item)) {
      result.push({ ...item, label: "O", as: "note" });
      continue;
    }
    const facts = isStep ? factsIn(text) : null;
    const states = (found: StatedFacts): boolean =>
      found.isRow &&
      (item === last || !found.isLed) &&
      (found.servings !== undefined || found.makes !== undefined) &&
      Object.keys(found.times).length === 0;
    const isFact = facts !== null && (states(facts) || (isTotal(facts) && LABELLED.test(text)));
    if (isFact && item !== steps[0] && !isDividing(text)) {
      result.push({ ...item, label: "O" });
      continue;
    }
    if (!isStep) {
      result.push(...withYieldApart(item));
      continue;
    }
    // "do you leave it to marinate?", of who reads along: the answer tells, and not the question.
    const asks = item.line.message === true && isQuestion(text);
    if (asks || (item === last && item !== steps[0] && isTalk(text) && !item.shape.imperative)) {
      result.push({ ...item, label: "O", as: "aside", reason: "story" });
      continue;
    }
    const sentences = [...splitSentences(text)];
    const tail: string[] = [];
    const isYield = (sentence: string): boolean =>
      !isDividing(sentence) &&
      (states(factsIn(sentence)) || (item === last && states(factsIn(sentence, true))));
    while (sentences.length > 1 && isYield(sentences.at(-1) ?? "")) tail.unshift(sentences.pop() ?? "");
    // "Serves 8. (For our crowd, it served more)"
    const behindYield = sentences.at(-1) ?? "";
    if (
      item === last &&
      sentences.length > 2 &&
      isAside({ text: behindYield, gap: 1 }) &&
      isYield(sentences.at(-2) ?? "")
    )
      tail.unshift(sentences.splice(-2).join(" "));
    // "Servings: 14. Heat the oven …"
    const head: string[] = [];
    while (item === steps[0] && sentences.length > 1 && isYield(sentences[0] ?? ""))
      head.push(sentences.shift() ?? "");
    let kept = head.length + tail.length > 0 ? sentences.join(" ") : text;
    const note = item === last ? notesFrom(kept) : kept.length;
    const noteText = kept.slice(note).trim();
    kept = kept.slice(0, note).trim();
    const piece = (words: string): Kinded => ({
      ...item,
      label: "O",
      line: { ...item.line, text: words, gap: 0, run: false, cells: [words] },
    });
    for (const words of head) result.push({ ...piece(words), unlabelled: true });
    if (kept !== "") result.push(kept === text ? item : { ...item, line: { ...item.line, text: kept } });
    if (noteText !== "") result.push({ ...piece(noteText), as: "note" });
    for (const words of tail) result.push({ ...piece(words), unlabelled: true });
  }
  return result;
}

// What a writer wishes or offers at the end of the last step: "Enjoy your meal!", "Shall I scale it for you?" are nothing to do, nor is
// whose the recipe is.

const isStep = ({ label }: Kinded): boolean => label === "S" || label === "s";

/** Said to the reader behind the method. */
const isFarewell = (text: string): boolean =>
  isWish(text) || isCredit(text) || (text.endsWith("?") && isTalk(text));

/** "I made this for the church, and it was delicious!": told with joy below the method, and nothing to do. */
const isExclaimed = ({ line, shape }: Kinded): boolean =>
  line.text.endsWith("!") &&
  line.marker === "none" &&
  !line.run &&
  !shape.imperative &&
  has(shape, "copula") &&
  !has(shape, "duration", "temperature", "until") &&
  !splitSentences(line.text).some(isOrder);

/** The items without the wishes that end the method: lines of their own are set aside, a last sentence goes. Linear. */
export function withoutWishes(items: readonly Kinded[]): Kinded[] {
  const result = [...items];
  const first = items.findIndex(({ label }) => label === "S");
  let last = items.findLastIndex(isStep);
  for (
    let item = items[last];
    item !== undefined && last > first && (isFarewell(item.line.text) || isExclaimed(item));
    item = items[last]
  ) {
    result[last] = { ...item, label: "O", as: "aside", reason: "story" };
    do last -= 1;
    while (last > first && !isStep(items[last]!));
  }
  const item = items[last];
  if (item === undefined || !isStep(item)) return result;
  const all = splitSentences(item.line.text);
  let told = all.length;
  while (told > 1 && isFarewell(all[told - 1] ?? "")) told -= 1;
  if (told < all.length)
    result[last] = { ...item, line: { ...item.line, text: all.slice(0, told).join(" ") } };
  return result;
}
