/**
 * `npm run screens`: every screen of the built app at three sizes and in both themes, as contact sheets in docs/screens/. Screens that could
 * not be reached are named at the end and leave a gap.
 */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import sharp from "sharp";
import { BENCH_LIMITS, cookiesOf, fromJson, post, premiumCook } from "../bench/callers";
import { startPlainspoon } from "../bench/running-app";
import { findBrowser } from "../setup/browser.mjs";
import { SCREENS, type Made, type Screen, type Viewer } from "./screens";

const ROOT = resolve(import.meta.dirname, "../..");
const SIZES = {
  phone: { width: 390, height: 844, across: 8 },
  tablet: { width: 820, height: 1180, across: 7 },
  desktop: { width: 1280, height: 800, across: 5 },
} as const;
const THEMES = ["light", "dark"] as const;
/** A picture on the sheet; its name stands below it. */
const THUMB_WIDTH = { phone: 240, tablet: 300, desktop: 420 } as const;
const CAPTION = 34;
const GAP = 14;
const REACH_WITHIN_MS = 8_000;
/** Until fonts, pictures and what streams in are there. */
const SETTLE_MS = 900;

const line = (text: string) => process.stdout.write(`${text}\n`);

const step = (number: number, instruction: string, ingredients: string[], isPrep = false) => ({
  ...{ number, instruction, ingredients, isPrep },
});
const SOUP = {
  title: "leek soup with lemon",
  description: "Ready in half an hour, and better the next day.",
  servings: 4,
  imageUrl: null,
  totalMinutes: 30,
  ingredients: { refrigerated: ["2 leeks", "100 ml cream"], other: ["1 tbsp oil", "500 ml stock"] },
  steps: [
    step(1, "Slice the ***leeks***.", ["2 leeks"], true),
    step(2, "Fry the ***leeks*** in ***oil*** for 5 minutes.", ["2 leeks", "1 tbsp oil"]),
    step(3, "Add the ***stock*** and simmer for 20 minutes.", ["500 ml stock"]),
    step(4, "Stir in the ***cream***.", ["100 ml cream"]),
  ],
};
const LONG_WORDS = {
  ...SOUP,
  title: "Donaudampfschifffahrtsgesellschaftskapitänssuppe with Worcestershire and everything else there is",
  description: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ".repeat(3),
};

/** The newest of them is deleted for each sheet. */
const OTHERS = ["ribollita", "pea soup", "rice", "kale", "pancakes", "lentil curry", "apple cake", "beans"];

/** What the screens show, made by calls as the app's own pages make them. */
async function make(url: string): Promise<{ made: Made; sessions: Partial<Record<Viewer, string>> }> {
  const cook = await premiumCook(url, "cook.with.quite.a.long.address@screens.test");
  const save = async (content: object) =>
    fromJson<{ id: string }>(
      await cook.ask("/api/recipes", post({ ...content, originalContent: "", formattedContent: content })),
    ).id;
  const recipe = await save(SOUP);
  const longWords = await save(LONG_WORDS);
  for (const title of OTHERS) await save({ ...SOUP, title });
  const shared = await cook.ask("/api/share/recipe", post({ sourceType: "user", sourceId: recipe }));
  const [first] = fromJson<{ id: string }[]>(await cook.ask("/api/library-recipes"));
  return {
    made: {
      recipe: `/recipe/${recipe}`,
      longWords: `/recipe/${longWords}`,
      share: new URL(fromJson<{ shareUrl: string }>(shared).shareUrl).pathname,
      library: `/library-recipe/${first?.id}`,
    },
    sessions: { cook: cook.session, "empty cook": await freeCook(url) },
  };
}

