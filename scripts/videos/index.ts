/**
 * `npm run videos`: the two videos of the app, recorded from the built app and written to public/videos/ as WebM and MP4, with subtitles for
 * every other language than the one that is drawn in.
 * Needs ffmpeg on the machine.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { BENCH_LIMITS, fromJson, post, premiumCook } from "../bench/callers";
import { startPlainspoon } from "../bench/running-app";
import { findBrowser } from "../setup/browser.mjs";
import { cookMode, explainer, PIE } from "./films";
import { record } from "./recorder";
import { subtitles, TRANSLATED } from "./subtitles";

const FOLDER = resolve(import.meta.dirname, "../../public/videos");
const MAX_BYTES = 2_000_000;
const run = promisify(execFile);
const line = (text: string) => process.stdout.write(`${text}\n`);

const ENCODINGS = {
  webm: ["-c:v", "libvpx-vp9", "-crf", "36", "-b:v", "0", "-row-mt", "1", "-pix_fmt", "yuv420p"],
  // Old phones play no other H.264; the index comes first, so that the film begins before it is loaded.
  mp4: ["-c:v", "libx264", "-crf", "27", "-preset", "slow", "-pix_fmt", "yuv420p", "-movflags", "+faststart"],
} as const;

async function encode(frames: string, name: string): Promise<void> {
  for (const [kind, options] of Object.entries(ENCODINGS)) {
    const file = join(FOLDER, `${name}.${kind}`);
    const input = [
      "-y",
      "-loglevel",
      "error",
      "-f",
      "concat",
      "-safe",
      "0",
      "-i",
      join(frames, "frames.txt"),
    ];
    await run("ffmpeg", [...input, "-an", "-fps_mode", "cfr", "-r", "12", "-g", "60", ...options, file]);
    const { size } = await stat(file);
    line(`public/videos/${name}.${kind}: ${Math.round(size / 1000)} kB`);
    if (size > MAX_BYTES) throw new Error(`${name}.${kind} is larger than ${MAX_BYTES} bytes`);
  }
}

await run("ffmpeg", ["-version"]).catch(() => {
  throw new Error("ffmpeg is needed to make the videos, and is not on this machine.");
});
const wanted = process.argv.slice(2);
const app = await startPlainspoon(BENCH_LIMITS);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
const folder = await mkdtemp(join(tmpdir(), "plainspoon-videos-"));
try {
  const cook = await premiumCook(app.url, "cook@videos.test");
  const content = fromJson<{ title: string }>(
    await cook.ask("/api/recipes/process-text", post({ content: PIE })),
  );
  const saved = fromJson<{ id: string }>(
    await cook.ask("/api/recipes", post({ ...content, originalContent: PIE, formattedContent: content })),
  );
  const { session } = cook;
  const films = [
    { name: "explainer", scenes: explainer },
    { name: "cook-mode-demo", scenes: cookMode },
  ];
  for (const { name, scenes } of films) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const frames = join(folder, name);
    const { seconds, said } = await record(browser, { url: app.url, folder: frames }, (film) =>
      scenes(film, { session, recipe: `/recipe/${saved.id}` }),
    );
    line(`${name}: ${seconds.toFixed(1)} s`);
    await encode(frames, name);
    for (const [language, words] of Object.entries(TRANSLATED))
      await writeFile(join(FOLDER, `${name}.${language}.vtt`), subtitles(said, seconds, words));
  }
} finally {
  await browser.close();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
}
