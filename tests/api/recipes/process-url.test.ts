import { performance } from "node:perf_hooks";
import sharp from "sharp";
import { POST, GET } from "@/app/api/recipes/process-url/route";
import { GET as getImage } from "@/app/api/storage/images/[name]/route";
import { db } from "@/lib/db/client";
import { URL_ERRORS } from "@/lib/rules/sources/url";
import { services } from "@/lib/services";
import { rulesFormatter } from "@/lib/services/formatter/rules";
import { call } from "@/tests/support/call";
import {
  endless,
  flood,
  gzipBomb,
  redirectTo,
  servePages,
  silence,
  type Page,
  type PagesServer,
} from "@/tests/support/pages-server";
import { pdfOf } from "@/tests/support/pdf";
import { photoOfText, plainPicture } from "@/tests/support/photo";
import {
  articlePage,
  botWallPage,
  listPage,
  prosePage,
  recipePage,
  RECIPE_LD,
} from "@/tests/support/recipe-pages";
import { allowPages } from "@/tests/support/services";

const LINES = [
  "Lentil soup",
  "1 cup red lentils",
  "1 onion, chopped",
  "4 cups vegetable stock",
  "Fry the onion for 5 minutes.",
  "Add the lentils and the stock and simmer.",
];

const pages: Record<string, Page> = {
  "/soup": { body: recipePage() },
  "/silence": silence,
  "/endless": endless,
  "/flood": flood,
  "/bomb": gzipBomb(64),
  "/forbidden": { status: 403, body: botWallPage },
  "/broken": { status: 500 },
  "/json": { headers: { "content-type": "application/json" }, body: JSON.stringify(RECIPE_LD) },
  "/article": { body: articlePage },
  "/list": { body: listPage },
  "/wall": { body: botWallPage },
  "/empty": { body: "" },
  "/prose": { body: prosePage },
  "/to-metadata": redirectTo("http://169.254.169.254/latest/meta-data/"),
  "/letter.pdf": {
    headers: { "content-type": "application/pdf" },
    body: pdfOf({
      pages: [
        Array.from({ length: 20 }, () => "Dear tenant, the rent is due on the first day of every month."),
      ],
    }),
  },
  "/soup.pdf": {
    headers: { "content-type": "application/pdf" },
    body: pdfOf({
      pages: [
        [
          "Lentil soup",
          "Ingredients",
          "1 cup red lentils",
          "1 onion, chopped",
          "4 cups vegetable stock",
          "Method",
          "Fry the onion for 5 minutes.",
          "Add the lentils and the stock and simmer.",
        ],
      ],
    }),
  },
  "/huge": { body: `${recipePage()}${"<p><b>soup</b> <i>and</i> friends</p>".repeat(35_000)}` },
  "/no-recipe.jpg": { headers: { "content-type": "image/jpeg" } },
};
let server: PagesServer;

beforeAll(async () => {
  server = await servePages(pages);
  pages["/picture.png"] = {
    headers: { "content-type": "image/png" },
    body: await plainPicture(900, 600).png().toBuffer(),
  };
  pages["/photo.png"] = { headers: { "content-type": "image/png" }, body: await photoOfText(LINES) };
  for (const [path, image] of Object.entries({
    "/with-picture": server.at("/picture.png"),
    "/with-lost-picture": server.at("/no-such-picture.png"),
    "/with-private-picture": "http://169.254.169.254/picture.png",
    "/with-page-as-picture": server.at("/soup"),
    "/with-silent-picture": server.at("/silence"),
  })) {
    pages[path] = { body: recipePage({ name: `Soup ${path}`, image }) };
  }
});
afterAll(() => server.stop());
beforeEach(() => allowPages([server.host]));

const convert = (content: string) => call(POST, { body: { content, contentType: "url" } });
const convertPage = (path: string) => convert(server.at(path));

test("a recipe page comes back in plain steps, with its source", async () => {
  const { status, body } = await convertPage("/soup");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    title: "Lentil soup",
    description: "A quiet soup.",
    servings: 4,
    source: { url: server.at("/soup") },
  });
  expect(JSON.stringify(body.ingredients)).toContain("1 cup red lentils");
  expect(JSON.stringify(body.steps)).toContain("20 minutes");
});

test("its picture is kept as our own", async () => {
  const { body } = await convertPage("/with-picture");
  const name = String(body.imageUrl).replace("/api/storage/images/", "");
  const { response } = await call(getImage, { method: "GET", params: { name } });
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(400);
});

test.each(["/with-lost-picture", "/with-private-picture", "/with-page-as-picture", "/with-silent-picture"])(
  "%s: the recipe comes without its picture",
  async (path) => {
    const { status, body } = await convertPage(path);
    expect([status, body.imageUrl]).toEqual([200, null]);
  },
  15_000,
);

