/** The card before the first step: what to get out, the tools named, what is prepared first, the longest wait. Nothing is invented. */
import { COOK_MODE } from "@/lib/engine/language/cook-mode";
import { findDurations, goesThroughTheNight, LEAD_WORK } from "@/lib/engine/language/times/durations";
import { alsoNeeded } from "@/lib/engine/recipe/content";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { plainText } from "@/lib/engine/recipe/markup";
import { listLines, type ListLine } from "@/lib/engine/show/line-parts";
import { lineTexts } from "@/lib/engine/show/spoken-step";

const { tools: TOOL_WORDS } = COOK_MODE;
/** Phrases as alternatives of a pattern, the longest first: a "roasting tin" is not also a "tin". */
const anyOf = (phrases: string): string =>
  phrases
    .split("|")
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/ /g, "[ -]"))
    .join("|");
const TOOL = new RegExp(
  `(?<![\\p{L}-])(?:(${anyOf(TOOL_WORDS.which)}),?[ -](?:${TOOL_WORDS.sized}[ -])?)?(${anyOf(TOOL_WORDS.names)})(${TOOL_WORDS.plurals})?(?![\\p{L}-])`,
  "giu",
);
/** "pot roast", "oven mitts": food and other things that begin like a tool. */
const NOT_A_TOOL = new RegExp(`^ (?:${anyOf(TOOL_WORDS.not)})(?!\\p{L})`, "iu");

/** No word behind a tool's name that changes it is longer. */
const LONGEST_BEHIND = 24;

/** The tools that the texts name, in the order of their first use, each once: "large bowl", "small bowl", "oven". */
export function toolsIn(texts: readonly string[]): string[] {
  const found: { which: string; name: string }[] = [];
  for (const text of texts) {
    for (const match of text.matchAll(TOOL)) {
      const end = match.index + match[0].length;
      if (NOT_A_TOOL.test(text.slice(end, end + LONGEST_BEHIND))) continue;
      const [which, name] = [match[1] ?? "", match[2] ?? ""].map((words) =>
        words.toLowerCase().replace(/-/g, " "),
      ) as [string, string];
      const same = found.filter((other) => other.name === name);
      const known = which === "" ? same.length > 0 : same.some((other) => other.which === which);
      if (!known) found.push({ which, name });
    }
  }
  return found.map(({ which, name }) => (which === "" ? name : `${which} ${name}`));
}

export type BeforeStart = {
  fridge: ListLine[];
  other: ListLine[];
  /** Named in the steps and on no list: "1¾ cups water". */
  also: string[];
  /** Named in the steps, in the order of their first use. */
  tools: string[];
  stepCount: number;
  prepCount: number;
  /** What is prepared first, as plain lines: what takes hours or a night stands before the rest. */
  prep: string[];
  /** The longest stated wait of a single step, with the step's number; null when none is stated. */
  longestWait: { minutes: number; step: number } | null;
  /** The number of the step that goes through the night; null when none does. */
  overnight: number | null;
  /** As the source states it; null is shown as "not stated". */
  totalMinutes: number | null;
};

/** A wait from which on a preparation is begun before all others. */
const LEAD_MINUTES = 60;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const waits = (text: string): number[] =>
  findDurations(text).flatMap(({ minutes, minutesMax, isTimer }) => (isTimer ? [minutesMax ?? minutes] : []));

/** Work that takes hours or a night by what it is: soaking, thawing, marinating. */
export const isLeadWork = (text: string): boolean =>
  goesThroughTheNight(text) || wordsOf(text).some((word) => LEAD_WORK.has(word));

/** Work that is begun hours or a night ahead, by what it is or by a long stated wait. */
const isLead = (text: string): boolean => isLeadWork(text) || Math.max(0, ...waits(text)) >= LEAD_MINUTES;

function longestWaitOf(steps: readonly Step[], texts: readonly string[]): BeforeStart["longestWait"] {
  let longest: BeforeStart["longestWait"] = null;
  texts.forEach((text, index) => {
    const stated = [
      ...waits(text),
      ...(steps[index]?.actions ?? []).flatMap((action) => action.seconds.map((s) => s / 60)),
    ];
    for (const minutes of stated) {
      if (minutes > (longest?.minutes ?? 0)) longest = { minutes, step: index + 1 };
    }
  });
  return longest;
}

/** Reads the card's lines out of a recipe. */
export function beforeStart(content: FormattedContent): BeforeStart {
  const { steps, ingredients } = content;
  const texts = steps.map((step) => plainText(step.instruction));
  const lines = listLines(content);
  const cold = Array.isArray(ingredients) ? 0 : ingredients.refrigerated.length;
  const prepSteps = steps.filter((step) => step.isPrep);
  const prep = prepSteps.flatMap((step) => lineTexts(step).map(plainText));
  const night = texts.findIndex(goesThroughTheNight);
  return {
    fridge: lines.slice(0, cold),
    other: lines.slice(cold),
    also: [...alsoNeeded(content)],
    tools: toolsIn(texts),
    stepCount: steps.length,
    prepCount: prepSteps.length,
    prep: [...prep.filter(isLead), ...prep.filter((text) => !isLead(text))],
    longestWait: longestWaitOf(steps, texts),
    overnight: night < 0 ? null : night + 1,
    totalMinutes: content.totalMinutes ?? null,
  };
}
