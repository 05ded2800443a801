/**
 * Twice the text must not take more than 2.3 times the time, and 15,000 characters no more than 100 ms: every door of the engine with every
 * hostile shape of text. `npm run bench -- growth`; with `GROWTH_DOOR=linkActions` one door, every shape over the bounds. What explodes is found by the engine's robustness test; this says how far off all the rest is.
 */
import { DOORS, shaped, SHAPES } from "@/tests/robustness/doors";

const CHARS = 15_000;
const RUNS = 5;
const MOST_GROWTH = 2.3;
const MOST_MS = 100;
/** Below this a ratio says more about the clock than about the code. */
const LEAST_MS = 5;

/** The least milliseconds of processor time that `read` takes: other work on the machine does not count. */
function fastest(read: (text: string) => unknown, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    const started = process.cpuUsage();
    read(text);
    best = Math.min(best, process.cpuUsage(started).user / 1000);
  }
  return best;
}

type Measured = { shape: string; ms: number; growth: number };

function measured(read: (text: string) => unknown, shape: string): Measured {
  const pattern = SHAPES[shape] ?? "";
  const ms = fastest(read, shaped(pattern, CHARS));
  if (ms < LEAST_MS) return { shape, ms, growth: 0 };
  return { shape, ms, growth: ms / fastest(read, shaped(pattern, CHARS / 2)) };
}

const highest = (all: Measured[], of: (one: Measured) => number): Measured | undefined =>
  all.reduce<Measured | undefined>((best, one) => (best && of(best) >= of(one) ? best : one), undefined);

const marked = (value: number, most: number, digits: number, unit: string): string =>
  `${value.toFixed(digits)}${unit}${value > most ? " (!)" : ""}`;

export async function run(): Promise<void> {
  let over = 0;
  const wanted = process.env.GROWTH_DOOR;
  for (const [door, read] of Object.entries(DOORS).filter(([door]) => !wanted || door.startsWith(wanted))) {
    read(shaped("1 cup flour\n", CHARS));
    const all = Object.keys(SHAPES).map((shape) => measured(read, shape));
    const beyond = all.filter(({ ms, growth }) => ms > MOST_MS || growth > MOST_GROWTH);
    over += beyond.length;
    const [slow, grown] = [highest(all, ({ ms }) => ms), highest(all, ({ growth }) => growth)];
    process.stdout.write(
      `${door.padEnd(36)} ${CHARS} characters at most ${marked(slow?.ms ?? 0, MOST_MS, 1, " ms")} (${slow?.shape}), ` +
        `twice the text at most ${marked(grown?.growth ?? 0, MOST_GROWTH, 2, "×")} (${grown?.shape})\n`,
    );
    for (const { shape, ms, growth } of wanted ? beyond : [])
      process.stdout.write(`  ${shape}: ${ms.toFixed(1)} ms, ${growth.toFixed(2)}×\n`);
  }
  process.stdout.write(
    `${over} of ${Object.keys(DOORS).length * Object.keys(SHAPES).length} are over the bounds\n`,
  );
}
