/**
 * Cook Mode in a browser slowed down four times: how long Next Step takes to the next picture, with four timers in the tray; and
 * what it weighs: nothing of it may be in the recipe page's first load.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { grantPremium } from "@/tests/e2e/support/database";
import { openBrowser } from "../eval/cases/browser";
import { startPlainspoon } from "./running-app";

const SLOWDOWN = 4;
const STEPS = 20;
const ROUNDS = 3;
const BOUND_MS = 100;
/** Words that only Cook Mode has. */
const MARKS = ["Start cooking", "Back to Last Step", "Set timer", "Where was I?"];

const recipe = {
  title: "Long stew",
  description: "",
  servings: 4,
  imageUrl: null,
  ingredients: Array.from({ length: 12 }, (_, index) => `${index + 1} g ingredient${index}`),
  steps: Array.from({ length: STEPS }, (_, index) => ({
    number: index + 1,
    instruction: `Stir the ***ingredient${index % 12}*** for ${index + 30} minutes. Then wait, and look at it again. Season it well.`,
    ingredients: Array.from({ length: 12 }, (_, line) => `${line + 1} g ingredient${line}`),
    isPrep: index < 3,
  })),
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const at = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

/** Notes every script that the page fetches: its text, and its size as it would be sent. */
function watchScripts(page: Page): { text: string; bytes: number }[] {
  const scripts: { text: string; bytes: number }[] = [];
  page.on("response", async (answer) => {
    if (!/javascript/.test(answer.headers()["content-type"] ?? "")) return;
    const body = await answer.body().catch(() => Buffer.alloc(0));
    scripts.push({ text: body.toString("utf8"), bytes: gzipSync(body).length });
  });
  return scripts;
}

/** From the press to the picture after it, in the page's own time. */
const pressNext = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const button = [...document.querySelectorAll("button")].find(
          ({ innerText }) => innerText === "Next Step",
        );
        const began = performance.now();
        button?.click();
        requestAnimationFrame(() => {
          const drawn = new MessageChannel();
          drawn.port1.onmessage = () => done(performance.now() - began);
          drawn.port2.postMessage(null);
        });
      }),
  );

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "plainspoon-cook-bench-"));
  const app = await startPlainspoon({ DATA_DIR: folder });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ baseURL: app.url });
    const headers = { origin: app.url };
    const email = "bench@plainspoon.test";
    await page.request.post("/api/users/register", { data: { email, password: "correct horse" }, headers });
    await grantPremium(email, folder);
    const saved = await page.request.post("/api/recipes", {
      data: { ...recipe, originalContent: "", formattedContent: recipe },
      headers,
    });
    const { id } = (await saved.json()) as { id: string };

    const scripts = watchScripts(page);
    await page.goto(`/recipe/${id}`, { waitUntil: "networkidle" });
    const first = scripts.splice(0);
    const found = MARKS.filter((mark) => first.some(({ text }) => text.includes(mark)));
    await page.getByRole("button", { name: "Cook", exact: true }).click();
    await page.getByRole("button", { name: "Start cooking" }).waitFor();
    await page.waitForLoadState("networkidle");
    const later = scripts.splice(0);
    process.stdout.write(
      `scripts of the recipe page ${kilobytes(sum(first))}, fetched for Cook Mode ${kilobytes(sum(later))} (gzip); ` +
        `of Cook Mode in the first load: ${found.length === 0 ? "nothing" : found.join(", ")}\n`,
    );

    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.getByRole("button", { name: "Start cooking" }).click();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let step = 1; step < STEPS; step += 1) times.push(await pressNext(page));
      for (let step = 1; step < STEPS; step += 1) await page.keyboard.press("ArrowLeft");
    }
    process.stdout.write(
      `Next Step at ${SLOWDOWN}× slowdown: median ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms, ` +
        `worst ${at(times, 1).toFixed(0)} ms of ${times.length} (bound ${BOUND_MS} ms)\n`,
    );
  } finally {
    await browser.close();
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function sum(scripts: readonly { bytes: number }[]): number {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}
