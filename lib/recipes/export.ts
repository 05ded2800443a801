import "server-only";
import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Viewer } from "@/lib/accounts/sessions";
import type { ExportFormat, RecipeAnswer } from "@/lib/contract/saved-recipes";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { fileBase } from "@/lib/engine/transfer/file-name";
import { recipeCooklang, recipeMarkdown } from "@/lib/engine/transfer/text-files";
import { OWN_JSON, type PortableRecipe } from "@/lib/engine/transfer/portable";
import { recipeJsonLd } from "@/lib/engine/transfer/schema-org";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { yieldToOthers } from "@/lib/event-loop";
import { turnsOf, type Turns } from "@/lib/services/child-work";
import { env } from "@/lib/env";
import { toRecipeDto, type StoredRecipe } from "./dto";
import { batchesBySize, RECIPE_SIZE_COLUMNS, type RecipeSize } from "./read";

/** What the names of downloaded files begin with: the product's, in the letters that every system takes. */
export const fileNameStart =
  env.APP_NAME.normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "my";

/** A file to keep that is made while it is taken, however long it is. */
export type FileInParts = { name: string; type: string; parts: AsyncGenerator<Uint8Array> };

/** Looked at in one turn of the cook. */
const PAGE = 20;
const OLDEST_FIRST: Prisma.RecipeOrderByWithRelationInput[] = [{ createdAt: "asc" }, { id: "asc" }];

type Place = { createdAt: Date; id: string };
/** By what it was, not by its row, which may be deleted meanwhile. */
const afterPlace = ({ createdAt, id }: Place): Prisma.RecipeWhereInput => ({
  OR: [{ createdAt: { gt: createdAt } }, { createdAt, id: { gt: id } }],
});

/** Takes the turns of an export. @throws AppError `unavailable` when too much is waiting: here, before anything is sent, or never */
export async function startExportTurns(signal?: AbortSignal): Promise<Turns> {
  const turns = turnsOf("export");
  (await turns.take(signal))();
  return turns;
}

/**
 * What `write` makes of each recipe of the viewer, oldest first. Made a page at a time, in the viewer's turn; while somebody takes what was
 * made, however slowly, no place is held.
 * @throws the signal's reason
 */
export async function* eachRecipe<T>(
  viewer: Viewer,
  turns: Turns,
  write: (row: StoredRecipe) => T,
  signal?: AbortSignal,
): AsyncGenerator<T> {
  let last: Place | null = null;
  do {
    const page: T[] = [];
    const release = await turns.take(signal);
    try {
      const weights: (RecipeSize & Place)[] = await db.recipe.findMany({
        where: { userId: viewer.id, ...(last && afterPlace(last)) },
        orderBy: OLDEST_FIRST,
        take: PAGE,
        select: { ...RECIPE_SIZE_COLUMNS, createdAt: true },
      });
      const [part = []] = batchesBySize(weights);
      const where = { userId: viewer.id, id: { in: part } };
      const rows = await db.recipe.findMany({ where, orderBy: OLDEST_FIRST, omit: { searchText: true } });
      for (const row of rows) {
        page.push(write(row));
        await yieldToOthers();
      }
      const isMore: boolean = part.length < weights.length || weights.length === PAGE;
      last = isMore ? (weights[part.length - 1] ?? null) : null;
    } finally {
      release();
    }
    yield* page;
  } while (last);
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

const LIST = { head: "[\n", between: ",\n", tail: "\n]\n" };

/**
 * The viewer's recipes as a file in `format`, made while it is taken.
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
}): Promise<FileInParts> {
  const turns = await startExportTurns(signal);
  const each = <T>(write: (recipe: RecipeAnswer) => T) =>
    eachRecipe(viewer, turns, (row) => write(toRecipeDto(row)), signal);
  const texts = (write: (content: FormattedContent) => string) =>
    each(({ title, formattedContent }) => ({ title, text: write(formattedContent) }));
  const pretty = (value: object): string => JSON.stringify(value, null, 2);
  const name = `${fileNameStart}-recipes`;
  switch (format) {
    case "json": {
      const parts = joined(
        each((recipe) => pretty(toPortable(recipe))),
        OWN_JSON,
      );
      return { parts, type: "application/json", name: `${name}.json` };
    }
    case "jsonld": {
      const write = ({ formattedContent: content, createdAt: datePublished }: RecipeAnswer) =>
        pretty(recipeJsonLd({ content, datePublished }));
      return { parts: joined(each(write), LIST), type: "application/ld+json", name: `${name}.jsonld` };
    }
    case "markdown": {
      const parts = zipped(texts(recipeMarkdown), "md");
      return { parts, type: "application/zip", name: `${name}-markdown.zip` };
    }
    case "cooklang": {
      const parts = zipped(texts(recipeCooklang), "cook");
      return { parts, type: "application/zip", name: `${name}-cooklang.zip` };
    }
  }
}
