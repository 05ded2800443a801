/** What a share sheet, a bookmark or the extension sends: it goes back to the browser that sent it, and nobody's account is touched. */
import { POST } from "@/app/api/hand-over/route";
import { env } from "@/lib/env";
import { HAND_OVER_ERRORS, HAND_OVER_MAX_BYTES, HAND_OVER_MAX_FILES } from "@/lib/rules/sources/handed-over";
import { call } from "@/tests/support/call";
import { db } from "@/lib/db/client";
import { person } from "@/tests/support/people";

type Fields = Record<string, string | File | File[]>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}

const FROM_SHARE_SHEET = { "sec-fetch-site": "none" };

async function share(fields: Fields, rest: object = {}) {
  const answer = await call(POST, { form: formOf(fields), origin: null, headers: FROM_SHARE_SHEET, ...rest });
  const html = await answer.response.text();
  const json = /<script type="application\/json" id="brought">(.*?)<\/script>/s.exec(html)?.[1];
  return { ...answer, html, brought: json === undefined ? null : JSON.parse(json) };
}

test("words and files come back as they were sent, and are begun", async () => {
  const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], "card.jpg", { type: "image/jpeg" });
  const { status, brought, headers } = await share({
    title: "Soup",
    text: "Yum",
    url: "https://cooks.example/soup",
    files: [photo, photo],
  });
  expect(status).toBe(200);
  const file = { name: "card.jpg", type: "image/jpeg", data: "/9j/AQ==" };
  expect(brought).toEqual({
    title: "Soup",
    text: "Yum",
    url: "https://cooks.example/soup",
    page: "",
    files: [file, file],
    begins: true,
  });
  expect(headers.get("cache-control")).toBe("no-store");
});

test("markup that was shared stays data", async () => {
  const text = `</script><script>alert(1)</script><!-- <img src=x onerror=alert(1)>`;
  const { brought, html } = await share({ title: "</title>", text, page: text, url: text });
  expect(brought).toMatchObject({ text, page: text, url: text });
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toContain("<img");
});

test.each([
  ["a foreign page", { origin: "https://evil.example", headers: { "sec-fetch-site": "cross-site" } }, false],
  ["a page without an origin", { origin: "null", headers: { "sec-fetch-site": "cross-site" } }, false],
  ["a page of ours", { headers: { "sec-fetch-site": "same-origin" } }, false],
  ["a program that says nothing", { headers: {} }, false],
  ["a share sheet", { headers: FROM_SHARE_SHEET }, true],
  ["a share sheet that names no origin", { origin: "null", headers: FROM_SHARE_SHEET }, true],
  [
    "an extension",
    { origin: `chrome-extension://${"a".repeat(32)}`, headers: { "sec-fetch-site": "cross-site" } },
    false,
  ],
  ["a page that calls itself one", { origin: "https://chrome-extension.example", headers: {} }, false],
])("from %s: it is begun without a press: %p (%s)", async (_who, from, begins) => {
  expect((await share({ text: "soup" }, from)).brought.begins).toBe(begins);
});

test("nothing is converted, kept or counted as a conversion, signed in or not", async () => {
  const cook = await person();
  await share({ text: "Soup\n2 onions" }, { as: cook });
  expect(await db.conversionResult.count()).toBe(0);
  expect(await db.rateLimiterFlexible.count({ where: { key: { startsWith: "convert" } } })).toBe(0);
});

const empty = new File([], "empty.jpg", { type: "image/jpeg" });
const large = () =>
  new File([new Uint8Array(HAND_OVER_MAX_BYTES + 100_000)], "a.pdf", { type: "application/pdf" });

test.each([
  ["nothing", { title: "Soup", text: " ", files: [empty] }, 400, HAND_OVER_ERRORS.nothing],
  ["too much", { files: large() }, 413, HAND_OVER_ERRORS.tooLarge],
  ["a book", { text: "a".repeat(env.MAX_TEXT_CHARS + 1) }, 413, HAND_OVER_ERRORS.tooLong],
  [
    "too many photos",
    { files: Array.from({ length: HAND_OVER_MAX_FILES + 1 }, () => new File(["x"], "a.jpg")) },
    413,
    HAND_OVER_ERRORS.tooMany,
  ],
])("%s: a page says so in a sentence, with a way on", async (_what, fields, status, sentence) => {
  const answer = await share(fields as Fields);
  expect(answer.status).toBe(status);
  expect(answer.brought).toBeNull();
  expect(answer.html).toContain(sentence);
  expect(answer.html).toContain('href="/"');
});

test("what is no form is refused on a page too", async () => {
  const { status } = await call(POST, { body: { text: "soup" }, origin: null, headers: FROM_SHARE_SHEET });
  expect(status).toBe(415);
});

test("over the limit", async () => {
  const ip = "198.51.100.80";
  for (let sent = 0; sent < env.LIMIT_HAND_OVER.count; sent += 1) await share({ text: "soup" }, { ip });
  const { status, html, headers } = await share({ text: "soup" }, { ip });
  expect(status).toBe(429);
  expect(html).toContain("<h1>What was shared did not arrive</h1>");
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});
