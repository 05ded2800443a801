/**
 * `npm run bench -- soak`: half an hour (`SOAK_MINUTES`) of cooks at half of what the app can answer, and what its processes hold meanwhile:
 * memory and handles of the server, and the memory and open files of everything that was started for it. What grows with the hours shows here
 * before it does in somebody's kitchen.
 */
import {
  BENCH_LIMITS,
  callerOf,
  fromJson,
  percentile,
  post,
  premiumCook,
  recipePdf,
  upload,
} from "./callers";
import { heldBy, type Holding } from "./process-tree";
import { sharedRecipe } from "./requests";
import { startWatched } from "./running-app";

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const COOKS = 10;
const LOOK_EVERY_MS = 5_000;
const FULL_LOAD_MS = 30_000;
/** At the beginning caches fill and code is compiled: what is held then is no measure. */
const WARM_UP = 0.3;
/** As much at the end is compared with as much after the warm-up. */
const WINDOW = 0.2;

type Act = { name: string; share: number; work: () => Promise<unknown> };

const textOf = (number: number) =>
  [
    ...[`Soup number ${number}`, "Serves 4", "Ingredients", "2 tbsp olive oil", "1 onion, chopped"],
    ...["400 g tomatoes", "Method", "1. Heat the oil and cook the onion for 8 minutes."],
    `2. Add the tomatoes and simmer for ${(number % 50) + 5} minutes.`,
  ].join("\n");

/** What people do in a kitchen, by how often: reading most, and each of what makes work for a child process or the disk. */
async function acts(url: string): Promise<Act[]> {
  const { share, recipe, owner } = await sharedRecipe(url);
  const writer = await premiumCook(url, "writer@bench.test");
  const visitor = callerOf(url);
  const cook = callerOf(url, { cookie: owner });
  let number = 0;
  const saveAndDelete = async () => {
    const content = fromJson<{ title: string }>(
      await writer.ask("/api/recipes/process-text", post({ content: textOf((number += 1)) })),
    );
    const saved = { ...content, originalContent: "", formattedContent: content };
    const { id } = fromJson<{ id: string }>(await writer.ask("/api/recipes", post(saved)));
    await writer.ask(`/api/recipes/${id}`, { method: "DELETE" });
  };
  return [
    { name: "shared page", share: 30, work: () => visitor.ask(share) },
    { name: "home", share: 20, work: () => visitor.ask("/") },
    { name: "recipe page", share: 20, work: () => cook.ask(recipe) },
    { name: "list", share: 15, work: () => cook.ask("/api/recipes?limit=20") },
    { name: "convert, save, delete", share: 10, work: saveAndDelete },
    {
      name: "PDF read",
      share: 3,
      work: () => {
        const pdf = recipePdf(`Soup ${(number += 1)}`);
        return visitor.ask("/api/recipes/process-pdf", upload("pdf", pdf, "soup.pdf", "application/pdf"));
      },
    },
    {
      name: "PDF made",
      share: 2,
      work: () => cook.ask(`/api${recipe.replace("recipe", "recipes")}/output`, post({ format: "pdf" })),
    },
  ];
}

/** The next act each time, in a mixed order that is the same in every run. */
function inTurn(kinds: readonly Act[]): () => Act {
  const deck = kinds.flatMap((act) => Array.from({ length: act.share }, () => act));
  let turn = 0;
  // 37 and 100 have no common divisor: every card comes once in a hundred turns.
  return () => deck[((turn += 1) * 37) % deck.length] as Act;
}

/** How many acts a second `COOKS` at once get done when each begins the next as soon as one is done. */
async function fullLoad(next: () => Act): Promise<number> {
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: COOKS }, async () => {
      while (performance.now() - started < FULL_LOAD_MS) {
        // What a busy machine refuses ("took too long") is not done.
        await next()
          .work()
          .then(
            () => (done += 1),
            () => undefined,
          );
      }
    }),
  );
  return (done / (performance.now() - started)) * 1_000;
}

const MB = 1024 * 1024;
const middle = (values: number[]): number => percentile(values, 0.5);
const growth = (from: number, to: number): string => `${(100 * (to / from - 1)).toFixed(1)} %`;

function report(looks: readonly Holding[]): void {
  const size = Math.max(1, Math.floor(looks.length * WINDOW));
  const start = Math.floor(looks.length * WARM_UP);
  const [before, after] = [looks.slice(start, start + size), looks.slice(-size)];
  const figures: Record<string, (look: Holding) => number> = {
    "server's memory, MB": ({ server }) => server.rss / MB,
    "server's heap in use, MB": ({ server }) => server.heapUsed / MB,
    "server's handles": ({ server }) => server.handles,
    "all processes' memory, MB": ({ processes }) => processes.rss / MB,
    "all processes' open files": ({ processes }) => processes.files,
    processes: ({ processes }) => processes.count,
  };
  for (const [name, figure] of Object.entries(figures)) {
    const [from, to] = [middle(before.map(figure)), middle(after.map(figure))];
    process.stdout.write(`${name}: ${from.toFixed(0)} → ${to.toFixed(0)} (${growth(from, to)})\n`);
  }
}

export async function run(): Promise<void> {
  const app = await startWatched(BENCH_LIMITS);
  try {
    const next = inTurn(await acts(app.url));
    const perSecond = (await fullLoad(next)) / 2;
    const end = performance.now() + MINUTES * 60_000;
    const looks: Holding[] = [];
    const failures = new Map<string, number>();
    const times: number[] = [];
    let [begun, running] = [0, 0];
    let nextLook = performance.now() + LOOK_EVERY_MS;
    const started = performance.now();
    while (performance.now() < end) {
      // By the clock, and not by what is done: an app that grows slow is not spared for it.
      const due = Math.floor(((performance.now() - started) / 1_000) * perSecond);
      for (; begun < due && running < 10 * COOKS; begun += 1) {
        const { name, work } = next();
        const asked = performance.now();
        running += 1;
        void work()
          .catch(() => failures.set(name, (failures.get(name) ?? 0) + 1))
          .finally(() => {
            running -= 1;
            times.push(performance.now() - asked);
          });
      }
      if (performance.now() >= nextLook) {
        looks.push(await heldBy(app));
        nextLook = performance.now() + LOOK_EVERY_MS;
      }
      await new Promise((wake) => setTimeout(wake, 20));
    }
    const failed = [...failures].map(([name, count]) => `${count} × ${name}`).join(", ") || "none";
    process.stdout.write(
      `${MINUTES} minutes, ${perSecond.toFixed(1)} acts/s (half of the most), ${begun} in all, median ${middle(times).toFixed(0)} ms, ` +
        `p95 ${percentile(times, 0.95).toFixed(0)} ms; failed: ${failed}\n`,
    );
    report(looks);
  } finally {
    await app.stop();
  }
}
