/** What a text states of its recipe outside rows of facts: in sentences around it and in its title. */
import { eatersIn, factsIn, type StatedFacts } from "@/lib/engine/lines/facts";
import { LINKING } from "@/lib/engine/language/linking";
import { TIME_FORMS } from "@/lib/engine/language/times/durations";
import { splitSentences } from "@/lib/engine/language/sentences";
import { anyOf } from "@/lib/engine/language/shapes";
import type { Kinded } from "./claims";

/** Sentences around the recipe, and the first and last of its method, may say for how many it is; advice behind it speaks of leftovers. */
export function eatersAmong(items: readonly Kinded[]): string | null {
  const isStep = ({ label }: Kinded): boolean => label === "S" || label === "s";
  const steps = items.filter(isStep);
  const firstStep = items.findIndex(isStep);
  const before = items.filter(({ label }, at) => label === "O" && (firstStep < 0 || at < firstStep));
  for (const { line } of [...before, ...steps.slice(0, 1), ...steps.slice(-1)]) {
    const found = eatersIn(line.text.slice(0, LONGEST_SAYING));
    if (found !== null) return found;
  }
  return null;
}
/** Characters of a line in which it would say so. */
const LONGEST_SAYING = 1_200;

/** "(one pot)": in how many vessels it is cooked, and not what it makes. */
export const namesVessel = (inner: string): boolean => {
  const [count = "", vessel = "", ...more] = inner
    .trim()
    .toLowerCase()
    .split(/[\s-]+/);
  return more.length === 0 && !/^[2-9]/.test(count) && LINKING.waterPlaces.has(vessel);
};

/** Yields that stand as sentences of a story: "Here's my chutney. Makes 3 jars."; "One pan. Hello, easy cleanup!" states none. */
export const yieldsAmong = (text: string): StatedFacts[] =>
  splitSentences(text).flatMap((sentence) => {
    const found = factsIn(sentence);
    const { makes, servings, isRow } = found;
    const isVessel = makes !== undefined && namesVessel(makes) && sentence.startsWith(makes);
    return isRow && !isVessel && (makes !== undefined || servings !== undefined) ? [found] : [];
  });

const MINUTE_FORMS = [...TIME_FORMS].filter(([, minutes]) => minutes === 1).map(([form]) => form);
const TITLE_MINUTES = new RegExp(`(?<![\\d.])(\\d{1,3})[-\\s]?(?:${anyOf(MINUTE_FORMS)})(?!\\p{L})`, "iu");

/** "15-MIN CREAMY GNOCCHI". */
export function titleMinutes(title: string | null): number | null {
  const minutes = TITLE_MINUTES.exec(title ?? "")?.[1];
  return minutes === undefined ? null : Number(minutes);
}
