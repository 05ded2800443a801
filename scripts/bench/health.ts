/**
 * How long the app's event loop is held, and how fast `/api/health` answers, while each kind of heavy work is done on the worst that it takes:
 * the wait of everybody else. "Alone" is what the machine itself adds.
 */
import { deflateSync } from "node:zlib";
import { pdfBomb } from "@/tests/support/pdf";
import { plainPicture } from "@/tests/support/photo";
import {
  BENCH_LIMITS,
  callerOf,
  longestRecipe,
  manyRecipes,
  percentile,
  post,
  premiumCook,
  upload,
  type Caller,
} from "./callers";
import { startWatched, type WatchedPlainspoon } from "./running-app";

const ASK_EVERY_MS = 10;
const ALONE_MS = 3_000;
/** With what stands around its words, about the longest that is printed. */
const PRINTED_CHARS = 30_000;
/** What is there to be taken away. */
const SAVED = 150;

type Kind = { name: string; times: number; work: () => Promise<unknown> };

async function kinds(visitor: Caller, cook: Caller, writer: Caller): Promise<Kind[]> {
  const content = longestRecipe();
  const saving = { title: content.title, formattedContent: content };
  const saved = JSON.parse(new TextDecoder().decode(await cook.ask("/api/recipes", post(saving)))) as {
    id: string;
  };
  const change = { ...post({ formattedContent: content }), method: "PUT" };
  const shared = await cook.ask("/api/share/recipe", post({ sourceId: saved.id, sourceType: "user" }));
  const { shareUrl } = JSON.parse(new TextDecoder().decode(shared)) as { shareUrl: string };
  const photo = await plainPicture(7_000, 7_000).jpeg().toBuffer();
  const heavy = Buffer.concat([await plainPicture(900, 900).png().toBuffer(), Buffer.alloc(9_900_000, 1)]);
  const text = `Soup\n\nIngredients\n1 egg\n\nMethod\n${"Stir 2 cups water for 10 minutes. ".repeat(1_400)}`;
  const noise = deflateSync(Buffer.alloc(10)).toString("latin1");
  const largePdf = Buffer.concat([
    pdfBomb(2_000),
    Buffer.from(noise.repeat(Math.floor(19_000_000 / noise.length))),
  ]);
  const many = (number: number) => manyRecipes(300, `Dish ${number}`);
  const printed = longestRecipe(PRINTED_CHARS);
  const answer = await cook.ask("/api/recipes", post({ title: printed.title, formattedContent: printed }));
  const { id: printedId } = JSON.parse(new TextDecoder().decode(answer)) as { id: string };
  const output = (format: string) => () => cook.ask(`/api/recipes/${printedId}/output`, post({ format }));
  const failing = (work: () => Promise<unknown>) => () => work().catch(() => undefined);
  let file = 0;
  return [
    {
      name: "hostile PDFs",
      times: 4,
      work: failing(() =>
        visitor.ask(
          "/api/recipes/process-pdf",
          upload("pdf", pdfBomb(6_000_000), "a.pdf", "application/pdf"),
        ),
      ),
    },
    {
      name: "PDFs of 19 MB",
      times: 4,
      work: failing(() =>
        visitor.ask("/api/recipes/process-pdf", upload("pdf", largePdf, "a.pdf", "application/pdf")),
      ),
    },
    {
      name: "texts of 48,000 characters",
      times: 4,
      work: failing(() => visitor.ask("/api/recipes/process-text", post({ content: text }))),
    },
    {
      name: "photos of 49 megapixels",
      times: 2,
      work: failing(() =>
        visitor.ask("/api/recipes/extract-text", upload("image", photo, "a.jpg", "image/jpeg")),
      ),
    },
    {
      name: "photos of 10 MB",
      times: 2,
      work: failing(() =>
        visitor.ask("/api/recipes/extract-text", upload("image", heavy, "a.png", "image/png")),
      ),
    },
    {
      name: "imports of 300 recipes",
      times: 2,
      work: () =>
        cook.ask("/api/recipes/import", upload("file", many((file += 1)), "a.json", "application/json")),
    },
    { name: "the longest recipe saved", times: 10, work: () => cook.ask("/api/recipes", post(saving)) },
    {
      name: "the longest recipe edited",
      times: 10,
      // Of several at once, one is taken; the others read and check as much.
      work: failing(() => cook.ask(`/api/recipes/${saved.id}`, change)),
    },
    {
      name: "the longest recipe shared and seen",
      times: 10,
      work: () => cook.ask(new URL(shareUrl).pathname),
    },
    { name: "the longest recipe opened", times: 10, work: () => cook.ask(`/recipe/${saved.id}`) },
    { name: "a long recipe as PDF", times: 4, work: failing(output("pdf")) },
    { name: "a long recipe as picture", times: 4, work: failing(output("image")) },
    { name: "a page of 100 long recipes", times: 4, work: () => cook.ask("/api/recipes?limit=100") },
    {
      name: "the same in few long steps",
      times: 4,
      work: () => writer.ask("/api/recipes?limit=100"),
    },
    {
      name: "everything in few long steps",
      times: 2,
      work: () => writer.ask("/api/recipes/export?format=json"),
    },
    ...["json", "jsonld", "markdown", "cooklang"].map((format) => ({
      ...{
        name: `everything as ${format}`,
        times: 2,
        work: () => cook.ask(`/api/recipes/export?format=${format}`),
      },
    })),
    { name: "the whole account", times: 2, work: () => cook.ask("/api/users/export") },
  ];
}

