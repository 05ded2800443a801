import "server-only";
import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Viewer } from "@/lib/accounts/sessions";
import type { ExportFormat, RecipeAnswer } from "@/lib/contract/saved-recipes";
import { db } from "@/lib/db/client";
import { fileBase } from "@/lib/engine/transfer/file-name";
import { recipeCooklang } from "@/lib/engine/transfer/cooklang-write";
import { recipeMarkdown } from "@/lib/engine/transfer/markdown";
import { OWN_JSON, type PortableRecipe } from "@/lib/engine/transfer/portable";
import { recipeJsonLd } from "@/lib/engine/transfer/schema-org";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { breathe, takePlace } from "@/lib/services/child-work";
import { fileNameStart } from "./file-name";
import { toRecipeDto } from "./dto";

/** Read at once, in one turn of the cook. */
const PAGE = 20;

/**
 * What `write` makes of each recipe of the viewer, oldest first. Made a page at a time, in the viewer's turn; while somebody takes what was
 * made, however slowly, no place is held.
 * @throws AppError `unavailable` when too much is waiting; the signal's reason
 */
async function* eachRecipe<T>(
  viewer: Viewer,
  write: (recipe: RecipeAnswer) => T,
  signal?: AbortSignal,
): AsyncGenerator<T> {
  let cursor: string | undefined;
  for (;;) {
    const page: T[] = [];
    const release = await takePlace("export", signal);
    try {
      const rows = await db.recipe.findMany({
        where: { userId: viewer.id },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
        take: PAGE,
        cursor: cursor === undefined ? undefined : { id: cursor },
        skip: cursor === undefined ? 0 : 1,
      });
      for (const row of rows) {
        page.push(write(toRecipeDto(row)));
        await breathe();
      }
      cursor = rows.length < PAGE ? undefined : rows[rows.length - 1]?.id;
    } finally {
      release();
    }
    yield* page;
    if (cursor === undefined) return;
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

/** A zip of one text file a recipe, in parts. */
async function* zipped(
  texts: AsyncGenerator<{ title: string; text: string }>,
  extension: string,
): AsyncGenerator<Uint8Array> {
  const name = fileNames(extension);
  let parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for await (const { title, text } of texts) {
    const file = new ZipDeflate(name(title));
    zip.add(file);
    file.push(strToU8(text), true);
    yield* parts;
    parts = [];
  }
  zip.end();
  yield* parts;
}

/** `texts` as one JSON text, in parts. */
async function* joined(texts: AsyncGenerator<string>, frame: typeof OWN_JSON): AsyncGenerator<Uint8Array> {
  let before = frame.head;
  for await (const text of texts) {
    yield strToU8(before + text);
    before = frame.between;
  }
  yield strToU8((before === frame.head ? frame.head : "") + frame.tail);
}

/** Sent as it is made, and made as fast as it is taken. What fails before the first part is no answer yet. */
async function streamed(parts: AsyncGenerator<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  let next: Promise<IteratorResult<Uint8Array>> | null = parts.next();
  await next;
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await (next ?? parts.next());
      next = null;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

const LIST = { head: "[\n", between: ",\n", tail: "\n]\n" };

/**
 * The viewer's recipes as a download in `format`.
 * @throws AppError `unavailable` when too much is waiting; the signal's reason
 */
export async function exportRecipes({
  viewer,
  format,
  signal,
}: {
  viewer: Viewer;
  format: ExportFormat;
  signal?: AbortSignal;
}): Promise<Response> {
  const each = <T>(write: (recipe: RecipeAnswer) => T) => eachRecipe(viewer, write, signal);
  const file = async (parts: AsyncGenerator<Uint8Array>, type: string, name: string) =>
    new Response(await streamed(parts), {
      headers: {
        "content-type": type,
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    });
  const texts = (write: (content: FormattedContent) => string) =>
    each(({ title, formattedContent }) => ({ title, text: write(formattedContent) }));
  const pretty = (value: object): string => JSON.stringify(value, null, 2);
  switch (format) {
    case "json":
      return file(
        joined(
          each((recipe) => pretty(toPortable(recipe))),
          OWN_JSON,
        ),
        "application/json",
        `${fileNameStart}-recipes.json`,
      );
    case "jsonld":
      return file(
        joined(
          each(({ formattedContent: content, createdAt: datePublished }) =>
            pretty(recipeJsonLd({ content, datePublished })),
          ),
          LIST,
        ),
        "application/ld+json",
        `${fileNameStart}-recipes.jsonld`,
      );
    case "markdown":
      return file(
        zipped(texts(recipeMarkdown), "md"),
        "application/zip",
        `${fileNameStart}-recipes-markdown.zip`,
      );
    case "cooklang":
      return file(
        zipped(texts(recipeCooklang), "cook"),
        "application/zip",
        `${fileNameStart}-recipes-cooklang.zip`,
      );
  }
}
