/** Importing: room first, each recipe once however often it is sent, over when the cook leaves, and how far it is on the way. */
import { gzipSync } from "node:zlib";
import { jest } from "@jest/globals";
import { strToU8, zipSync } from "fflate";
import { POST } from "@/app/api/recipes/import/route";
import { db } from "@/lib/db/client";
import { FREE_SAVED_RECIPES, IMPORT_MAX_RECIPES } from "@/lib/rules/limits";
import { importRecipes } from "@/lib/recipes/import";
import { inRequest, setCaller } from "@/lib/request";
import { HEAVY_WORK } from "@/lib/rules/messages/heavy-work";
import { replaceServices, services } from "@/lib/services";
import { readRecipeFiles } from "@/lib/services/recipe-files";
import { call, fileForm } from "@/tests/support/call";
import { person, type Person } from "@/tests/support/people";
import { plainPicture } from "@/tests/support/photo";
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
    ...{ success: true, imported: 2, withoutPicture: [], rest: null },
    ...{ skipped: [{ name: "Rice", reason: "This recipe was imported before." }], skippedInAll: 1 },
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
  expect(lines.at(-1)).toMatchObject({ success: true, imported: 50, skipped: [], rest: null });
});

test("an upload that cannot be opened is an error answer, also when progress was asked for", async () => {
  const cook = await person({ premium: true });
  const damaged = zipSync({ "a.md": strToU8("# Rice ".repeat(500)) }).slice(0, 60);
  expect((await asked(cook, damaged)).status).toBe(422);
});

