/** Pages and files of others may hold characters that no database keeps: a cook who brings them gets a recipe all the same. */
import { POST as processUrl } from "@/app/api/recipes/process-url/route";
import { POST as bring } from "@/app/api/recipes/import/route";
import { POST as save } from "@/app/api/recipes/route";
import { db } from "@/lib/db/client";
import { unreadableIn } from "@/lib/contract/unreadable-text";
import { call, fileForm } from "@/tests/support/call";
import { servePages, type PagesServer } from "@/tests/support/pages-server";
import { person } from "@/tests/support/people";
import { RECIPE_LD, recipePage } from "@/tests/support/recipe-pages";
import { allowPages } from "@/tests/support/services";

const odd = (text: string): string => `${text}\0 \ud83c`;
let pages: PagesServer;

beforeAll(async () => {
  const { name, recipeIngredient, recipeInstructions } = RECIPE_LD;
  const body = recipePage({
    name: odd(name),
    recipeIngredient: recipeIngredient.map(odd),
    recipeInstructions: recipeInstructions.map(({ text }) => odd(text)),
  });
  pages = await servePages({ "/odd": { body } });
});
afterAll(() => pages.stop());

test("a page with such text is converted, and what came of it can be saved", async () => {
  allowPages([pages.host]);
  const { status, body } = await call(processUrl, { body: { content: pages.at("/odd") } });
  expect(status).toBe(200);
  expect(unreadableIn(body)).toBeNull();
  const saved = await call(save, {
    as: await person(),
    body: { title: body.title, formattedContent: body, originalContent: pages.at("/odd") },
  });
  expect(saved.status).toBe(201);
  expect(await db.conversionResult.count()).toBe(1);
});

test("a file with such text is imported", async () => {
  const { status, body } = await call(bring, {
    as: await person(),
    form: fileForm(
      "file",
      JSON.stringify({ ...RECIPE_LD, name: odd("Lentil soup") }),
      "application/json",
      "odd.json",
    ),
  });
  expect([status, body.imported]).toEqual([200, 1]);
  expect((await db.recipe.findFirstOrThrow()).title).toMatch(/^Lentil soup/i);
});
