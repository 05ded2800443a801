/** Records a page of the running app as still pictures of known length: the film is as smooth on a slow machine as on a fast one. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { cookiesOf } from "../bench/callers";

/** The film's size in pixels: the app above, what is said below. */
const WIDTH = 864;
const HEIGHT = 1152;
const SPOKEN_HEIGHT = 136;
/** The app is seen so much larger than its own pixels that its words can be read where the film is as wide as a phone. */
const ENLARGED = 1.6;
const FRAMES_A_SECOND = 12;
const FRAME_MS = 1000 / FRAMES_A_SECOND;
/** How long the pointer is on its way, and how long it rests before and after a press. */
const MOVE_SECONDS = 0.7;
const REST_SECONDS = 0.4;

export type Film = {
  page: Page;
  /** Opens a page, off camera; from now on as who has `session`. */
  visit(path: string, session?: string): Promise<void>;
  /** What stands below the picture from now on. */
  say(words: string): Promise<void>;
  hold(seconds: number): Promise<void>;
  /** As `hold`, with everything that moves: a countdown, say. */
  watch(seconds: number): Promise<void>;
  press(target: Locator): Promise<void>;
  /** Brings `target` to the top of what scrolls, slowly. */
  scrollTo(target: Locator, seconds: number): Promise<void>;
  /** Lets the app work until `ready` is seen, off camera. */
  until(ready: Locator): Promise<void>;
};

/** What is said, from when on, in seconds. */
export type Said = { from: number; words: string };

const smooth = (share: number) => share * share * (3 - 2 * share);

/** The words below the picture, in the app's own type and colours. */
async function spokenPicture(stage: Page, words: string): Promise<Buffer> {
  await stage.evaluate((text) => {
    document.body.replaceChildren();
    const box = document.createElement("p");
    box.textContent = text;
    box.style.cssText =
      "position:fixed;inset:0;margin:0;display:grid;place-content:center;text-align:center;padding:0 32px;font:600 42px/1.15 var(--font-serif);color:var(--accent-ink);background:var(--accent)";
    document.body.append(box);
  }, words);
  await stage.evaluate(() => document.fonts.ready);
  return stage.screenshot();
}

/** A round mark where the pointer is: a film of a screen has none. */
function drawPointer(): void {
  document.addEventListener("mousemove", (event) => {
    let mark = document.getElementById("film-pointer");
    if (!mark) {
      mark = document.createElement("div");
      mark.id = "film-pointer";
      mark.style.cssText =
        "position:fixed;z-index:2147483647;width:26px;height:26px;margin:-13px 0 0 -13px;border-radius:50%;pointer-events:none;background:var(--butter);border:3px solid var(--butter-line);opacity:0.85";
      document.documentElement.append(mark);
    }
    mark.style.left = `${event.clientX}px`;
    mark.style.top = `${event.clientY}px`;
  });
}

/** Where films are made: a browser's window without motion, on which nothing has been seen yet but the videos. */
async function studio(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: WIDTH / ENLARGED, height: (HEIGHT - SPOKEN_HEIGHT) / ENLARGED },
    deviceScaleFactor: ENLARGED,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.addInitScript(() => {
    localStorage.setItem("theme", "light");
    localStorage.setItem("hasSeenExplainerVideo", "true");
    localStorage.setItem("hasSeenUserDemoVideo", "true");
  });
  return context;
}

async function signIn(context: BrowserContext, url: string, session: string): Promise<void> {
  await context.clearCookies();
  await context.addCookies(cookiesOf(session, url));
}

/**
 * Plays `scenes` and leaves the pictures in `folder` beside `frames.txt`, the list that ffmpeg's concat reads.
 * Returns how many seconds the film takes, and what is said in it.
 */
