import "server-only";
/** The main text of a page of plain prose. Readability is slow and built on jsdom: it runs in a child process of its own. */
import { runInChild, type ChildWork } from "@/lib/services/child-work";

const WORK: ChildWork = {
  entry: ".workers/article.mjs",
  lane: "page",
  timeMs: 8_000,
  memoryMb: 768,
  needs: { packages: ["jsdom", "@mozilla/readability"] },
};

/** The main text of a page as Readability sees it, a line a block; null when there is none or it cannot be read in time. */
export async function readArticle(html: string, url: string, signal: AbortSignal): Promise<string | null> {
  const text = await runInChild(WORK, { html, url }, signal).catch(() => null);
  return typeof text === "string" ? text : null;
}
