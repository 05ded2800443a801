/**
 * `npm run screens`: every screen of the built app at three sizes and in both themes, and once in each other language, as contact sheets in
 * docs/screens/. Screens that could not be reached are named at the end and leave a gap. `npm run screens -- phone-light-de …` makes those
 * sheets alone; `--pictures FOLDER` also keeps each picture in its own size.
 */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import sharp from "sharp";
import type { ConvertAnswer } from "@/lib/contract/recipes";
import { t } from "@/lib/messages";
import { GERMAN } from "@/lib/messages/de.data";
import { FIRST_LANGUAGE, MESSAGE_LANGUAGES, type MessageLanguage } from "@/lib/messages/languages";
import { FIRST_SPEECH, type Speech } from "@/lib/messages/speech";
import { BENCH_LIMITS, cookiesOf, fromJson, post, premiumCook } from "../bench/callers";
import { startPlainspoon } from "../bench/running-app";
import { findBrowser } from "../setup/browser.mjs";
import { LONG_WORDS, SHOWN } from "./recipes";
import { SCREENS, type Made, type Screen, type Viewer } from "./screens";

const ROOT = resolve(import.meta.dirname, "../..");
const SIZES = {
  phone: { width: 390, height: 844, across: 8 },
  tablet: { width: 820, height: 1180, across: 7 },
  desktop: { width: 1280, height: 800, across: 5 },
} as const;
type Size = keyof typeof SIZES;
type Sheet = { size: Size; theme: "light" | "dark"; language: MessageLanguage };
const SHEETS: readonly Sheet[] = [
  ...(Object.keys(SIZES) as Size[]).flatMap((size) =>
    (["light", "dark"] as const).map((theme) => ({ size, theme, language: FIRST_LANGUAGE })),
  ),
  // Another language differs by its words alone: by how long they are, and by those that were forgotten.
  ...MESSAGE_LANGUAGES.filter((language) => language !== FIRST_LANGUAGE).flatMap((language) =>
    (["phone", "desktop"] as const).map((size) => ({ size, theme: "light" as const, language })),
  ),
];
const nameOf = ({ size, theme, language }: Sheet): string =>
  [size, theme, ...(language === FIRST_LANGUAGE ? [] : [language])].join("-");
/** A picture on the sheet; its name stands below it. */
const THUMB_WIDTH = { phone: 240, tablet: 300, desktop: 420 } as const;
const CAPTION = 34;
const GAP = 14;
const REACH_WITHIN_MS = 30_000;
/** Until fonts, pictures and what streams in are there. */
const SETTLE_MS = 900;

const line = (text: string) => process.stdout.write(`${text}\n`);

const SPEECHES: Record<MessageLanguage, Speech> = {
  en: FIRST_SPEECH,
  de: { language: "de", words: GERMAN },
};

/** What the screens show, made by calls as the app's own pages make them. */
async function make(
  url: string,
  language: MessageLanguage,
): Promise<{ made: Made; sessions: Partial<Record<Viewer, string>> }> {
  const { dish, others } = SHOWN[language];
  const cook = await premiumCook(url, `cook.with.quite.a.long.address@screens-${language}.test`);
  const save = async (content: object) =>
    fromJson<{ id: string }>(
      await cook.ask("/api/recipes", post({ ...content, originalContent: "", formattedContent: content })),
    ).id;
  const asText = { content: dish, contentType: "text" };
  const converted = fromJson<ConvertAnswer>(await cook.ask("/api/recipes/process-text", post(asText)));
  const recipe = await save(converted);
  const longWords = await save({ ...converted, ...LONG_WORDS });
  for (const title of others) await save({ ...converted, title });
  const shared = await cook.ask("/api/share/recipe", post({ sourceType: "user", sourceId: recipe }));
  const [first] = fromJson<{ id: string }[]>(await cook.ask("/api/library-recipes"));
  return {
    made: {
      recipe: `/recipe/${recipe}`,
      longWords: `/recipe/${longWords}`,
      share: new URL(fromJson<{ shareUrl: string }>(shared).shareUrl).pathname,
      library: `/library-recipe/${first?.id}`,
    },
    sessions: { cook: cook.session, "empty cook": await freeCook(url, language) },
  };
}

