/** Who may open which recipe of the curated library (recipes.md#library-levels). */
import * as z from "zod";

export const LibraryAccess = z.enum(["demo", "free", "premium"]);
export type LibraryAccess = z.infer<typeof LibraryAccess>;

/** The values of `userTier`. */
export type LibraryTier = "email_only" | "free" | "trial" | "premium";

/** `demo`: anyone; `free`: accounts with a password; `premium`: trials and subscribers. `tier` is null for a visitor. */
export function mayOpenLibraryRecipe(level: LibraryAccess, tier: LibraryTier | null): boolean {
  if (level === "demo") return true;
  if (tier === null || tier === "email_only") return false;
  return level === "free" || tier === "trial" || tier === "premium";
}

/** The tag without which a library recipe has no share link (recipes.md#library-share). */
const SHAREABLE = "freely-shareable";

export const isShareable = (tags: readonly string[]): boolean => tags.includes(SHAREABLE);
