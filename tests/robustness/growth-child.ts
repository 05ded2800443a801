/** Child of the robustness test: gives every door of the engine every shape of text, and says where it is, so that it can be killed there. */
import { DOORS, shaped, SHAPES } from "./doors";

const CHARS = 8_000;
const EIGHTH = CHARS / 8;
/** Many times what this much text takes. Slower machines are let off by the growth. */
const SLOW_MS = 150;
const TOO_SLOW_MS = 2_000;
/** Eight times the text: 8 times the time where reading is linear, 64 times where it is quadratic. */
const EXPLODES = 30;
const RUNS = 3;
const LOOKS = 2;

const CASES = Object.keys(DOORS).flatMap((door) => Object.keys(SHAPES).map((shape) => ({ door, shape })));

/** Milliseconds that the processor worked: a machine that is busy with something else makes no text slow. */
function timed(door: string, text: string): number {
  const started = process.cpuUsage();
  DOORS[door]?.(text);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

const fastest = (door: string, shape: string, chars: number): number =>
  Math.min(...Array.from({ length: RUNS }, () => timed(door, shaped(SHAPES[shape] ?? "", chars))));

function finding(door: string, shape: string): string | null {
  try {
    if (timed(door, shaped(SHAPES[shape] ?? "", CHARS)) < SLOW_MS) return null;
    // Twice, for what holds the process up for a moment is no growth; what does grow is seen both times.
    for (let look = 1; ; look += 1) {
      const whole = fastest(door, shape, CHARS);
      const growth = whole / Math.max(1, fastest(door, shape, EIGHTH));
      if (whole < TOO_SLOW_MS && growth < EXPLODES) return null;
      if (look === LOOKS)
        return `${door}, ${shape}: ${CHARS} characters take ${whole.toFixed(0)} ms, an eighth of them a ${growth.toFixed(0)}th of it`;
    }
  } catch (error) {
    return `${door}, ${shape}: throws ${String(error)}`;
  }
}

const say = (message: object): Promise<void> =>
  new Promise((said) => (process.send ? process.send(message, () => said()) : said()));

await say({ total: CASES.length });
for (const [at, { door, shape }] of CASES.entries()) {
  if (at < Number(process.argv[2] ?? 0)) continue;
  await say({ at, name: `${door}, ${shape}` });
  const found = finding(door, shape);
  await say({ done: at, finding: found });
  if (!process.send && found) process.stdout.write(`${found}\n`);
}
process.disconnect?.();
