/** What a visitor's PDF takes alone and beside four imports, in turn in one run: nobody's import may make it twice as long. */
import { BENCH_LIMITS, callerOf, manyRecipes, percentile, premiumCook, recipePdf, upload } from "./callers";
import { startPlainspoon } from "./running-app";

const IMPORTERS = 4;
const RECIPES_A_FILE = 40;
const ROUNDS = 3;
/** At least; a round beside imports goes on until a file of each importer has come in: imports that never end would prove nothing. */
const PDFS_A_ROUND = 25;
const PDFS_AT_MOST = 500;

export async function run(): Promise<void> {
  const app = await startPlainspoon({ ...BENCH_LIMITS });
  try {
    const visitor = callerOf(app.url);
    const cooks = [];
    for (let number = 0; number < IMPORTERS; number += 1)
      cooks.push(await premiumCook(app.url, `importer-${number}@plainspoon.test`));
    let nextPdf = 0;
    const read = async (into: number[], isEnough = () => true): Promise<void> => {
      for (let count = 0; count < PDFS_A_ROUND || (!isEnough() && count < PDFS_AT_MOST); count += 1) {
        // Another title each time, so that nothing can be remembered.
        const file = upload("pdf", recipePdf(`Soup ${(nextPdf += 1)}`), "soup.pdf", "application/pdf");
        const started = performance.now();
        await visitor.ask("/api/recipes/process-pdf", file);
        into.push(performance.now() - started);
      }
    };
    const [alone, beside]: [number[], number[]] = [[], []];
    let files = 0;
    await read([]);
    for (let round = 0; round < ROUNDS; round += 1) {
      await read(alone);
      const stop = new AbortController();
      const finished = new Set<number>();
      const importing = cooks.map(async (cook, number) => {
        for (let file = 0; !stop.signal.aborted; file += 1) {
          const bytes = manyRecipes(RECIPES_A_FILE, `Dish ${round} ${number} ${file}`);
          const sent = upload("file", bytes, "dishes.json", "application/json");
          await cook.ask("/api/recipes/import", { ...sent, signal: stop.signal }).then(
            () => {
              files += 1;
              finished.add(number);
            },
            (error: Error) => {
              if (!stop.signal.aborted) throw error;
            },
          );
        }
      });
      await read(beside, () => finished.size === IMPORTERS);
      stop.abort();
      await Promise.all(importing);
    }
    const [before, after] = [percentile(alone, 0.95), percentile(beside, 0.95)];
    process.stdout.write(
      `a visitor's PDF alone: median ${percentile(alone, 0.5).toFixed(0)} ms, p95 ${before.toFixed(0)} ms; ` +
        `beside ${IMPORTERS} imports of ${RECIPES_A_FILE} recipes: median ${percentile(beside, 0.5).toFixed(0)} ms, p95 ${after.toFixed(0)} ms; ` +
        `p95 × ${(after / before).toFixed(2)} (${alone.length} and ${beside.length} PDFs, ${files} files of ${RECIPES_A_FILE} recipes were imported meanwhile)\n`,
    );
  } finally {
    await app.stop();
  }
}
