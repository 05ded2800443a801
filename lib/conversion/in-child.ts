import "server-only";
/**
 * Reading with the engine without holding up other requests: what is small is read here, what is large in a child process that
 * is ended when it takes too long. Readability, slow and built on jsdom, runs only there.
 */
import { extractRecipe, type PageReading } from "@/lib/engine/read/page";
import { parseRecipeText } from "@/lib/engine/read/text";
import { CONVERT_ERRORS } from "@/lib/rules/messages/convert-errors";
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import { AppError } from "@/lib/errors";
import { ChildFailure, runInChild } from "@/lib/services/child-work";

/** About 100 ms of reading: below, starting a process costs more than it spares. */
const PAGE_HERE_CHARS = 400_000;
const TEXT_HERE_CHARS = 15_000;
/** Readability gets no more of a page than this; what a recipe needs stands in less. */
const ARTICLE_MAX_CHARS = 1_500_000;

const ENTRY = "lib/conversion/read-in-child.mjs";
const READING = { entry: ENTRY, timeMs: 15_000, memoryMb: 768 };
const ARTICLE = { entry: ENTRY, timeMs: 8_000, memoryMb: 768 };

/**
 * What the engine finds on a page.
 * @throws AppError `timeout` when a page is too large to be read in time, `unavailable` when too much is waiting
 */
export async function readPage(html: string, url: string, signal: AbortSignal): Promise<PageReading> {
  if (html.length <= PAGE_HERE_CHARS) return extractRecipe(html, url);
  return (await inChild({ kind: "page", html, url }, signal)) as PageReading;
}

/** The recipe in a text, or null. Throws as `readPage` does. */
export async function readText(text: string, signal: AbortSignal): Promise<SourceRecipe | null> {
  if (text.length <= TEXT_HERE_CHARS) return parseRecipeText(text);
  return (await inChild({ kind: "text", text }, signal)) as SourceRecipe | null;
}

/** The main text of a page as Readability sees it, a line a block; null when there is none or it cannot be read in time. */
export async function readArticle(html: string, url: string, signal: AbortSignal): Promise<string | null> {
  const bounded = withoutPrograms(html).slice(0, ARTICLE_MAX_CHARS);
  const article = await runInChild(ARTICLE, { kind: "article", html: bounded, url }, signal).catch(
    () => null,
  );
  return article === null ? null : (article as { text: string }).text;
}

async function inChild(task: object, signal: AbortSignal): Promise<unknown> {
  try {
    return await runInChild(READING, task, signal);
  } catch (error) {
    if (error instanceof ChildFailure)
      throw new AppError("timeout", CONVERT_ERRORS.timeout, { cause: error });
    throw error;
  }
}

/** The page without scripts and styles, which are most of its size and none of its text. Linear: each end is searched once. */
function withoutPrograms(html: string): string {
  const kept: string[] = [];
  const lower = asciiLower(html);
  const open = /<(script|style|svg|noscript|template)\b/gi;
  let from = 0;
  for (let match = open.exec(html); match; match = open.exec(html)) {
    const close = lower.indexOf(`</${match[1]?.toLowerCase()}`, match.index);
    kept.push(html.slice(from, match.index));
    if (close < 0) return kept.join("");
    from = close;
    open.lastIndex = close;
  }
  kept.push(html.slice(from));
  return kept.join("");
}

/** Lower case of ASCII letters only, so that every character keeps its place. */
function asciiLower(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
