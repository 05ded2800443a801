/** A page as the cook sees it: read like a fetched one, without asking its site. */
import { POST } from "@/app/api/recipes/process-page/route";
import { env } from "@/lib/env";
import { PAGE_ERRORS } from "@/lib/rules/sources/page";
import { URL_ERRORS } from "@/lib/rules/sources/url";
import { WAYS } from "@/lib/rules/sources/ways";
import { call } from "@/tests/support/call";
import { servePages, type PagesServer } from "@/tests/support/pages-server";
import { person } from "@/tests/support/people";
import { articlePage, botWallPage, listPage, recipePage } from "@/tests/support/recipe-pages";
import { allowPages } from "@/tests/support/services";

const ADDRESS = "https://cooks.example/soup";
const convert = (content: unknown, more: object = {}, rest: object = {}) =>
  call(POST, { body: { content, contentType: "page", address: ADDRESS, ...more }, ...rest });

test("its recipe comes back in plain steps, with the address it was seen at", async () => {
  const { status, body } = await convert(recipePage());
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: "Lentil soup", servings: 4, source: { url: ADDRESS } });
  expect(JSON.stringify(body.ingredients)).toContain("1 cup red lentils");
});

test("a cook who is signed in gets the same", async () => {
  const { status } = await convert(recipePage(), {}, { as: await person() });
  expect(status).toBe(200);
});

test("a page in the cook's own network is read, because nothing is fetched", async () => {
  const { status, body } = await convert(recipePage(), { address: "http://192.168.1.4/soup" });
  expect([status, body.title]).toEqual([200, "Lentil soup"]);
});

describe("its site", () => {
  let server: PagesServer;
  beforeAll(async () => void (server = await servePages({ "/soup": { status: 403, body: "no" } })));
  afterAll(() => server.stop());

  test("is not asked for the page", async () => {
    allowPages([server.host]);
    const { status } = await convert(recipePage(), { address: server.at("/soup") });
    expect(status).toBe(200);
    expect(server.seen).toEqual([]);
  });
});

test("where a page names other addresses, those of the server's own network are refused as ever", async () => {
  const html = `<link rel="amphtml" href="http://169.254.169.254/latest/"><h1>Soup</h1>`;
  const { status, body } = await convert(html);
  expect([status, body.error]).toEqual([422, URL_ERRORS.noRecipe]);
});

test.each([
  ["nothing", "  \n", {}, 400, PAGE_ERRORS.missing],
  ["no address", recipePage(), { address: undefined }, 400, PAGE_ERRORS.address],
  ["an address that is none", recipePage(), { address: "soup" }, 400, PAGE_ERRORS.address],
  ["a script as address", recipePage(), { address: "javascript:alert(1)" }, 400, PAGE_ERRORS.address],
  [
    "an endless address",
    recipePage(),
    { address: `${ADDRESS}?${"a".repeat(2100)}` },
    400,
    PAGE_ERRORS.address,
  ],
  ["an article", articlePage, {}, 422, URL_ERRORS.article],
  ["a list", listPage, {}, 422, URL_ERRORS.list],
  ["a question for people", botWallPage, {}, 422, PAGE_ERRORS.botWall],
  [
    "a question about cookies",
    "<h1>We value your privacy</h1><button>Accept all</button>",
    {},
    422,
    PAGE_ERRORS.consent,
  ],
])("%s: a clear sentence", async (_name, content, more, status, sentence) => {
  const answer = await convert(content, more);
  expect([answer.status, answer.body.error]).toEqual([status, sentence]);
});

test("a page without a recipe: the ways that are left are told", async () => {
  const { body } = await convert("<h1>Nothing to see</h1>");
  expect(body.error).toBe(URL_ERRORS.noRecipe);
  expect(body.ways).toEqual(
    WAYS.filter(({ name }) => name !== "page").map(({ name, sentence }) => ({ name, sentence })),
  );
});

test("a page larger than other JSON is read, one over the limit refused with its size, however it is escaped", async () => {
  const padding = (bytes: number) => recipePage() + `<p>${"a".repeat(bytes)}</p>`;
  expect((await convert(padding(2 * env.MAX_JSON_BYTES))).status).toBe(200);
  for (const bytes of [env.MAX_PAGE_BYTES, 3 * env.MAX_PAGE_BYTES]) {
    const { status, body } = await convert(padding(bytes));
    expect([status, body.error]).toEqual([413, URL_ERRORS.tooLarge]);
  }
});

test("a foreign page may not make a cook's browser convert", async () => {
  const { status } = await convert(recipePage(), {}, { origin: "https://evil.example" });
  expect(status).toBe(403);
});

test("the limit is that of all conversions", async () => {
  const ip = "198.51.100.77";
  for (let attempt = 0; attempt < env.LIMIT_CONVERT_ANON.count; attempt += 1) await convert("", {}, { ip });
  const { status, headers } = await convert(recipePage(), {}, { ip });
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});
