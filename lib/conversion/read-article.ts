import "server-only";
/** The main text of a page of plain prose. Readability is slow and built on jsdom: it runs in a child process of its own. */
import { runInChild } from "@/lib/services/child-work";

const WORK = { entry: ".workers/article.mjs", timeMs: 8_000, memoryMb: 768 };

/** The main text of a page as Readability sees it, a line a block; null when there is none or it cannot be read in time. */
export async function readArticle(html: string, url: string, signal: AbortSignal): Promise<string | null> {
  const text = await runInChild(WORK, { html, url }, signal).catch(() => null);
  return typeof text === "string" ? text : null;
}
