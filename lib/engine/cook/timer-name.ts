/** What a running timer is called once its step is out of sight: "Step 3: Simmer the rice". */
import { lineTimes, type TimedStep } from "./timer-parse";
import { findDurations } from "@/lib/engine/language/durations";
import { amountAt } from "@/lib/engine/language/amount";
import { NAMES } from "@/lib/engine/language/naming";
import { tokenize, type Token } from "@/lib/engine/language/tokens";
import { unitAt } from "@/lib/engine/language/unit-at";
import { parseMarkup, plainText } from "@/lib/engine/recipe/markup";

const NAME_MAX_CHARS = 32;
const SENTENCE_ENDS = new Set([".", "!", "?", ";"]);

/** Where the last clause before offset `end` begins: behind a full stop, a comma, or an "and" that leads to another action. */
function clauseStart(tokens: readonly Token[], end: number): number {
  let start = 0;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    const next = tokens[i + 1];
    if (!token || !next || next.start >= end) break;
    const ends = SENTENCE_ENDS.has(token.text) && next.spaced;
    const comma = token.text === "," && next.spaced;
    const lower = next.kind === "word" && next.text.charAt(0) === next.lower.charAt(0);
    const joins = i > start && NAMES.joins.has(token.lower) && lower && tokens[i + 2]?.spaced === true;
    if (ends || comma || joins) start = i + 1;
  }
  return start;
}

/** The action that is timed: the last clause before the stated time, else the instruction's beginning. */
function timedAction(instruction: string, nth: number): string {
  const text = plainText(instruction).replace(/\s+/g, " ").trim();
  const time = findDurations(text).filter((found) => found.isTimer)[nth];
  if (!time) return text;
  const tokens = tokenize(text);
  let from = clauseStart(tokens, time.start);
  while (NAMES.opens.has(tokens[from]?.lower ?? "") || tokens[from]?.text === ",") from += 1;
  let last = tokens.findLastIndex((token) => token.end <= time.start);
  const leads = (token: Token) => NAMES.beforeTimes.has(token.lower) || ",;:(.".includes(token.text);
  while (last > from && leads(tokens[last] as Token)) last -= 1;
  const action = text.slice(tokens[from]?.start ?? 0, tokens[last]?.end ?? 0);
  const says = tokens[from]?.kind === "word" && !leads(tokens[from] as Token) && /\p{L}{2}/u.test(action);
  return says ? action : text;
}

/** A mention without its amount and share: "half of the butter" is "butter". */
function thingOf(mention: string): string {
  const tokens = tokenize(mention);
  const amount = tokens[0]?.kind === "word" ? null : amountAt(tokens, 0);
  let i = amount ? (unitAt(tokens, amount.end)?.end ?? amount.end) : 0;
  while (NAMES.beforeNames.has(tokens[i]?.lower ?? "")) i += 1;
  return mention.slice(tokens[i]?.start ?? 0);
}

function cut(words: string): string {
  const short =
    words.length <= NAME_MAX_CHARS ? words : `${words.slice(0, NAME_MAX_CHARS).replace(/\s+\S*$/, "")}…`;
  return short.replace(/(?<![.,;:])[.,;:]+$/, "");
}

/** A verb alone says too little: "Cook" becomes "Cook the onion", by what the step has in hand. */
function withObject(action: string, instruction: string): string {
  if (/\s/.test(action) || action === "") return action;
  const tokens = parseMarkup(instruction);
  const mention = tokens.find(({ kind }) => kind === "mention")?.text;
  if (mention === undefined) return action;
  return NAMES.withObject.replace("{action}", () => action).replace("{thing}", () => thingOf(mention));
}

/**
 * The timed action in few words, without its step: "Simmer the rice". `nth` counts the stated times from 0; `about` is where a verb alone
 * finds its object, when that stands in another line of the step.
 */
export function timerLabel(instruction: string, nth = 0, about = instruction): string {
  const words = cut(withObject(timedAction(instruction, nth), about));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a step's timer, from the line that states its time; `step` and `nth` count from 0. */
export function stepTimerName({ instruction, actions }: TimedStep, step: number, nth = 0): string {
  if (actions === undefined) return timerName(instruction, step, nth);
  const time = lineTimes(actions)[nth];
  return timerName(time?.text ?? actions[0]?.text ?? instruction, step, time?.nth ?? 0, instruction);
}

/** A timer's whole name; `step` counts from 0. */
export const timerName = (instruction: string, step: number, nth = 0, about = instruction): string =>
  `Step ${step + 1}: ${timerLabel(instruction, nth, about)}`;
