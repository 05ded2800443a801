/** Which actions of a method are one step: a stretch of one to three, up to a wait, with what is said about it. */
import { cuttingWordsOf } from "@/lib/engine/language/cooking-words";
import { LINKING } from "@/lib/engine/language/linking";
import type { ArrangedStep, LinkedAction } from "@/lib/engine/recipe/stages";

/** A step is one stretch of work; a fourth action is taken in only where it would stand alone. */
const MOST_ACTIONS = 3;
const MOST_WITH_LAST = 4;
/** A wait from here on ends a step: the cook goes away and comes back. */
const PAUSE_SECONDS = 300;

/** The longest wait that an action states, in seconds; 0 without one. */
export const longest = (action: LinkedAction): number => Math.max(0, ...action.seconds);

/** The engine's words of sentences, which every method is read in here. */
const WORDS = cuttingWordsOf("en");
/** A statement says what it is about, and then how that is, in its first words; what is not to be done says so sooner. */
const STATED_WITHIN = 6;
const FORBIDDEN_WITHIN = 4;

/** "It will look curdled.", "Don't salt it yet.": no work, and it speaks of the work before it. */
function isStatement({ text, uses, seconds, opensSentence }: LinkedAction): boolean {
  if (WORDS === null || !opensSentence || uses.length > 0 || seconds.length > 0) return false;
  const said = (text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []).slice(0, STATED_WITHIN);
  const forbids = (word: string) => WORDS.negations.has(word) || LINKING.negations.has(word);
  if (said.slice(0, FORBIDDEN_WITHIN).some(forbids)) return true;
  const states = (word: string) => WORDS.statements.has(word) || LINKING.becomes.has(word);
  const [about = "", short] = said[0]?.split(/['’]/) ?? [];
  if (WORDS.determiners.has(about) || WORDS.subjects.has(about))
    return short === "s" || short === "ll" || said.some(states);
  // "Is normal.", where a language leaves its subject out.
  return WORDS.statements.has(about);
}

/** Runs of at most three, as even as they go: 4 → 2 + 2, 5 → 3 + 2. */
export function evenly<T>(items: readonly T[]): T[][] {
  const runs = Math.ceil(items.length / MOST_ACTIONS);
  const steps: T[][] = [];
  for (let run = 0, from = 0; run < runs; run += 1) {
    const size = Math.ceil((items.length - from) / (runs - run));
    steps.push(items.slice(from, from + size));
    from += size;
  }
  return steps;
}

/** One instruction's actions as steps: a pause ends a step, what speaks of it and a lone last action join the step before them. */
function stretches(actions: readonly LinkedAction[]): LinkedAction[][] {
  const runs: LinkedAction[][] = [];
  let run: LinkedAction[] = [];
  for (const action of actions) {
    run.push(action);
    if (longest(action) >= PAUSE_SECONDS) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  const joined: LinkedAction[][] = [];
  for (const step of runs.flatMap((each) => evenly(each))) {
    const last = joined.at(-1);
    if (last === undefined) {
      joined.push(step);
      continue;
    }
    const stated = withStatements(last, step);
    if (stated !== null) joined.push(stated);
    const isAlone = step.length === 1 && stated === null && last.length < MOST_WITH_LAST;
    if (isAlone && last.every((action) => longest(action) < PAUSE_SECONDS)) last.push(...step);
    else if (step.length > 0) joined.push(step);
  }
  return joined;
}

/**
 * Statements that `step` opens with are taken from it and go to the work that they speak of, at the end of `last`; where that is too full,
 * this work and they are a step between, which is returned.
 */
function withStatements(last: LinkedAction[], step: LinkedAction[]): LinkedAction[] | null {
  const stated = step.findIndex((action) => !isStatement(action));
  const count = stated < 0 ? step.length : stated;
  const work = last.findLastIndex((action) => !isStatement(action));
  const isRoom = last.length + count <= MOST_WITH_LAST;
  if (count === 0 || (!isRoom && (work < 1 || last.length - work + count > MOST_WITH_LAST))) return null;
  const statements = step.splice(0, count);
  if (!isRoom) return [...last.splice(work), ...statements];
  last.push(...statements);
  return null;
}

/** The steps of actions that follow each other: each of one instruction, of one part. */
export function stepsOf(actions: readonly LinkedAction[], preparation: boolean): ArrangedStep[] {
  const steps: ArrangedStep[] = [];
  for (let at = 0; at < actions.length;) {
    const first = actions[at];
    if (first === undefined) break;
    let end = at + 1;
    while (actions[end]?.instruction === first.instruction && actions[end]?.part === first.part) end += 1;
    for (const step of stretches(actions.slice(at, end)))
      steps.push({ ...(first.part === undefined ? {} : { part: first.part }), preparation, actions: step });
    at = end;
  }
  return steps;
}
