import { POST, GET } from "@/app/api/recipes/process-text/route";
import { call } from "@/tests/support/call";
import { person } from "@/tests/support/people";

const RECIPE = `Lentil soup

Serves 4

Ingredients
1 cup red lentils
1 onion, chopped
2 carrots, sliced
4 cups vegetable stock
1 cup plain yogurt

Method
1. Fry the onion and the carrots for 5 minutes.
2. Add the lentils and the stock and simmer for 20 minutes.
3. Serve with the yogurt.`;

const convert = (content: string, more: object = {}) =>
  call(POST, { body: { content, contentType: "text", sourceType: "clean", ...more } });

test("a pasted recipe comes back in plain steps", async () => {
  const { status, body } = await convert(RECIPE);
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: "Lentil soup", servings: 4, imageUrl: null });
  expect(JSON.stringify(body.ingredients)).toContain("1 cup red lentils");
  expect(body.steps).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ instruction: expect.stringContaining("***lentils***") }),
    ]),
  );
});

test("the same text gives the same answer again", async () => {
  const [first, second] = [await convert(RECIPE), await convert(RECIPE)];
  expect(second.body).toEqual(first.body);
});

test("few words are read in the language that the photo was read in", async () => {
  const soup =
    "Lauchtopf\n\nZutaten\n1 Lauch, gehobelt\n200 g Dinkel\n2 Rettiche\n\nZubereitung\n1. Lauch blanchieren.\n2. Dinkel stampfen.";
  const said = await convert(soup, { sourceType: "ocr", language: "de" });
  expect(JSON.stringify(said.body.steps)).toContain("hobeln.");
  // Kept apart from what the same words give where nobody has said their language.
  expect(JSON.stringify((await convert(soup)).body.steps)).not.toContain("hobeln.");
  expect((await convert(soup, { language: "xx" })).status).toBe(400);
});

test("a picture of ours stays with the recipe; any other address does not", async () => {
  const own = "/api/storage/images/0123456789abcdef0123456789abcdef.jpg";
  expect((await convert(RECIPE, { sourceType: "ocr", imageUrl: own })).body.imageUrl).toBe(own);
  for (const foreign of [
    "https://evil.example/a.jpg",
    "javascript:alert(1)",
    "/api/storage/images/../../etc/passwd",
    `${own}?x=1`,
    "data:image/png;base64,AAAA",
    null,
  ]) {
    expect((await convert(RECIPE, { imageUrl: foreign })).body.imageUrl).toBeNull();
  }
});

test.each([
  ["blank", "   \n ", 400, "Please enter a recipe text"],
  [
    "no recipe",
    "Dear Anna, the weather is fine and we go to the beach every day.",
    422,
    expect.stringContaining("recipe"),
  ],
  ["60,000 characters", "flour ".repeat(10_000), 413, "This text is longer than 50,000 characters."],
])("%s: a clear sentence", async (_name, content, status, sentence) => {
  const answer = await convert(content);
  expect([answer.status, answer.body.error]).toEqual([status, sentence]);
});

test("markup in a pasted text stays text", async () => {
  const { status, body } = await convert(RECIPE.replace("Lentil soup", "<img src=x onerror=alert(1)> soup"));
  expect(status).toBe(200);
  expect(JSON.stringify([body.title, body.description, body.ingredients, body.steps])).not.toContain("<img");
});

test.each([
  [
    "no JSON",
    { raw: "content=soup", headers: { "content-type": "application/x-www-form-urlencoded" } },
    415,
    "unsupported",
  ],
  ["no content type", { raw: new Uint8Array([123, 125]) }, 415, "unsupported"],
  [
    "broken JSON",
    { raw: '{"content": "soup"', headers: { "content-type": "application/json" } },
    400,
    "invalid",
  ],
  ["an empty body", { raw: "", headers: { "content-type": "application/json" } }, 400, "invalid"],
  [
    "bytes that are no UTF-8",
    { raw: new Uint8Array([0x22, 0xff, 0x22]), headers: { "content-type": "application/json" } },
    400,
    "invalid",
  ],
  ["a list", { body: [] }, 400, "invalid"],
  ["content that is no text", { body: { content: 7 } }, 400, "invalid"],
  ["another contentType", { body: { content: RECIPE, contentType: "url" } }, 400, "invalid"],
  ["over 1 MB", { body: { content: "x", more: "y".repeat(1_100_000) } }, 413, "too_large"],
])("%s is refused", async (_name, given, status, code) => {
  const answer = await call(POST, given);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test("a wrong field is named", async () => {
  const { body } = await call(POST, { body: { content: RECIPE, sourceType: "scribble" } });
  expect(body.issues).toEqual([expect.objectContaining({ path: "sourceType" })]);
});

test("a body that announces less than it sends is counted as it arrives", async () => {
  let sent = 0;
  const raw = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new TextEncoder().encode("x".repeat(64 * 1024)));
    },
  });
  const answer = await call(POST, {
    raw,
    headers: { "content-type": "application/json", "content-length": "10" },
  });
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(40);
});

test("only POST: the others are told so", async () => {
  const { status, headers, body } = await call(GET, { method: "GET" });
  expect([status, headers.get("allow"), body.code]).toEqual([405, "POST, OPTIONS", "method_not_allowed"]);
});

test("a visitor's twenty-first conversion in an hour waits; a signed-in cook at the same address goes on", async () => {
  const cook = await person();
  const once = (as?: { token: string }) => call(POST, { body: { content: "hello" }, ...(as && { as }) });
  for (let time = 0; time < 20; time += 1) await once();
  expect((await once()).status).toBe(429);
  expect((await once(cook)).status).toBe(422);
});
