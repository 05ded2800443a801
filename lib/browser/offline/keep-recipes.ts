/** Keeps the cook's latest recipes for reading without a connection, one page at a time and only those that changed (offline.md#kept). */
import { request } from "@/lib/browser/api";
import { messageLanguage } from "@/lib/messages";
import { cookCache, keep, VERSION_HEADER } from "./kept";

const RECIPES_MAX = 50;

/** Kept pages load the scripts of their own build. */
declare const APP_BUILD: string | undefined;
const BUILD = typeof APP_BUILD === "string" ? APP_BUILD : "";

/** Of the app's own part of a page. */
const edition = (): string => `${BUILD} ${messageLanguage()}`;

type Listed = { id: string; updatedAt: string; imageUrl: string | null };

const isListed = (value: unknown): value is Listed =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "updatedAt" in value &&
  typeof value.updatedAt === "string" &&
  "imageUrl" in value;

async function latestRecipes(): Promise<Listed[]> {
  const answer = await request(`/api/recipes?limit=${RECIPES_MAX}`);
  const list: unknown = await answer.json();
  return Array.isArray(list) ? list.filter(isListed) : [];
}

async function keepPage(cacheName: string, path: string, version: string): Promise<void> {
  const kept = await (await caches.open(cacheName)).match(path);
  if (version !== "" && kept?.headers.get(VERSION_HEADER) === version) return;
  await keep(cacheName, path, await fetch(path), version);
}

/** Fetches what changed since the last visit; ends quietly when the network does, and does nothing where data is dear. */
export async function keepRecipes(): Promise<void> {
  const line: unknown = Reflect.get(navigator, "connection");
  if (typeof line === "object" && line !== null && Reflect.get(line, "saveData") === true) return;
  const cacheName = await cookCache();
  if (cacheName === null) return;
  const messages = document.querySelector<HTMLScriptElement>("script[src^='/messages/']");
  // The service worker keeps what passes through it.
  if (messages) await fetch(messages.src);
  const recipes = await latestRecipes();
  await letGo(cacheName, recipes);
  await keepPage(cacheName, "/saved-recipes", "");
  for (const { id, updatedAt, imageUrl } of recipes) {
    if (!(await caches.has(cacheName))) return;
    await keepPage(cacheName, `/recipe/${id}`, `${updatedAt} ${edition()}`);
    if (imageUrl?.startsWith("/api/storage/images/")) await fetch(imageUrl);
  }
  await renewOpened(cacheName);
}

/** Library recipes that were opened with an earlier build, whose scripts go soon, or in another language. */
async function renewOpened(cacheName: string): Promise<void> {
  for (const { url } of await (await caches.open(cacheName)).keys()) {
    const path = new URL(url).pathname;
    if (path.startsWith("/library-recipe/")) await keepPage(cacheName, path, edition());
  }
}

/** Pages of recipes that were deleted, on this device or another. */
async function letGo(cacheName: string, recipes: readonly Listed[]): Promise<void> {
  if (recipes.length >= RECIPES_MAX) return;
  const cache = await caches.open(cacheName);
  for (const { url } of await cache.keys()) {
    const id = /^\/recipe\/([^/]+)$/.exec(new URL(url).pathname)?.[1];
    if (id !== undefined && !recipes.some((recipe) => recipe.id === id)) await cache.delete(url);
  }
}
