/** Child of the robustness test: attacks every pattern from `process.argv[2]` on, and says which one it is at, so that it can be killed there. */
import { attacksOn, textOf, type Attack } from "./attacks";
import { findPatterns, type Pattern } from "./find-patterns";

const MIDDLE = 500;
const LONG = 8_000;
/** Faster than this at full length is no harm. */
const QUICK_MS = 4;
/** Four times the text: linear patterns take 4 times as long, quadratic ones 16 times. */
const GROWS = 9;
/** A window of bounded width may look quadratic in a short text; four times as long it is linear. */
const SURE = 4 * LONG;
const RUNS = 3;

/** All matches: what `replace`, `split` and loops ask for. A sticky pattern is asked at one place. */
const compiled = ({ source, flags }: Pattern): RegExp =>
  new RegExp(source, flags.includes("y") || flags.includes("g") ? flags : `${flags}g`);

function timed(pattern: RegExp, text: string): number {
  pattern.lastIndex = 0;
  const started = performance.now();
  text.match(pattern);
  return performance.now() - started;
}

function fastest(pattern: RegExp, attack: Attack, chars: number): number {
  let best = Number.POSITIVE_INFINITY;
  // A little longer each time: engines remember answers.
  for (let run = 0; run < RUNS; run += 1)
    best = Math.min(best, timed(pattern, textOf(attack, chars + run * attack.pump.length)));
  return best;
}

/** How a pattern grows under the worst of its attacks, when that is faster than the text does. */
function worst({ source, flags }: Pattern): string | null {
  const pattern = compiled({ source, flags, places: [] });
  for (const attack of attacksOn(source, flags)) {
    for (const chars of [MIDDLE, LONG]) {
      if (timed(pattern, textOf(attack, chars)) <= QUICK_MS) continue;
      const ms = fastest(pattern, attack, chars);
      if (ms <= QUICK_MS || ms / Math.max(0.02, fastest(pattern, attack, chars / 4)) <= GROWS) continue;
      if (chars === LONG && timed(pattern, textOf(attack, SURE)) / ms <= GROWS) continue;
      const { before, pump, after } = attack;
      return `${ms.toFixed(0)} ms for ${chars} characters: ${JSON.stringify(before)} + ${JSON.stringify(pump)} × n + ${JSON.stringify(after)}`;
    }
  }
  return null;
}

const say = (message: object): Promise<void> =>
  new Promise((said) => (process.send ? process.send(message, () => said()) : said()));

// Loaded only while it is watched: the doors bring the engine's modules along, which make patterns as they load.
const { patterns, silent } = await findPatterns(async () => (await import("./doors")).useDoors());
patterns.sort((a, b) => (a.source + a.flags < b.source + b.flags ? -1 : 1));
await say({ total: patterns.length, silent });
for (const [at, pattern] of patterns.entries()) {
  if (at < Number(process.argv[2] ?? 0)) continue;
  const name = `/${pattern.source}/${pattern.flags} (${pattern.places.join(", ")})`;
  await say({ at, name });
  const found = worst(pattern);
  const finding = found && `${name} takes ${found}`;
  await say({ done: at, finding });
  if (!process.send && finding) process.stdout.write(`${finding}\n`);
}
process.disconnect?.();