export async function record(
  browser: Browser,
  { url, folder }: { url: string; folder: string },
  scenes: (film: Film) => Promise<void>,
): Promise<{ seconds: number; said: readonly Said[] }> {
  await mkdir(folder, { recursive: true });
  const context = await studio(browser, url);
  const stage = await browser.newPage({ baseURL: url, viewport: { width: WIDTH, height: SPOKEN_HEIGHT } });
  await stage.goto("/about");
  const page = await context.newPage();
  await page.addInitScript(drawPointer);
  await page.clock.install();

  const frames: { file: string; seconds: number }[] = [];
  const said: Said[] = [];
  const length = () => frames.reduce((sum, { seconds }) => sum + seconds, 0);
  let spoken: Buffer | undefined;
  let pointer = { x: WIDTH / ENLARGED / 2, y: HEIGHT / ENLARGED / 2 };

  async function take(seconds: number): Promise<void> {
    const file = join(folder, `${String(frames.length).padStart(5, "0")}.png`);
    const shot = await page.screenshot();
    await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: "white" } })
      .composite([
        { input: shot, left: 0, top: 0 },
        ...(spoken ? [{ input: spoken, left: 0, top: HEIGHT - SPOKEN_HEIGHT }] : []),
      ])
      .png({ compressionLevel: 1 })
      .toFile(file);
    frames.push({ file, seconds });
  }

  const film: Film = {
    page,
    visit: async (path, session) => {
      if (session !== undefined) await signIn(context, url, session);
      await page.goto(path, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
    },
    say: async (words) => {
      spoken = await spokenPicture(stage, words);
      said.push({ from: length(), words });
    },
    hold: (seconds) => take(seconds),
    watch: async (seconds) => {
      for (let frame = 0; frame < seconds * FRAMES_A_SECOND; frame += 1) {
        await page.clock.runFor(FRAME_MS);
        await take(1 / FRAMES_A_SECOND);
      }
    },
    press: async (target) => {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error(`nothing to press: ${target.toString()}`);
      const [from, to] = [pointer, { x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      const steps = Math.round(MOVE_SECONDS * FRAMES_A_SECOND);
      for (let step = 1; step <= steps; step += 1) {
        const share = smooth(step / steps);
        pointer = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        await page.mouse.move(pointer.x, pointer.y);
        await take(1 / FRAMES_A_SECOND);
      }
      await take(REST_SECONDS);
      await target.click();
    },
    scrollTo: async (target, seconds) => {
      const steps = Math.round(seconds * FRAMES_A_SECOND);
      const handle = await target.elementHandle();
      const span = await page.evaluate((element) => {
        let box = element?.parentElement ?? null;
        while (
          box &&
          !(box.scrollHeight > box.clientHeight + 4 && /auto|scroll/.test(getComputedStyle(box).overflowY))
        )
          box = box.parentElement;
        const scroller = box ?? document.scrollingElement ?? document.documentElement;
        (window as unknown as { scrolled: Element }).scrolled = scroller;
        const top = box ? box.getBoundingClientRect().top : 0;
        const from = scroller.scrollTop;
        return { from, by: (element?.getBoundingClientRect().top ?? 0) - top - 16 };
      }, handle);
      for (let step = 1; step <= steps; step += 1) {
        const at = span.from + span.by * smooth(step / steps);
        await page.evaluate(
          (top) => (window as unknown as { scrolled: Element }).scrolled.scrollTo(0, top),
          at,
        );
        await take(1 / FRAMES_A_SECOND);
      }
    },
    until: async (ready) => {
      await ready.first().waitFor();
      await page.evaluate(() => document.fonts.ready);
    },
  };
  await scenes(film);
  await context.close();
  await stage.close();
  const last = frames.at(-1);
  await writeFile(
    join(folder, "frames.txt"),
    // ffmpeg takes the last picture's length only when the picture is named once more.
    [...frames, ...(last ? [last] : [])]
      .map(({ file, seconds }) => `file '${file}'\nduration ${seconds}\n`)
      .join(""),
  );
  return { seconds: length(), said };
}