async function measure(app: WatchedPlainspoon, name: string, work: () => Promise<unknown>): Promise<void> {
  const waits: number[] = [];
  let busy = true;
  await app.held();
  const started = performance.now();
  const done = work().finally(() => (busy = false));
  while (busy) {
    const asked = performance.now();
    await (await fetch(`${app.url}/api/health`)).arrayBuffer();
    waits.push(performance.now() - asked);
    await new Promise((wake) => setTimeout(wake, ASK_EVERY_MS));
  }
  await done;
  const { longestMs, p99Ms, longestWorkMs } = await app.held();
  process.stdout.write(
    `${name.padEnd(36)} event loop held at most ${longestMs.toFixed(0).padStart(4)} ms ` +
      `(by our own work ${longestWorkMs.toFixed(0)} ms; p99 ${p99Ms.toFixed(1)} ms); ` +
      `/api/health median ${percentile(waits, 0.5).toFixed(1)} ms, p99 ${percentile(waits, 0.99).toFixed(1)} ms ` +
      `(${waits.length} calls in ${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
  );
}

export async function run(): Promise<void> {
  const app = await startWatched({ ...BENCH_LIMITS });
  try {
    const cook = await premiumCook(app.url, "heavy@plainspoon.test");
    const writer = await premiumCook(app.url, "writer@plainspoon.test");
    const all = await kinds(callerOf(app.url), cook, writer);
    const long = longestRecipe();
    const few = longestRecipe(55_000, 12);
    for (let number = 0; number < SAVED; number += 1) {
      await cook.ask("/api/recipes", post({ title: `Long ${number}`, formattedContent: long }));
      const original = { originalContent: few.steps.map(({ instruction }) => instruction).join("\n") };
      await writer.ask("/api/recipes", post({ title: `Few ${number}`, formattedContent: few, ...original }));
    }
    // Each kind once before it counts: the first time compiles.
    for (const { work } of all) await work();
    await measure(app, "alone", () => new Promise((wake) => setTimeout(wake, ALONE_MS)));
    for (const { name, times, work } of all)
      await measure(app, `${times} × ${name}`, () => Promise.all(Array.from({ length: times }, work)));
  } finally {
    await app.stop();
  }
}
