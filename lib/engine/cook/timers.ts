/** The timers of a step: the first time a cook would wait for, else five minutes; and what a timer is called once its step is out of sight. */
import { amountAt } from "@/lib/engine/language/amount";
import { BEFORE_TIMES, COOK_MODE, isEnglishVerb } from "@/lib/engine/language/cook-mode";
import { findDurations } from "@/lib/engine/language/times/durations";
import { labelsOf, labelWith } from "@/lib/engine/language/labels";
import { keepingRecent } from "@/lib/engine/language/memory";
import { sentenceOf } from "@/lib/engine/language/orders";
import { tokenize } from "@/lib/engine/language/tokens";
import { unitAt } from "@/lib/engine/language/units";
import { parseMarkup, plainText } from "@/lib/engine/recipe/markup";
import type { Token } from "@/lib/engine/language/characters";
import {
  DEFAULT_TIMER_MINUTES,
  CUSTOM_MAX_MINUTES,
  LONGEST_TIMER_MINUTES,
  SHORTEST_TIMER_MINUTES,
} from "./timer-minutes";

/** `minutesMax` is the upper end of a stated range: "10 to 12 minutes" starts at 10 and shows 12. */
export type StatedTime = { minutes: number; minutesMax: number | null };

export type StepTimer = StatedTime & {
  /** False when the step states no time and the default stands in. */
  stated: boolean;
  /** Further times of the same step, one tap away. */
  others: StatedTime[];
};

/** A step as its timers know it: words, and the times of its single lines where it has them. */
export type TimedStep = {
  instruction: string;
  actions?: readonly { text: string; seconds: readonly number[] }[];
};

const isToTime = (minutes: number): boolean =>
  minutes >= SHORTEST_TIMER_MINUTES && minutes <= LONGEST_TIMER_MINUTES;

const timerOf = ([first, ...others]: readonly StatedTime[]): StepTimer =>
  first
    ? { ...first, stated: true, others }
    : { minutes: DEFAULT_TIMER_MINUTES, minutesMax: null, stated: false, others: [] };

/** A time of a line with where it is said: which line, and which of the times in its words (-1 where they do not say it). */
export type LineTime = StatedTime & { text: string; nth: number };

/** The times of a step's lines, in order, however long. A range that the words state keeps its upper end. */
export function statedTimes(actions: NonNullable<TimedStep["actions"]>): LineTime[] {
  return actions.flatMap(({ text, seconds }) => {
    const said = findDurations(plainText(text)).filter(({ isTimer }) => isTimer);
    const taken = new Set<number>();
    return seconds.map((length) => {
      const minutes = length / 60;
      const nth = said.findIndex((time, at) => !taken.has(at) && Math.abs(time.minutes * 60 - length) < 1);
      taken.add(nth);
      return { minutes, minutesMax: said[nth]?.minutesMax ?? null, text, nth };
    });
  });
}

const lineTimes = (actions: NonNullable<TimedStep["actions"]>): LineTime[] =>
  statedTimes(actions).filter(({ minutes }) => isToTime(minutes));

/** A step's times: those of its lines, or, where it has none, those that its words state. */
export const timerOfStep = ({ instruction, actions }: TimedStep): StepTimer =>
  actions === undefined
    ? stepTimerOf(instruction)
    : timerOf(lineTimes(actions).map(({ minutes, minutesMax }) => ({ minutes, minutesMax })));

/** Reads the times of an instruction. A stated time shorter than a second or longer than a week is not one to time. */
export const stepTimerOf = (instruction: string): StepTimer =>
  timerOf(
    findDurations(plainText(instruction))
      .filter(({ isTimer, minutes }) => isTimer && isToTime(minutes))
      .map(({ minutes, minutesMax }) => ({ minutes, minutesMax })),
  );

/** A timer's length in milliseconds, to the whole second. */
export const lengthMsOf = (minutes: number): number => Math.max(1, Math.round(minutes * 60)) * 1000;

/** 'Custom minutes' as typed: a whole number of 1 to 120; more becomes 120, anything else 1. */
export function customMinutes(typed: string): number {
  const minutes = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : 1;
  return Math.min(CUSTOM_MAX_MINUTES, Math.max(1, minutes));
}

