/** Pages that refuse us, or that show their recipe to a script only: what they hold is found where they say, and else the ways are told. */
import { POST } from "@/app/api/recipes/process-url/route";
import { URL_ERRORS } from "@/lib/rules/sources/url";
import { WAYS } from "@/lib/rules/sources/ways";
import { call } from "@/tests/support/call";
import { servePages, silence, type Page, type PagesServer } from "@/tests/support/pages-server";
import { articlePage, botWallPage, listPage, recipePage } from "@/tests/support/recipe-pages";
import { allowPages } from "@/tests/support/services";

/** A page whose words a script would fetch. */
const shell = (head = "", body = "") =>
  `<!doctype html><html><head><title>Lentil soup</title>${head}</head><body><div id="app"></div>${body}</body></html>`;
const json = (data: unknown): Page => ({
  headers: { "content-type": "application/json; charset=utf-8" },
  body: JSON.stringify(data),
});
const alternate = (type: string, href: string) => `<link rel="alternate" type="${type}" href="${href}">`;

const IN_WORDS =
  "<h2>Ingredients</h2><ul><li>1 cup red lentils</li><li>1 onion, chopped</li><li>4 cups vegetable stock</li></ul><h2>Method</h2><ol><li>Fry the onion for 5 minutes.</li><li>Add the lentils and the stock and simmer for 20 minutes.</li></ol>";
const CAPTION =
  "Lentil soup\n\nIngredients\n1 cup red lentils\n1 onion, chopped\n4 cups vegetable stock\n\nMethod\nFry the onion for 5 minutes.\nAdd the lentils and the stock and simmer for 20 minutes.";

const pages: Record<string, Page> = {
  "/print/soup": { body: recipePage() },
  "/amp/soup": { body: recipePage() },
  "/by-print": { body: shell("", '<a href="/print/soup">Print</a>') },
  "/by-amp": { body: shell('<link rel="amphtml" href="/amp/soup">') },
  "/by-refresh": { body: shell('<meta http-equiv="refresh" content="0; url=/print/soup">') },
  "/by-data": { body: shell(alternate("application/json", "/data/7")) },
  "/data/7": json({ id: 7, title: { rendered: "Lentil soup" }, content: { rendered: IN_WORDS } }),
  "/by-oembed": { body: shell(alternate("application/json+oembed", "/oembed?of=soup")) },
  "/oembed": json({ version: "1.0", type: "video", title: CAPTION, html: "<iframe></iframe>" }),
  "/wall-with-print": { body: botWallPage.replace("</body>", '<a href="/print/soup">Print</a></body>') },
  "/refused-with-data": { status: 403, body: recipePage() },
  "/busy-with-amp": { status: 429, body: shell('<link rel="amphtml" href="/amp/soup">') },
  "/many-doors": {
    body: shell("", [1, 2, 3, 4, 5].map((at) => `<a href="/print/empty-${at}">Print</a>`).join("")),
  },
  "/private-door": { body: shell('<link rel="amphtml" href="http://169.254.169.254/latest/">') },
  "/silent-door": { body: shell('<link rel="amphtml" href="/silence">') },
  "/silence": silence,
  "/no-json": { body: shell(alternate("application/json", "/print/soup")) },
  "/refused": { status: 403, body: "<h1>Forbidden</h1>" },
  "/login": { status: 401 },
  "/busy": { status: 429, body: "<h1>Slow down</h1>" },
  "/down": { status: 503, body: "<h1>Back soon</h1>" },
  "/broken": { status: 500, body: "<h1>Oh no</h1>" },
  "/wall": { body: botWallPage },
  "/consent": { body: shell("", "<h1>We value your privacy</h1><button>Accept all</button>") },
  "/consent-with-amp": {
    body: shell(
      '<link rel="amphtml" href="/amp/soup">',
      "<h1>We value your privacy</h1><button>Accept all</button>",
    ),
  },
  "/shell": { body: shell() },
  "/sound": { headers: { "content-type": "audio/mpeg" }, body: "la la" },
  "/article": { body: articlePage },
  "/list": { body: listPage },
};
let server: PagesServer;

beforeAll(async () => void (server = await servePages(pages)));
afterAll(() => server.stop());
beforeEach(() => {
  allowPages([server.host]);
  server.seen.length = 0;
});

const convert = (path: string) => call(POST, { body: { content: server.at(path), contentType: "url" } });

test.each([
  "/by-print",
  "/by-amp",
  "/by-refresh",
  "/by-data",
  "/by-oembed",
  "/wall-with-print",
  "/consent-with-amp",
  "/refused-with-data",
  "/busy-with-amp",
])("%s: the recipe is found, and its source is the page that was asked for", async (path) => {
  const { status, body } = await convert(path);
  expect([status, body.title]).toEqual([200, "Lentil soup"]);
  expect(JSON.stringify(body.ingredients)).toContain("4 cups vegetable stock");
  expect(JSON.stringify(body.steps)).toContain("20 minutes");
  expect(body.source).toMatchObject({ url: server.at(path) });
});

test("no more than three other addresses are asked", async () => {
  const { status, body } = await convert("/many-doors");
  expect([status, body.error]).toEqual([422, URL_ERRORS.noRecipe]);
  expect(server.seen).toEqual(["GET /many-doors", ...[1, 2, 3].map((at) => `GET /print/empty-${at}`)]);
});

test("a page with a recipe, an article and a list are asked once", async () => {
  for (const path of ["/print/soup", "/article", "/list"]) await convert(path);
  expect(server.seen).toEqual(["GET /print/soup", "GET /article", "GET /list"]);
});

test.each(["/private-door", "/silent-door", "/no-json"])(
  "%s: what goes wrong at another address is no failure of the page",
  async (path) => {
    allowPages([server.host], {}, 500);
    const { status, body } = await convert(path);
    expect([status, body.error]).toEqual([422, URL_ERRORS.noRecipe]);
  },
);

const ALL = WAYS.map(({ name, sentence }) => ({ name, sentence }));

test.each([
  ["/refused", 502, URL_ERRORS.denied],
  ["/login", 502, URL_ERRORS.denied],
  ["/busy", 502, URL_ERRORS.siteError],
  ["/down", 502, URL_ERRORS.siteError],
  ["/broken", 502, URL_ERRORS.siteError],
  ["/wall", 422, URL_ERRORS.botWall],
  ["/consent", 422, URL_ERRORS.consent],
  ["/shell", 422, URL_ERRORS.noRecipe],
  ["/sound", 415, URL_ERRORS.unsupported],
])("%s: %i with its sentence, and the ways by which a cook can bring it", async (path, status, sentence) => {
  const { status: answered, body } = await convert(path);
  expect([answered, body.error, body.message]).toEqual([status, sentence, sentence]);
  expect(body.ways).toEqual(ALL);
});

test.each([
  ["/no-such-page", URL_ERRORS.notFound],
  ["/article", URL_ERRORS.article],
  ["/list", URL_ERRORS.list],
])("%s: its sentence says what to do, and no other way is told", async (path, sentence) => {
  const { body } = await convert(path);
  expect(body.error).toBe(sentence);
  expect(body).not.toHaveProperty("ways");
});

test("each way is one calm sentence", () => {
  for (const { sentence } of WAYS) expect(sentence).toMatch(/^[A-Z][^.!?]{20,110}\.$/);
  expect(new Set(WAYS.map(({ name }) => name)).size).toBe(WAYS.length);
});
