import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { listPublicLibrary } from "@/lib/library/read";
import { absoluteUrl } from "@/lib/env";

const PAGES = ["/", "/about", "/bring-recipes", "/developers", "/privacy-policy", "/terms-of-service"];

/**
 * What is public and ours to announce: our pages, and the library's recipes that everybody may open. Shared pages are not
 * listed: their links are secrets that cooks hand on, and a list would hand them to everybody.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection();
  const recipes = await listPublicLibrary();
  return [
    ...PAGES.map((path) => ({ url: absoluteUrl(path) })),
    ...recipes.map(({ id, updatedAt }) => ({
      url: absoluteUrl(`/library-recipe/${id}`),
      lastModified: updatedAt,
    })),
  ];
}
