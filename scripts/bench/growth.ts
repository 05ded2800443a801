/**
 * Twice the text must not take more than 2.3 times the time, and 15,000 characters no more than 100 ms: every door of the engine with every
 * hostile shape of text, and with the other languages. `npm run bench -- growth`; with `GROWTH_DOOR=linkActions` one door. Every shape over
 * the bounds is named. Judged is the least processor time of several warm runs, for whatever else the machine does only adds to it, and what
 * is over a bound once more, in blocks of runs. What explodes is found by the engine's robustness test; this says how far off all the rest is.
 */
import { LANGUAGE_SHAPES, shaped, SHAPES } from "@/tests/robustness/doors";
import { bundled } from "../bundled";

const ALL_SHAPES = { ...SHAPES, ...LANGUAGE_SHAPES };
const CHARS = 15_000;
const MOST_GROWTH = 2.3;
const MOST_MS = 100;
/** Below this a ratio says more about the clock than about the code. */
const LEAST_MS = 5;
/** Runs that are not counted, in which the code grows warm, and runs that are. */
const COLD_RUNS = 2;
const RUNS = 3;
/** What seems to be over a bound is judged by this many blocks of so many runs. */
const BLOCKS = 5;
const BLOCK = 4;

type Read = (text: string) => unknown;
type Doors = Pick<typeof import("@/tests/robustness/doors"), "DOORS" | "useDoors">;

/** A text of this many characters, another one at each call, so that no answer is remembered from the run before. */
function textsOf(pattern: string, chars: number): () => string {
  const text = shaped(pattern, chars);
  let end = chars;
  return () => text.slice(0, (end -= 1));
}

/** Milliseconds of processor time that each of `runs` takes: other work on the machine does not count. */
function processorTime(read: Read, text: () => string, runs = 1): number {
  const started = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) read(text());
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 / runs;
}

type Measured = { shape: string; ms: number; growth: number };

const isOver = ({ ms, growth }: Measured): boolean => ms > MOST_MS || growth > MOST_GROWTH;

/** The least time of the whole text, and its ratio to that of the half. */
function measured(read: Read, shape: string): Measured {
  const [whole, half] = [CHARS, CHARS / 2].map((chars) => textsOf(ALL_SHAPES[shape] ?? "", chars)) as [
    () => string,
    () => string,
  ];
  processorTime(read, whole, COLD_RUNS);
  const timeOf = (rounds: number, runs: number): Measured => {
    let [ofHalf, ms] = [Infinity, Infinity];
    for (let round = 0; round < rounds; round += 1) {
      ofHalf = Math.min(ofHalf, processorTime(read, half, 2 * runs));
      ms = Math.min(ms, processorTime(read, whole, runs));
    }
    return { shape, ms, growth: ms < LEAST_MS ? 0 : ms / ofHalf };
  };
  const first = timeOf(RUNS, 1);
  // The memory that a run leaves behind is cleared in one of the next: a block of runs pays for its own.
  return isOver(first) ? timeOf(BLOCKS, BLOCK) : first;
}

const highest = (all: Measured[], of: (one: Measured) => number): Measured | undefined =>
  all.reduce<Measured | undefined>((best, one) => (best && of(best) >= of(one) ? best : one), undefined);

const marked = (value: number, most: number, digits: number, unit: string): string =>
  `${value.toFixed(digits)}${unit}${value > most ? " (!)" : ""}`;

export async function run(): Promise<void> {
  let over = 0;
  const wanted = process.env.GROWTH_DOOR;
  // The functions as the worker runs them.
  const { DOORS, useDoors: passThrough } = await bundled<Doors>(
    'export { DOORS, useDoors } from "@/tests/robustness/doors";',
  );
  passThrough();
  const doors = Object.entries(DOORS).filter(([door]) => !wanted || door.startsWith(wanted));
  for (const [door, read] of doors) {
    const all = Object.keys(ALL_SHAPES).map((shape) => measured(read, shape));
    const beyond = all.filter(isOver);
    over += beyond.length;
    const [slow, grown] = [highest(all, ({ ms }) => ms), highest(all, ({ growth }) => growth)];
    process.stdout.write(
      `${door.padEnd(36)} ${CHARS} characters at most ${marked(slow?.ms ?? 0, MOST_MS, 1, " ms")} (${slow?.shape}), ` +
        `twice the text at most ${marked(grown?.growth ?? 0, MOST_GROWTH, 2, "×")} (${grown?.shape})\n`,
    );
    for (const { shape, ms, growth } of beyond)
      process.stdout.write(`  ${shape}: ${ms.toFixed(1)} ms, ${growth.toFixed(2)}×\n`);
  }
  process.stdout.write(`${over} of ${doors.length * Object.keys(ALL_SHAPES).length} are over the bounds\n`);
}