async function freeCook(url: string, language: MessageLanguage): Promise<string> {
  const answer = await fetch(`${url}/api/users/register`, {
    ...post({ email: `new@screens-${language}.test`, password: "correct horse battery" }),
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
  await page.getByLabel(t("Username")).fill(email);
  await page.getByLabel(t("Password")).fill(password);
  await page.getByRole("button", { name: t("Login"), exact: true }).click();
  await page.waitForURL(/dashboard/);
  await page.close();
}

async function contextOf(
  browser: Browser,
  url: string,
  { size, theme, language }: Sheet,
  session: string | undefined,
): Promise<BrowserContext> {
  const { width, height } = SIZES[size];
  const context = await browser.newContext({
    ...{ baseURL: url, viewport: { width, height }, reducedMotion: "reduce", serviceWorkers: "block" },
    locale: language,
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem("theme", chosen);
    localStorage.setItem("hasSeenExplainerVideo", "true");
    localStorage.setItem("hasSeenUserDemoVideo", "true");
    // Each screen by itself: a cooking of the one before would go on.
    for (const key of Object.keys(localStorage))
      if (key.startsWith("plainspoon.cook.")) localStorage.removeItem(key);
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
async function sheet(size: Size, pictures: (Buffer | null)[], file: string): Promise<void> {
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

async function keepEach(pictures: (Buffer | null)[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [index, shot] of pictures.entries())
    if (shot) await writeFile(join(folder, `${String(index + 1).padStart(2, "0")}.png`), shot);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: "string" } },
});
const unknown = positionals.filter((name) => !SHEETS.some((one) => nameOf(one) === name));
if (unknown.length > 0)
  throw new Error(`There is no sheet ${unknown.join(", ")}: they are ${SHEETS.map(nameOf).join(", ")}.`);

const missed = new Set<string>();
const folder = join(ROOT, "docs/screens");
await mkdir(folder, { recursive: true });
const ours = await startPlainspoon(BENCH_LIMITS);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });

/** The sheet's pictures, in the order of SCREENS. */
async function picturesOf(
  one: Sheet,
  { made, sessions }: Awaited<ReturnType<typeof make>>,
): Promise<(Buffer | null)[]> {
  const contexts = new Map<Viewer, BrowserContext>();
  for (const viewer of ["visitor", "cook", "empty cook", "admin"] as const) {
    const context = await contextOf(browser, ours.url, one, sessions[viewer]);
    if (viewer === "admin") await loginAdmin(context, ours.url, ours.dataDir);
    contexts.set(viewer, context);
  }
  const pictures: (Buffer | null)[] = [];
  for (const screen of SCREENS) {
    const context = contexts.get(screen.viewer);
    const shot = context ? await picture(context, screen, made) : null;
    if (shot === null) missed.add(`${screen.name} (${nameOf(one)})`);
    pictures.push(shot);
  }
  for (const context of contexts.values()) await context.close();
  return pictures;
}

try {
  for (const language of MESSAGE_LANGUAGES) {
    const sheets = SHEETS.filter(
      (one) => one.language === language && (positionals.length === 0 || positionals.includes(nameOf(one))),
    );
    if (sheets.length === 0) continue;
    globalThis.plainspoonSpeech = () => SPEECHES[language];
    const shown = await make(ours.url, language);
    for (const one of sheets) {
      const pictures = await picturesOf(one, shown);
      await sheet(one.size, pictures, join(folder, `${nameOf(one)}.webp`));
      if (values.pictures) await keepEach(pictures, join(values.pictures, nameOf(one)));
      line(`docs/screens/${nameOf(one)}.webp`);
    }
  }
} finally {
  await browser.close();
  await ours.stop();
}
if (missed.size > 0) line(`not reached: ${[...missed].join(", ")}`);