test("a page that is a PDF, and one that is a picture, are read as such", async () => {
  for (const path of ["/soup.pdf", "/photo.png"]) {
    const { status, body } = await convertPage(path);
    expect([path, status]).toEqual([path, 200]);
    expect(JSON.stringify(body.ingredients)).toContain("vegetable stock");
  }
}, 30_000);

test("a recipe told in paragraphs is found", async () => {
  const { status, body } = await convertPage("/prose");
  expect(status).toBe(200);
  expect(JSON.stringify(body.ingredients)).toContain("4 cups vegetable stock");
}, 30_000);

test("a page of a megabyte is read beside the event loop", async () => {
  await convertPage("/soup");
  const before = performance.eventLoopUtilization();
  const { status, body } = await convertPage("/huge");
  const { utilization } = performance.eventLoopUtilization(before);
  expect([status, body.title]).toEqual([200, "Lentil soup"]);
  expect(utilization).toBeLessThan(0.5);
}, 30_000);

// Never 403 or 404, one sentence for every refused address (converting.md#page-failures, converting.md#one-way-out).
test.each([
  ["/no-such-page", 502, URL_ERRORS.notFound],
  ["/forbidden", 502, URL_ERRORS.denied],
  ["/broken", 502, URL_ERRORS.siteError],
  ["/silence", 504, URL_ERRORS.timeout],
  ["/endless", 504, URL_ERRORS.timeout],
  ["/flood", 413, URL_ERRORS.tooLarge],
  ["/bomb", 413, URL_ERRORS.tooLarge],
  ["/json", 415, URL_ERRORS.unsupported],
  ["/article", 422, URL_ERRORS.article],
  ["/list", 422, URL_ERRORS.list],
  ["/wall", 422, URL_ERRORS.botWall],
  ["/empty", 422, URL_ERRORS.noRecipe],
  ["/letter.pdf", 422, "This PDF doesn't appear to contain a recipe."],
  ["/to-metadata", 400, URL_ERRORS.refused],
])(
  "%s: %i with its sentence",
  async (path, status, sentence) => {
    if (status === 504) allowPages([server.host], {}, 500);
    const { status: answered, body } = await convertPage(path);
    expect([answered, body.error]).toEqual([status, sentence]);
  },
  30_000,
);

test("a blank address", async () => {
  const { status, body } = await convert("  ");
  expect([status, body.error]).toEqual([400, "Please enter a recipe URL"]);
});

test("another contentType is refused", async () => {
  expect((await call(POST, { body: { content: server.at("/soup"), contentType: "text" } })).status).toBe(400);
});

test("only POST", async () => {
  expect((await call(GET, { method: "GET" })).status).toBe(405);
});

describe("the result cache", () => {
  test("the same recipe is formatted once, and its picture kept once", async () => {
    let formatted = 0;
    allowPages([server.host], {
      formatter: {
        ...rulesFormatter,
        format: (...given) => {
          formatted += 1;
          return rulesFormatter.format(...given);
        },
      },
    });
    const [first, second] = [await convertPage("/with-picture"), await convertPage("/with-picture")];
    expect(formatted).toBe(1);
    expect(second.body).toEqual(first.body);
  });

  test("another version of the formatter formats again", async () => {
    await convertPage("/soup");
    allowPages([server.host], { formatter: { ...rulesFormatter, version: "next" } });
    await convertPage("/soup");
    expect(await db.conversionResult.count()).toBe(2);
  });

  test("a picture that could not be had is tried again", async () => {
    await convertPage("/with-lost-picture");
    pages["/no-such-picture.png"] = pages["/picture.png"] ?? {};
    expect((await convertPage("/with-lost-picture")).body.imageUrl).toMatch(/^\/api\/storage/);
    delete pages["/no-such-picture.png"];
  });

  test("a result that no longer fits the recipe's shape is made anew", async () => {
    await convertPage("/soup");
    await db.conversionResult.updateMany({ data: { content: { title: 7 } } });
    expect((await convertPage("/soup")).body.title).toBe("Lentil soup");
  });
});

test("a failing store costs the picture, not the recipe", async () => {
  const broken = () => Promise.reject(new Error("disk full"));
  allowPages([server.host], { blobs: { ...services().blobs, put: broken } });
  const { status, body } = await convertPage("/with-picture");
  expect([status, body.imageUrl]).toEqual([200, null]);
});

test("a fault of ours is neutral on the wire", async () => {
  allowPages([server.host], {
    formatter: { ...rulesFormatter, format: () => Promise.reject(new Error("secret at /etc/passwd")) },
  });
  const { status, body } = await convertPage("/soup");
  expect([status, body.code, body.error]).toEqual([
    500,
    "internal",
    "Something went wrong on our side. Please try again.",
  ]);
});

test("a cook who leaves ends the fetch", async () => {
  const cook = new AbortController();
  const answer = call(POST, { body: { content: server.at("/silence") }, signal: cook.signal });
  cook.abort();
  expect((await answer).status).toBe(499);
});
