/** What a running timer is called once its step is out of sight: "Step 3: Simmer the rice". */
import { lineTimes, type TimedStep } from "./timer-parse";
import { findDurations } from "@/lib/engine/language/durations";
import { parseMarkup, plainText } from "@/lib/engine/recipe/markup";

const NAME_MAX_CHARS = 32;
/** What a mention says beside its thing: its amount, its share. */
const PART_OF =
  /^(?:[\d½⅓⅔¼¾⅛/.,\s-]+(?:g|kg|ml|l|oz|lb|cups?|tbsp|tsp)?\s+)?(?:(?:half|the rest|rest|remaining|some|a|an|the)\s+)*(?:of\s+)?(?:the\s+)?/i;
/** What joins an action to the one before it, and what leads to its time. */
const LEADING = /^(?:and|then|and then|now|next|,|;)\s+/i;
const TRAILING = new Set(
  "for about around until approximately approx another at least up to in a the and".split(" "),
);

/** The words up to what leads to the time: "Simmer the rice, for about" → "Simmer the rice". */
function withoutTrailing(words: string): string {
  for (let end = words.length; ;) {
    while (end > 0 && /[\s,;:(.]/.test(words[end - 1] ?? "")) end -= 1;
    let start = end;
    while (start > 0 && /\p{L}/u.test(words[start - 1] ?? "")) start -= 1;
    if (start === end || !TRAILING.has(words.slice(start, end).toLowerCase())) return words.slice(0, end);
    end = start;
  }
}

/** The action that is timed: the last clause before the stated time, else the instruction's beginning. */
function timedAction(instruction: string, nth: number): string {
  const text = plainText(instruction).replace(/\s+/g, " ").trim();
  const time = findDurations(text).filter((found) => found.isTimer)[nth];
  if (!time) return text;
  const before = text.slice(0, time.start);
  const clause =
    before.split(/(?<=[.!?;])\s+|,\s+(?:and\s+|then\s+)?|\s+(?:and|then)\s+(?=\p{Ll}+\s)/u).at(-1) ?? "";
  const action = withoutTrailing(clause.replace(LEADING, ""));
  return /\p{L}{2}/u.test(action) ? action : text;
}

function cut(words: string): string {
  const short =
    words.length <= NAME_MAX_CHARS ? words : `${words.slice(0, NAME_MAX_CHARS).replace(/\s+\S*$/, "")}…`;
  return short.replace(/[.,;:]+$/, "");
}

/** A verb alone says too little: "Cook" becomes "Cook the onion", by what the step has in hand. */
function withObject(action: string, instruction: string): string {
  if (/\s/.test(action) || action === "") return action;
  const tokens = parseMarkup(instruction);
  const mention = tokens.find(({ kind }) => kind === "mention")?.text;
  return mention === undefined ? action : `${action} the ${mention.replace(PART_OF, "")}`;
}

/** The timed action in few words, without its step: "Simmer the rice". `nth` counts the step's stated times from 0. */
export function timerLabel(instruction: string, nth = 0): string {
  const words = cut(withObject(timedAction(instruction, nth), instruction));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a step's timer, from the line that states its time; `step` and `nth` count from 0. */
export function stepTimerName({ instruction, actions }: TimedStep, step: number, nth = 0): string {
  if (actions === undefined) return timerName(instruction, step, nth);
  const time = lineTimes(actions)[nth];
  return timerName(time?.text ?? actions[0]?.text ?? instruction, step, time?.nth ?? 0);
}

/** A timer's whole name; `step` counts from 0. */
export const timerName = (instruction: string, step: number, nth = 0): string =>
  `Step ${step + 1}: ${timerLabel(instruction, nth)}`;
