import "server-only";
/**
 * A recipe out of a web address. The ladder: what the engine reads on the page, a refusing one too; else its main text as Readability finds it;
 * else the other addresses that the page names for its words; else the ways by which the cook can bring it.
 * A page that is a PDF or a picture is read as one; pages without a recipe each have their own sentence.
 */
import { env } from "@/lib/env";
import { PAGE_ERRORS } from "@/lib/rules/sources/page";
import { withLimit } from "@/lib/rules/sources/source";
import { URL_ERRORS } from "@/lib/rules/sources/url";
import { type Way, waysRound } from "@/lib/rules/sources/ways";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import type { FetchedPage } from "@/lib/services/page-fetcher/port";
import { runEngine } from "@/lib/services/engine";
import { parseWords, type ExtractedRecipe, fromPdf, fromPhoto } from "./extracted";
import { hasRecipeSize } from "@/lib/rules/recipes/size";
import { runInChild, type ChildWork } from "@/lib/services/child-work";

const MB = 1024 * 1024;

const WITHOUT_RECIPE = {
  "bot-wall": URL_ERRORS.botWall,
  consent: URL_ERRORS.consent,
  list: URL_ERRORS.list,
  article: URL_ERRORS.article,
  nothing: URL_ERRORS.noRecipe,
} as const;

/** What a page asks before it shows itself: the cook who sent it can answer there. */
const QUESTIONS: ReadonlyMap<string, string> = new Map([
  [URL_ERRORS.botWall, PAGE_ERRORS.botWall],
  [URL_ERRORS.consent, PAGE_ERRORS.consent],
]);

/** Prose with fewer ingredients than this is a story that names food. */
const LEAST_INGREDIENTS_IN_PROSE = 3;

/** Further addresses that are asked for one page, and how long that may take. */
const MAX_DOORS_TRIED = 3;
const DOORS_MS = 8_000;

/**
 * A page as the cook's browser shows it, read as a fetched one is.
 * @throws AppError with one of `PAGE_ERRORS` or `URL_ERRORS`, and the ways round it in its details
 */
export async function fromPage(html: string, address: string, signal: AbortSignal): Promise<ExtractedRecipe> {
  try {
    if (Buffer.byteLength(html) > env.MAX_PAGE_BYTES)
      throw new AppError("too_large", withLimit(URL_ERRORS.tooLarge, env.MAX_PAGE_BYTES / MB));
    return await fromFetched({ kind: "html", html, url: address }, signal);
  } catch (error) {
    const question = error instanceof AppError ? QUESTIONS.get(error.message) : undefined;
    if (error instanceof AppError && question !== undefined)
      throw new AppError(error.code, question, { cause: error });
    throw error instanceof AppError ? withWays(error, ({ name }) => name !== "page") : error;
  }
}

/** @throws AppError with one of `URL_ERRORS`, and the ways round it in its details; or as `fromPdf` for a page that is a PDF */
export async function fromUrl(address: string, signal: AbortSignal): Promise<ExtractedRecipe> {
  try {
    return await fromFetched(await services().fetchPage(address, signal), signal);
  } catch (error) {
    throw error instanceof AppError ? withWays(error) : error;
  }
}

async function fromFetched(page: FetchedPage, signal: AbortSignal): Promise<ExtractedRecipe> {
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
  const isProse = page.kind === "html" && (reading.kind === "nothing" || reading.kind === "article");
  const found =
    (isProse ? await fromProse(page, signal) : null) ??
    (reading.kind === "list" ? null : await fromDoors(page, signal));
  if (found) return withUrl(found, page.url);
  throw page.kind === "refused" ? page.error : new AppError("unreadable", WITHOUT_RECIPE[reading.kind]);
}

/** The recipe at one of the other addresses that a page names for its words; what goes wrong there is no failure of the page. */
async function fromDoors(
  { html, url }: { html: string; url: string },
  signal: AbortSignal,
): Promise<ExtractedRecipe | null> {
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(DOORS_MS)]);
  const doors = await runEngine("doorsOf", [html, url], signal);
  for (const door of doors.slice(0, MAX_DOORS_TRIED)) {
    const found = await (door.kind === "data" ? fromData : fromOtherPage)(door.address, bounded).catch(
      () => null,
    );
    signal.throwIfAborted();
    if (found) return { ...found, source: { ...found.source, url } };
  }
  return null;
}

const fromData = async (address: string, signal: AbortSignal): Promise<ExtractedRecipe | null> =>
  runEngine("readData", [await services().fetchData(address, signal)], signal);

async function fromOtherPage(address: string, signal: AbortSignal): Promise<ExtractedRecipe | null> {
  const page = await services().fetchPage(address, signal);
  if (page.kind !== "html") return null;
  const reading = await runEngine("readPage", [page.html, page.url], signal);
  return reading.kind === "recipe" ? reading.found : null;
}

function withWays(error: AppError, isOpen: (way: Way) => boolean = () => true): AppError {
  const ways = waysRound(error.code, error.message)
    .filter(isOpen)
    .map(({ name, sentence }) => ({ name, sentence }));
  if (ways.length === 0) return error;
  return new AppError(error.code, error.message, { cause: error.cause, details: { ways } });
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