async function freeCook(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/users/register`, {
    ...post({ email: "new@screens.test", password: "correct horse battery" }),
    headers: { origin: url, "content-type": "application/json" },
  });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

/** An admin's browser: the session is made by the login, as no call of a cook could. */
async function loginAdmin(context: BrowserContext, url: string, dataDir: string): Promise<void> {
  const [email, password] = [`admin-${randomUUID()}@screens.test`, "a long enough secret"];
  const words = ["--email", email, "--name", "Sam", "--role", "super_admin", "--password", password];
  execFileSync(process.execPath, ["scripts/admin-create.mjs", ...words], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const page = await context.newPage();
  await page.goto(`${url}/admin/login`);
  await page.getByLabel("Username").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(/dashboard/);
  await page.close();
}

async function contextOf(
  browser: Browser,
  url: string,
  { size, theme, session }: { size: keyof typeof SIZES; theme: string; session: string | undefined },
): Promise<BrowserContext> {
  const { width, height } = SIZES[size];
  const context = await browser.newContext({
    ...{ baseURL: url, viewport: { width, height }, reducedMotion: "reduce", serviceWorkers: "block" },
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem("theme", chosen);
    localStorage.setItem("hasSeenExplainerVideo", "true");
    localStorage.setItem("hasSeenUserDemoVideo", "true");
  }, theme);
  await context.addCookies(cookiesOf(session ?? "", url));
  return context;
}

async function picture(context: BrowserContext, screen: Screen, made: Made): Promise<Buffer | null> {
  const page = await context.newPage();
  page.setDefaultTimeout(REACH_WITHIN_MS);
  try {
    await page.goto(screen.path(made), { waitUntil: "load" });
    await screen.reach?.(page, made);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(SETTLE_MS);
    return await page.screenshot();
  } catch {
    return null;
  } finally {
    await page.close();
  }
}

/** All pictures of one size and theme on one sheet, each with its name. */
async function sheet(size: keyof typeof SIZES, pictures: (Buffer | null)[], file: string): Promise<void> {
  const { width, height, across } = SIZES[size];
  const wide = THUMB_WIDTH[size];
  const high = Math.round((wide * height) / width);
  const rows = Math.ceil(pictures.length / across);
  const caption = (name: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${CAPTION}"><text x="2" y="22" font-family="sans-serif" font-size="15" fill="#333">${name.replace(/&/g, "&amp;")}</text></svg>`,
    );
  const parts = await Promise.all(
    pictures.map(async (shot, index) => {
      const left = GAP + (index % across) * (wide + GAP);
      const top = GAP + Math.floor(index / across) * (high + CAPTION + GAP);
      const name = { input: caption(SCREENS[index]?.name ?? ""), left, top: top + high };
      if (shot === null) return [name];
      return [{ input: await sharp(shot).resize(wide, high).toBuffer(), left, top }, name];
    }),
  );
  await sharp({
    create: {
      width: GAP + across * (wide + GAP),
      height: GAP + rows * (high + CAPTION + GAP),
      channels: 3,
      background: "#e8e8e8",
    },
  })
    .composite(parts.flat())
    .webp({ quality: 72 })
    .toFile(file);
}

const ours = await startPlainspoon(BENCH_LIMITS);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
const missed = new Set<string>();
try {
  const folder = join(ROOT, "docs/screens");
  await mkdir(folder, { recursive: true });
  const { made, sessions } = await make(ours.url);
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
    for (const theme of THEMES) {
      const contexts = new Map<Viewer, BrowserContext>();
      for (const viewer of ["visitor", "cook", "empty cook", "admin"] as const) {
        const context = await contextOf(browser, ours.url, { size, theme, session: sessions[viewer] });
        if (viewer === "admin") await loginAdmin(context, ours.url, ours.dataDir);
        contexts.set(viewer, context);
      }
      const pictures: (Buffer | null)[] = [];
      for (const screen of SCREENS) {
        const context = contexts.get(screen.viewer);
        const shot = context ? await picture(context, screen, made) : null;
        if (shot === null) missed.add(screen.name);
        pictures.push(shot);
      }
      await sheet(size, pictures, join(folder, `${size}-${theme}.webp`));
      line(`docs/screens/${size}-${theme}.webp`);
      for (const context of contexts.values()) await context.close();
    }
} finally {
  await browser.close();
  await ours.stop();
}
if (missed.size > 0) line(`not reached: ${[...missed].join(", ")}`);