const NAME_MAX_CHARS = 32;
/** A few more, before a name that ends with its verb is cut. */
const WITH_VERB_MAX_CHARS = 36;
/** Of "bei milder Hitze glasig dünsten" a name has the verb alone; "köcheln lassen" it has whole. */
const VERB_MAX_WORDS = 3;
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
    // "Fry the bacon and onion" is one thing to do, "fry the bacon and add the onion" are two.
    const leads = tokens.slice(i + 1, i + 3).some(({ text }) => isEnglishVerb(text));
    const joins =
      i > start && COOK_MODE.joins.has(token.lower) && leads && lower && tokens[i + 2]?.spaced === true;
    if (ends || comma || joins) start = i + 1;
  }
  return start;
}

/** The action that is timed: the last clause before the stated time, else the instruction's beginning; and the verb that stands behind the time. */
function timedAction(instruction: string, nth: number, language: string): { action: string; verb: string } {
  const text = plainText(instruction).replace(/\s+/g, " ").trim();
  const time = findDurations(text).filter((found) => found.isTimer)[nth];
  if (!time) return { action: text, verb: "" };
  const tokens = tokenize(text);
  let from = clauseStart(tokens, time.start);
  while (COOK_MODE.opens.has(tokens[from]?.lower ?? "") || tokens[from]?.text === ",") from += 1;
  let last = tokens.findLastIndex((token) => token.end <= time.start);
  const leads = (token: Token) => BEFORE_TIMES.has(token.lower) || ",;:(.".includes(token.text);
  while (last > from && leads(tokens[last] as Token)) last -= 1;
  const action = text.slice(tokens[from]?.start ?? 0, tokens[last]?.end ?? 0);
  const says = tokens[from]?.kind === "word" && !leads(tokens[from] as Token) && /\p{L}{2}/u.test(action);
  const verb = verbBehind(tokens, time.end, language);
  // "Laat 45 minuten rijzen"
  const [behind] = tokens.filter(({ start }) => start >= time.end);
  if (sentenceOf(language).lets.has(action.toLowerCase()) && behind?.kind === "word")
    return { action: `${action} ${behind.text}`, verb: "" };
  // "Zwiebeln schälen und 5 Minuten anbraten": what stands before the time is another action.
  if (verb !== "" && sentenceOf(language).and.has(tokens[last]?.lower ?? "")) return { action: "", verb };
  // "10 Minuten köcheln lassen": its time is no part of its name.
  return { action: says ? action : verb === "" ? text : "", verb };
}

/** "15 Minuten köcheln lassen.": in languages whose orders end with their verb, the words from a time to its clause's end. */
function verbBehind(tokens: readonly Token[], end: number, language: string): string {
  const { verbLast, and, lets } = sentenceOf(language);
  if (!verbLast) return "";
  const behind = tokens.slice(tokens.findIndex(({ start }) => start >= end));
  const close = behind.findIndex(({ kind, lower }) => kind !== "word" || and.has(lower));
  const words = behind.slice(0, close < 0 ? behind.length : close).map(({ text }) => text);
  // "leicht wallend im Wasser ziehen lassen": "lassen" alone says nothing.
  const fewest = lets.has(words.at(-1)?.toLowerCase() ?? "") ? -2 : -1;
  return words.slice(words.length > VERB_MAX_WORDS ? fewest : 0).join(" ");
}

/** A mention without its amount and share: "half of the butter" is "butter". */
function thingOf(mention: string): string {
  const tokens = tokenize(mention);
  const amount = tokens[0]?.kind === "word" ? null : amountAt(tokens, 0);
  // "another tablespoon of the oil"
  const helping = amount === null ? unitAt(tokens, 1) : null;
  let i = amount ? (unitAt(tokens, amount.end)?.end ?? amount.end) : (helping?.end ?? 0);
  while (COOK_MODE.beforeNames.has(tokens[i]?.lower ?? "")) i += 1;
  return mention.slice(tokens[i]?.start ?? 0);
}

/** At most `chars` of the words, and no sign at their end. */
function cut(words: string, chars = NAME_MAX_CHARS): string {
  const short = words.length <= chars ? words : `${words.slice(0, chars).replace(/\s+\S*$/, "")}…`;
  return short.replace(/(?<![.,;:])[.,;:]+$/, "");
}

