/**
 * Requests per second of the pages and calls that are asked for most, each against what a bare Next app does that has nothing to say: an
 * empty dynamic page, an empty static one, a handler that answers rows it holds. All in turn, medians of five rounds, failures counted.
 * Beside it, what the processes work for one of them: on a machine that is not quiet the one to go by.
 */
import autocannon from "autocannon";
import { BENCH_LIMITS, fromJson, post, premiumCook } from "./callers";
import { workedMs } from "./process-tree";
import { type RunningApp, startBareNext, startPlainspoon } from "./running-app";

const ROUNDS = 5;
const ROUND_SECONDS = 5;
const CONNECTIONS = 10;
/** A page of the list of saved recipes. */
const ROWS = 20;

type Measure = { name: string; path: string; headers?: Record<string, string>; base?: string };

/** Who weighs how an answer is packed gets none that is kept (lib/http/recorded-answer.ts). */
const MADE_ANEW = { "accept-encoding": "gzip;q=0" };

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const step = (number: number) => ({
  number,
  instruction: `Warm the ***oil*** in a large pan and stir for ${number} minutes.`,
  ingredients: ["1 tbsp oil"],
  isPrep: false,
});

const CONTENT = {
  title: "Leek soup",
  description: "For a cold day.",
  servings: 4,
  imageUrl: null,
  ingredients: { refrigerated: ["2 leeks", "100 ml cream"], other: ["1 tbsp oil", "500 ml stock"] },
  steps: [1, 2, 3, 4, 5, 6, 7, 8].map(step),
};

/** A cook with a page of saved recipes, one of them shared, and the session of another. */
export async function sharedRecipe(
  url: string,
): Promise<{ share: string; recipe: string; owner: string; reader: string }> {
  const owner = await premiumCook(url, "owner@bench.test");
  const reader = await premiumCook(url, "reader@bench.test");
  const save = async (title: string) => {
    const content = { ...CONTENT, title };
    const recipe = { ...content, originalContent: "", formattedContent: content };
    return fromJson<{ id: string }>(await owner.ask("/api/recipes", post(recipe))).id;
  };
  const ids = [];
  for (let row = 1; row <= ROWS; row += 1) ids.push(await save(`${CONTENT.title} ${row}`));
  const link = post({ sourceType: "user", sourceId: ids[0] });
  const { shareUrl } = fromJson<{ shareUrl: string }>(await owner.ask("/api/share/recipe", link));
  return {
    share: new URL(shareUrl).pathname,
    recipe: `/recipe/${ids[0]}`,
    owner: owner.session,
    reader: reader.session,
  };
}

export async function run(): Promise<void> {
  const ours = await startPlainspoon(BENCH_LIMITS);
  const { share, recipe, owner, reader } = await sharedRecipe(ours.url);
  const list = { path: `/api/recipes?limit=${ROWS}`, headers: { cookie: owner } };
  const bare = await startBareNext(await (await fetch(ours.url + list.path, list)).text());
  const bases = { dynamic: "/", static: "/still", rows: "/rows" };
  const measures: Measure[] = [
    { name: "home", path: "/", base: "dynamic" },
    { name: "shared page, visitor", path: share, base: "static" },
    { name: "shared page, signed in", path: share, headers: { cookie: reader }, base: "dynamic" },
    { name: "recipe page, opened again", path: recipe, headers: { cookie: owner }, base: "dynamic" },
    {
      ...{ name: "recipe page, made anew", path: recipe, base: "dynamic" },
      headers: { cookie: owner, ...MADE_ANEW },
    },
    {
      ...{ name: `GET /api/recipes, ${ROWS} rows, asked again`, path: list.path, base: "rows" },
      headers: { cookie: owner },
    },
    {
      ...{ name: `GET /api/recipes, ${ROWS} rows, made anew`, path: list.path, base: "rows" },
      headers: { cookie: owner, ...MADE_ANEW },
    },
  ];
  const rates: Record<string, number[]> = {};
  const works: Record<string, number[]> = {};
  let failures = 0;
  const measure = async (name: string, app: RunningApp, path: string, headers = {}) => {
    const worked = await workedMs(app);
    const result = await autocannon({
      url: app.url + path,
      connections: CONNECTIONS,
      duration: ROUND_SECONDS,
      headers,
    });
    failures += result.non2xx + result.errors;
    (rates[name] ??= []).push(result.requests.average);
    (works[name] ??= []).push(((await workedMs(app)) - worked) / result.requests.total);
  };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, path] of Object.entries(bases)) await measure(name, bare, path);
      for (const { name, path, headers } of measures) await measure(name, ours, path, headers);
    }
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
  const line = (text: string) => process.stdout.write(`${text}\n`);
  const rate = (name: string) =>
    `${median(rates[name] ?? []).toFixed(0)}/s (${median(works[name] ?? []).toFixed(2)} ms of work each)`;
  const ratio = (of: Record<string, number[]>, name: string, base: string) =>
    median((of[name] ?? []).map((value, round) => value / (of[base]?.[round] ?? Number.NaN)));
  line(
    `bare: ${Object.keys(bases)
      .map((base) => `${base} ${rate(base)}`)
      .join(", ")}`,
  );
  for (const { name, base = "dynamic" } of measures)
    line(
      `${name}: ${rate(name)}, ${ratio(rates, name, base).toFixed(2)} of bare ${base}, by work ${(1 / ratio(works, name, base)).toFixed(2)}`,
    );
  line(
    `${ROUNDS} rounds of ${ROUND_SECONDS} s, ${CONNECTIONS} connections, ${failures} answers were not 2xx`,
  );
}