test("an archive of another program: what can be read is saved, and what cannot stops nothing", async () => {
  const cook = await person({ premium: true });
  const crumb = {
    ...{ uuid: "1", name: "Pancakes", serves: 4, images: [] },
    ingredients: [
      { order: 0, ingredient: { name: "flour" }, quantity: { amount: 200, quantityType: "GRAMS" } },
      { order: 1, ingredient: { name: "milk" }, quantity: { amount: 300, quantityType: "MILLS" } },
    ],
    steps: [{ order: 0, step: "Whisk the flour and milk. Fry for 2 minutes." }],
  };
  const archive = zipSync({
    "Crouton/Pancakes.crumb": strToU8(JSON.stringify(crumb)),
    "Crouton/Broken.crumb": strToU8('{"name": "Broken"'),
    "Crouton/pancakes.jpg": strToU8("no recipe"),
    "__MACOSX/Crouton/._Pancakes.crumb": strToU8("no recipe"),
    "Paprika/Cut.paprikarecipe": gzipSync(JSON.stringify(recipe("Cut"))).subarray(0, 20),
    "keeper/recipes.html": strToU8(
      '<div class="recipe-details"><h2 itemprop="name">Tea</h2><img src="images/tea.jpg"><div itemprop="recipeIngredients"><p>1 tsp tea</p></div><div itemprop="recipeDirections"><p>Pour over boiling water.</p></div></div>',
    ),
    "keeper/images/tea.jpg": new Uint8Array(await plainPicture(40, 30).jpeg().toBuffer()),
    "plan-to-eat.csv": strToU8('Title,Directions,Ingredients\nRice,Boil the rice.,"200 g rice\n1 l water"\n'),
  });
  const { body } = await imported(cook, "crouton.zip", archive);
  expect(body).toMatchObject({
    imported: 3,
    skipped: [
      { name: "Broken", reason: "This file is not valid JSON." },
      { name: "Cut.paprikarecipe", reason: "This file is damaged and cannot be opened." },
    ],
  });
  const saved = await db.recipe.findMany({ where: { userId: cook.id }, orderBy: { title: "asc" } });
  expect(saved.map(({ title, servings }) => [title, servings])).toEqual([
    ["Pancakes", 4],
    ["Rice", null],
    ["Tea", null],
  ]);
  expect(saved.map(({ imageUrl }) => imageUrl !== null)).toEqual([false, false, true]);
  expect(JSON.stringify(saved[0]?.formattedContent)).toContain("200 g flour");
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

describe("one import has an end", () => {
  const bytesOf = (text: string) => ({ name: "a.json", bytes: new TextEncoder().encode(text) });

  test("in recipes, those that cannot be read among them; the same file brings the rest from there", async () => {
    const cook = await person({ premium: true });
    const nothing = Array.from({ length: IMPORT_MAX_RECIPES }, () => ({}));
    const file = JSON.stringify([recipe("First"), ...nothing, recipe("Last")]);
    const first = await imported(cook, "a.json", file);
    expect(first.body).toMatchObject({
      ...{ imported: 1, skippedInAll: IMPORT_MAX_RECIPES - 1 },
      rest: { from: IMPORT_MAX_RECIPES, reason: "One import takes 2,000 recipes of a file." },
    });
    expect(first.body.skipped).toHaveLength(500);
    const rest = await imported(cook, "a.json", file, IMPORT_MAX_RECIPES);
    expect(rest.body).toMatchObject({ imported: 1, skippedInAll: 1, rest: null });
    expect(await countOf(cook)).toEqual({ rows: 2, counted: 2 });
  });

  test("and what is there already does not count: whoever sends only the file gets on as well", async () => {
    const cook = await person({ premium: true });
    await imported(cook, "a.json", fileOf(...soups(30)));
    const nothing = Array.from({ length: IMPORT_MAX_RECIPES - 1 }, () => ({}));
    const file = JSON.stringify([...soups(30).map(recipe), ...nothing, recipe("Last")]);
    expect((await imported(cook, "a.json", file)).body).toMatchObject({ imported: 1, rest: null });
  });

  test("in time: it says so, and nothing of the rest is lost", async () => {
    const cook = await person({ premium: true });
    const over = new AbortController();
    const file = bytesOf(fileOf(...soups(80)));
    const given = { viewer: cook, file, overtime: over.signal, tell: () => over.abort() };
    const first = await importRecipes(given);
    expect(first.rest).toEqual({ from: first.imported, reason: HEAVY_WORK.importedLong });
    expect(first.imported).toBeGreaterThan(0);
    const rest = await importRecipes({ viewer: cook, file, from: first.rest?.from });
    expect(rest).toMatchObject({ imported: 80 - first.imported, skippedInAll: 0, rest: null });
  });
});

test("two long imports do not keep a third cook waiting until they are done", async () => {
  const order: string[] = [];
  const started = new Map<string, () => void>();
  let othersMayGoOn: () => void = () => undefined;
  const thirdWaits = new Promise<void>((resolve) => (othersMayGoOn = resolve));
  const read = (name: string, count: number) =>
    inRequest(name, async () => {
      setCaller(name);
      const file = { name: "a.json", bytes: new TextEncoder().encode(fileOf(...soups(count))) };
      const names: string[] = [];
      const bounds = {
        from: 0,
        known: [],
        room: () => 1000,
        most: () => 1000,
        overtime: AbortSignal.any([]),
      };
      await readRecipeFiles({ file, ...bounds }, async (found) => {
        names.push(...found.map((one) => one.name));
        started.get(name)?.();
        await thirdWaits;
        return true;
      });
      order.push(name);
      expect(names).toEqual(soups(count));
    });
  const begin = (name: string) => {
    const isOn = new Promise<void>((resolve) => started.set(name, resolve));
    return { done: read(name, 210), isOn };
  };
  const long = [begin("a"), begin("b")];
  await Promise.all(long.map(({ isOn }) => isOn));
  // Both places are taken; the third one is in the queue when this returns.
  const third = read("c", 1);
  othersMayGoOn();
  await Promise.all([third, ...long.map(({ done }) => done)]);
  expect(order[0]).toBe("c");
});

describe("a picture that cannot be kept", () => {
  const withPicture = (title: string, photo: string) => ({ ...recipe(title), photo_data: photo });
  afterEach(() => replaceServices());

  test("takes neither its recipe with it nor the others, and the report says so", async () => {
    const cook = await person({ premium: true });
    const photo = (await plainPicture(40, 30).jpeg().toBuffer()).toString("base64");
    const { blobs } = services();
    let puts = 0;
    const put: typeof blobs.put = (name, bytes) =>
      (puts += 1) === 2 ? Promise.reject(new Error("down")) : blobs.put(name, bytes);
    replaceServices({ blobs: { ...blobs, put } });
    const dishes = ["Rice", "Soup", "Tea"].map((title) => withPicture(title, photo));
    const { body } = await imported(cook, "a.json", JSON.stringify([...dishes, withPicture("Pie", "AAAA")]));
    expect(body).toMatchObject({ imported: 4, skipped: [] });
    expect(body.withoutPicture).toEqual([
      { name: "Soup", reason: expect.stringContaining("could not be stored") },
      { name: "Pie", reason: "Its picture could not be read." },
    ]);
    const rows = await db.recipe.findMany({ orderBy: { title: "asc" } });
    expect(rows.map(({ imageUrl }) => imageUrl !== null)).toEqual([false, true, false, true]);
  });

  test("because it was imported before, is not kept either", async () => {
    const cook = await person({ premium: true });
    const photo = (await plainPicture(40, 30).jpeg().toBuffer()).toString("base64");
    const file = JSON.stringify(["Rice", "Soup"].map((title) => withPicture(title, photo)));
    await Promise.all([1, 2].map(() => imported(cook, "a.json", file)));
    expect(await db.picture.count({ where: { goneAt: null } })).toBe(2);
  });
});
