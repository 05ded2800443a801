import "server-only";
/** The curated recipes as they lie in prisma/library: a JSON file each, beside it the drawing of the same name. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { LibraryAccess } from "@/lib/rules/library/access";
import { FormattedContent } from "@/lib/engine/recipe/formatted";

const PackFile = z.strictObject({
  position: z.number().int().positive(),
  category: z.enum(["kid-approved-comfort", "one-pan-wonders"]),
  tags: z.array(z.enum(["15minutes", "15-minute-meals", "dinnerinadash", "freely-shareable"])),
  accessLevel: LibraryAccess,
  /** The recipe as it was written, line by line: what the receipt compares with. */
  source: z.array(z.string()),
  /** What a cook reads: made of the source by the engine, then reviewed. */
  formattedContent: FormattedContent.strict(),
});

export type PackRecipe = z.infer<typeof PackFile> & {
  id: string;
  /** SVG. */
  drawing: string;
};

/** Every recipe of `folder` in the order of the pack. @throws Error that names the file which is wrong */
export async function readPack(folder: string): Promise<PackRecipe[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  const recipes = await Promise.all(names.map((name) => readRecipe(folder, name.slice(0, -".json".length))));
  return recipes.sort((a, b) => a.position - b.position);
}

async function readRecipe(folder: string, id: string): Promise<PackRecipe> {
  const [json, drawing] = await Promise.all(
    [`${id}.json`, `${id}.svg`].map((name) => readFile(join(folder, name), "utf8")),
  );
  const file = PackFile.safeParse(JSON.parse(json ?? ""));
  if (!file.success) throw new Error(`${id}.json: ${z.prettifyError(file.error)}`);
  return { ...file.data, id, drawing: drawing ?? "" };
}
