import "server-only";
/**
 * A recipe out of a web address. The ladder: what the engine reads on the page; else its main text as Readability finds it.
 * A page that is a PDF or a picture is read as one; pages without a recipe each have their own sentence.
 */
import { URL_ERRORS } from "@/lib/rules/sources/url";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import { runEngine } from "@/lib/services/engine";
import { parseWords, type ExtractedRecipe, fromPdf, fromPhoto } from "./extracted";
import { hasRecipeSize } from "@/lib/rules/recipes/size";
import { runInChild, type ChildWork } from "@/lib/services/child-work";

const WITHOUT_RECIPE = {
  "bot-wall": URL_ERRORS.botWall,
  list: URL_ERRORS.list,
  article: URL_ERRORS.article,
  nothing: URL_ERRORS.noRecipe,
} as const;

/** Prose with fewer ingredients than this is a story that names food. */
const LEAST_INGREDIENTS_IN_PROSE = 3;

/** @throws AppError with one of `URL_ERRORS`, or as `fromPdf` for a page that is a PDF */
export async function fromUrl(address: string, signal: AbortSignal): Promise<ExtractedRecipe> {
  const page = await services().fetchPage(address, signal);
  if (page.kind === "pdf")
    return withUrl(await parseWords(await fromPdf(page.bytes, signal), signal), page.url);
  if (page.kind === "picture") {
    const { source, original } = await fromPhoto(page.bytes, signal);
    return withUrl({ source: { ...source, imageUrl: page.url }, original }, page.url);
  }

  const reading = await runEngine("readPage", [page.html, page.url], signal);
  if (reading.kind === "recipe") {
    if (reading.found === null) throw new AppError("unreadable", URL_ERRORS.list);
    return withUrl(reading.found, page.url);
  }
  const prose =
    reading.kind === "nothing" || reading.kind === "article" ? await fromProse(page, signal) : null;
  if (prose === null) throw new AppError("unreadable", WITHOUT_RECIPE[reading.kind]);
  return withUrl(prose, page.url);
}

async function fromProse(
  page: { html: string; url: string },
  signal: AbortSignal,
): Promise<ExtractedRecipe | null> {
  const text = await readArticle(page.html, page.url, signal);
  const source = text === null ? null : await runEngine("parseRecipeText", [text], signal);
  if (text === null || source === null || !hasRecipeSize(source)) return null;
  if (source.ingredients.length < LEAST_INGREDIENTS_IN_PROSE) return null;
  return { source, original: text };
}

function withUrl({ source, original }: ExtractedRecipe, url: string): ExtractedRecipe {
  return { source: { ...source, url: source.url ?? url }, original };
}

const WORK: ChildWork = {
  entry: ".workers/article.mjs",
  lane: "page",
  timeMs: 8_000,
  memoryMb: 768,
  needs: { packages: ["jsdom", "@mozilla/readability"] },
};

/** The main text of a page as Readability sees it, a line a block, in a child process: it is slow. Null when there is none in time. */
async function readArticle(html: string, url: string, signal: AbortSignal): Promise<string | null> {
  const text = await runInChild(WORK, { html, url }, signal).catch(() => null);
  return typeof text === "string" ? text : null;
}
