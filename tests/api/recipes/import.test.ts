/** Importing: room first, each recipe once however often it is sent, over when the cook leaves, and how far it is on the way. */
import { jest } from "@jest/globals";
import { strToU8, zipSync } from "fflate";
import { POST } from "@/app/api/recipes/import/route";
import { db } from "@/lib/db/client";
import { FREE_SAVED_RECIPES } from "@/lib/rules/limits";
import { call, fileForm } from "@/tests/support/call";
import { person, type Person } from "@/tests/support/people";
import { storedRecipe } from "@/tests/support/recipes";
import { imported } from "@/tests/support/transfer";

/** Imports give way to everything else, and a busy machine has much else to do. */
jest.setTimeout(120_000);

const recipe = (title: string) => ({
  ...{
    name: title,
    ingredients: "200 g rice\n1 l water",
    directions: "Boil the rice for 10 minutes.\n\nDrain.",
  },
});
const fileOf = (...titles: string[]) => JSON.stringify(titles.map(recipe));
const soups = (count: number) => Array.from({ length: count }, (_, index) => `Soup ${index + 1}`);
const countOf = async (cook: Person) => ({
  rows: await db.recipe.count({ where: { userId: cook.id } }),
  counted: (await db.user.findUniqueOrThrow({ where: { id: cook.id } })).recipeCount,
});

/** An upload that tells how much of it was read. */
function upload(file: string, signal?: AbortSignal) {
  const seen = { pulls: 0 };
  const parts = [
    '--x\r\ncontent-disposition: form-data; name="file"; filename="recipes.json"\r\n\r\n',
    file,
    "\r\n--x--\r\n",
  ];
  const raw = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.pulls += 1;
        const part = parts.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
    },
    { highWaterMark: 0 },
  );
  return { seen, given: { raw, signal, headers: { "content-type": "multipart/form-data; boundary=x" } } };
}

test("a full account is told so before the file is read", async () => {
  const cook = await person();
  for (let number = 0; number < FREE_SAVED_RECIPES; number += 1)
    await storedRecipe(cook, { title: `${number}` });
  const { seen, given } = upload(fileOf("Rice"));
  expect(await call(POST, { ...given, as: cook })).toMatchObject({
    status: 403,
    body: { code: "save_limit" },
  });
  expect(seen.pulls).toBe(0);
});

test("the same file twice makes no doubles, nor does a recipe that stands in it twice", async () => {
  const cook = await person({ premium: true });
  expect((await imported(cook, "a.json", fileOf("Rice", "Soup", "Rice"))).body).toEqual({
    success: true,
    imported: 2,
    skipped: [{ name: "Rice", reason: "This recipe was imported before." }],
  });
  const again = await imported(cook, "renamed.json", fileOf("Rice", "Soup", "Tea"));
  expect(again.body).toMatchObject({ imported: 1, skipped: [{ name: "Rice" }, { name: "Soup" }] });
  expect(await countOf(cook)).toEqual({ rows: 3, counted: 3 });
});

test("two imports of one file at the same moment make no doubles", async () => {
  const cook = await person({ premium: true });
  const both = await Promise.all([1, 2].map(() => imported(cook, "a.json", fileOf(...soups(30)))));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.reduce((sum, { body }) => sum + Number(body.imported), 0)).toBe(30);
  expect(await countOf(cook)).toEqual({ rows: 30, counted: 30 });
});

test("what was imported by one cook is new to another, and what was deleted comes in again", async () => {
  const [one, other] = [await person(), await person()];
  for (const cook of [one, other])
    expect((await imported(cook, "a.json", fileOf("Rice"))).body).toMatchObject({ imported: 1 });
  await db.recipe.deleteMany({ where: { userId: one.id } });
  expect((await imported(one, "a.json", fileOf("Rice"))).body).toMatchObject({ imported: 1 });
});

test("a free account keeps what fits, and more when there is room again", async () => {
  const cook = await person();
  const first = await imported(cook, "a.json", fileOf(...soups(9)));
  expect(first.body).toMatchObject({ imported: FREE_SAVED_RECIPES });
  expect(first.body.skipped).toHaveLength(4);
  expect(first.body.skipped).toContainEqual({
    name: "Soup 9",
    reason: "Free accounts can save up to 5 recipes.",
  });
  await db.recipe.deleteMany({ where: { userId: cook.id, title: { in: ["Soup 1", "Soup 2"] } } });
  await db.user.update({ where: { id: cook.id }, data: { recipeCount: 3 } });
  expect((await imported(cook, "a.json", fileOf(...soups(9)))).body).toMatchObject({ imported: 2 });
  expect(await countOf(cook)).toEqual({ rows: 5, counted: 5 });
});

/** The lines of a streamed answer, each as it comes. */
async function* linesOf(answer: Response): AsyncGenerator<Record<string, never>> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return;
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line);
  }
}

/** The handler itself: `call` reads an answer to its end. */
const asked = (cook: Person, file: string | Uint8Array, signal?: AbortSignal) =>
  POST(
    new Request("http://localhost:3000/api/recipes/import", {
      method: "POST",
      headers: {
        host: "localhost:3000",
        origin: "http://localhost:3000",
        accept: "application/x-ndjson",
        cookie: `plainspoon_session=${cook.token}`,
      },
      body: fileForm("file", file, "application/json", "recipes.json"),
      signal,
    }),
  );

test("who asks for it hears how far it is, and the answer comes last", async () => {
  const cook = await person({ premium: true });
  const answer = await asked(cook, fileOf(...soups(50)));
  expect(answer.headers.get("content-type")).toBe("application/x-ndjson");
  const lines = [];
  for await (const line of linesOf(answer)) lines.push(line);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines[0]).toEqual({ progress: { imported: expect.any(Number), skipped: 0 } });
  expect(lines.at(-1)).toEqual({ success: true, imported: 50, skipped: [] });
});

test("an upload that cannot be opened is an error answer, for who asks for progress too", async () => {
  const cook = await person({ premium: true });
  const damaged = zipSync({ "a.md": strToU8("# Rice ".repeat(500)) }).slice(0, 60);
  expect((await asked(cook, damaged)).status).toBe(422);
});

test("it stops when the cook leaves; what was saved stays, and the same file brings the rest", async () => {
  const cook = await person({ premium: true });
  const leave = new AbortController();
  const answer = await asked(cook, fileOf(...soups(80)), leave.signal);
  const lines = linesOf(answer);
  await lines.next();
  leave.abort();
  for await (const line of lines) expect(line).not.toMatchObject({ success: true });
  const { rows, counted } = await countOf(cook);
  expect(rows).toBe(counted);
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(80);
  expect((await imported(cook, "a.json", fileOf(...soups(80)))).body).toMatchObject({
    imported: 80 - rows,
  });
  expect(await countOf(cook)).toEqual({ rows: 80, counted: 80 });
});