/** The foods that a text names: each line of a step may ask the whole of it. */
const mentions = keepingRecent((text): string[] =>
  parseMarkup(text).flatMap(({ kind, text: name }) => (kind === "mention" ? [name] : [])),
);

/** What a verb is done to that says so itself in no word: the first food of `about`. What rests is all that the step has made: several foods are none of them. */
function objectOf(verb: string, { about, step, language }: Naming): string | undefined {
  const isRest = (verb.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) =>
    sentenceOf(language).rests.has(word),
  );
  if (isRest && new Set(mentions(step).map((name) => thingOf(name).toLowerCase())).size > 1) return undefined;
  return mentions(about)[0];
}

/** Where a verb alone finds its object, all words of the step, and its language. */
type Naming = { about: string; step: string; language: string };

/** A verb alone says too little: "Cook" becomes "Cook the onion" and "Cuire" "Cuire: l'oignon", by what the step has in hand. */
function withObject(action: string, naming: Naming): string {
  if (/\s/.test(action) || action === "") return action;
  const mention = objectOf(action, naming);
  if (mention === undefined) return action;
  if (!isEnglishVerb(action)) return `${action}: ${thingOf(mention)}`;
  return COOK_MODE.withObject.replace("{action}", () => action).replace("{thing}", () => thingOf(mention));
}

/** An action whose verb stands behind its time: where both are too long, the food and the verb, "Zwiebeln dünsten". */
function withVerb(action: string, verb: string, instruction: string, naming: Naming): string {
  const whole = `${action} ${verb}`.trim();
  if (action !== "" && whole.length <= WITH_VERB_MAX_CHARS) return whole;
  const mention = action === "" ? objectOf(verb, naming) : mentions(instruction)[0];
  const object = mention === undefined ? action : thingOf(mention);
  return `${cut(object, Math.max(NAME_MAX_CHARS / 2, NAME_MAX_CHARS - verb.length - 1))} ${verb}`.trim();
}

/**
 * The timed action in few words, without its step: "Simmer the rice". `nth` counts the stated times from 0; `about` is where a verb alone
 * finds its object, when that stands in another line of the `step`.
 */
export function timerLabel(
  instruction: string,
  {
    nth = 0,
    about = instruction,
    step = instruction,
    language = "en",
  }: { nth?: number } & Partial<Naming> = {},
): string {
  const { action, verb } = timedAction(instruction, nth, language);
  const naming = { about, step, language };
  const words =
    verb === ""
      ? cut(withObject(action, naming))
      : cut(withVerb(action, verb, instruction, naming), WITH_VERB_MAX_CHARS);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * `line`, or the one right before it, where it names a food: "Heat the oil. Add the onion. Cook for 7 minutes" cooks the onion. "Mix the flour
 * and the water. Stir into the sauce. Boil for 3 minutes" boils what nobody names.
 */
function inHand(actions: NonNullable<TimedStep["actions"]>, line: string): string {
  const at = actions.findIndex(({ text }) => text === line);
  const near = actions.slice(Math.max(0, at - 1), at + 1);
  return near.findLast(({ text }) => mentions(text).length > 0)?.text ?? "";
}

/** The name of a step's timer, from the line that states its time, in the recipe's language; `step` and `nth` count from 0. */
export function stepTimerName(
  { instruction, actions }: TimedStep,
  step: number,
  { nth = 0, language = "en" }: { nth?: number; language?: string | undefined } = {},
): string {
  const time = actions && lineTimes(actions)[nth];
  const line = time?.text ?? actions?.[0]?.text ?? instruction;
  const about = actions === undefined ? instruction : inHand(actions, line);
  const label = timerLabel(line, {
    nth: actions ? (time?.nth ?? 0) : nth,
    about,
    step: instruction,
    language,
  });
  return `${labelWith(labelsOf(language).stepNumber, step + 1)}: ${label}`;
}

/** "Step 3: " in whichever language. */
const STEP_NUMBER = /^\p{L}+ \d+: /u;

/** What a timer is for, of its name: where its step's number stands beside it. */
export const withoutStepNumber = (name: string): string => name.replace(STEP_NUMBER, "");
