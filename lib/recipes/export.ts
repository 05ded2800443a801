import "server-only";
import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Viewer } from "@/lib/accounts/sessions";
import type { ExportFormat, RecipeAnswer } from "@/lib/contract/saved-recipes";
import { db } from "@/lib/db/client";
import { fileBase } from "@/lib/engine/transfer/file-name";
import { recipeCooklang } from "@/lib/engine/transfer/cooklang-write";
import { recipeMarkdown } from "@/lib/engine/transfer/markdown";
import { writeOwnJson, type PortableRecipe } from "@/lib/engine/transfer/portable";
import { recipeJsonLd } from "@/lib/engine/transfer/schema-org";
import { toRecipeDto } from "./dto";

const PAGE = 200;

/** All recipes of the viewer, oldest first, read page by page. */
export async function* everyRecipe(viewer: Viewer): AsyncGenerator<RecipeAnswer> {
  let cursor: string | undefined;
  for (;;) {
    const rows = await db.recipe.findMany({
      where: { userId: viewer.id },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: PAGE,
      cursor: cursor === undefined ? undefined : { id: cursor },
      skip: cursor === undefined ? 0 : 1,
    });
    for (const row of rows) yield toRecipeDto(row);
    cursor = rows[rows.length - 1]?.id;
    if (rows.length < PAGE) return;
  }
}

/** Without ids and owner: what another installation can take in. */
export const toPortable = (recipe: RecipeAnswer): PortableRecipe => ({
  title: recipe.title,
  description: recipe.description,
  servings: recipe.servings,
  imageUrl: recipe.imageUrl,
  originalContent: recipe.originalContent,
  formattedContent: recipe.formattedContent,
  createdAt: recipe.createdAt,
});

/** A file name that any system takes, with a number where two recipes share one. */
function fileNames(extension: string): (title: string) => string {
  const seen = new Map<string, number>();
  return (title) => {
    const base = fileBase(title);
    const count = (seen.get(base.toLowerCase()) ?? 0) + 1;
    seen.set(base.toLowerCase(), count);
    return `${base}${count === 1 ? "" : ` ${count}`}.${extension}`;
  };
}

/** A zip of one text file a recipe, made while it is sent. */
function zipped(
  viewer: Viewer,
  extension: string,
  write: (recipe: RecipeAnswer) => string,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      const name = fileNames(extension);
      const zip = new Zip((error, part, last) => {
        if (error) controller.error(error);
        else controller.enqueue(part);
        if (last && !error) controller.close();
      });
      try {
        for await (const recipe of everyRecipe(viewer)) {
          const file = new ZipDeflate(name(recipe.title));
          zip.add(file);
          file.push(strToU8(write(recipe)), true);
        }
        zip.end();
      } catch (error) {
        controller.error(error);
      }
    },
  });
}

async function collected<T>(viewer: Viewer, map: (recipe: RecipeAnswer) => T): Promise<T[]> {
  const items: T[] = [];
  for await (const recipe of everyRecipe(viewer)) items.push(map(recipe));
  return items;
}

/** The viewer's recipes as a download in `format`. */
export async function exportRecipes({
  viewer,
  format,
}: {
  viewer: Viewer;
  format: ExportFormat;
}): Promise<Response> {
  const file = (body: BodyInit, type: string, name: string) =>
    new Response(body, {
      headers: {
        "content-type": type,
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    });
  switch (format) {
    case "json":
      return file(
        writeOwnJson(await collected(viewer, toPortable)),
        "application/json",
        "plainspoon-recipes.json",
      );
    case "jsonld":
      return file(
        JSON.stringify(
          await collected(viewer, (recipe) =>
            recipeJsonLd({ content: recipe.formattedContent, datePublished: recipe.createdAt }),
          ),
          null,
          2,
        ),
        "application/ld+json",
        "plainspoon-recipes.jsonld",
      );
    case "markdown":
      return file(
        zipped(viewer, "md", (recipe) => recipeMarkdown(recipe.formattedContent)),
        "application/zip",
        "plainspoon-recipes-markdown.zip",
      );
    case "cooklang":
      return file(
        zipped(viewer, "cook", (recipe) => recipeCooklang(recipe.formattedContent)),
        "application/zip",
        "plainspoon-recipes-cooklang.zip",
      );
  }
}
