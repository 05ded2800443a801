import { jest } from "@jest/globals";
import sharp from "sharp";
import { POST } from "@/app/api/recipes/[id]/output/route";
import { contentDisposition, offeredName } from "@/lib/engine/transfer/file-name";
import { db } from "@/lib/db/client";
import { call, type Call } from "@/tests/support/call";
import { OUTPUTS } from "@/lib/rules/outputs";
import { deliverLetters } from "@/tests/support/jobs";
import { person, type Person } from "@/tests/support/people";
import { readPrinted } from "@/tests/support/printed-pdf";
import { storedRecipe } from "@/tests/support/recipes";
import { outbox } from "@/lib/mail/send";

/** The first print starts the processes that print. */
jest.setTimeout(120_000);

const ask = (id: string, as: Person | undefined, body: unknown, more: Call = {}) =>
  call(POST, { params: { id }, body, ...(as && { as }), ...more });

/** A letter's words without the joiners that break addresses. */
const seen = (form: string | undefined): string | undefined => form?.replaceAll("\u2060", "");

const bytesOf = async ({ response }: { response: Response }) => new Uint8Array(await response.arrayBuffer());

/** How a file of a type begins, and the ending that programs know it by. */
const FILES: Record<string, { begins: string; ending: string }> = {
  "application/pdf": { begins: "%PDF-", ending: ".pdf" },
  "image/png": { begins: "\x89PNG", ending: ".png" },
};

test.each(OUTPUTS)(
  "$format: a file of its type under its ending, or the word that a letter was sent",
  async (output) => {
    const cook = await person();
    const answer = await ask(await storedRecipe(cook), cook, { format: output.format, email: cook.email });
    expect(answer.status).toBe(200);
    if (output.kind === "letter") return expect(answer.body).toMatchObject({ success: true });
    expect(answer.headers.get("content-type")).toBe(output.type);
    expect(offeredName(answer.headers.get("content-disposition"))).toBe(`Leek Soup${output.ending}`);
    const { begins, ending } = FILES[output.type]!;
    expect(output.ending).toBe(ending);
    expect(Buffer.from(await bytesOf(answer)).toString("latin1", 0, begins.length)).toBe(begins);
  },
);

test("another format is refused by the names of those there are", async () => {
  const cook = await person();
  const { status, body } = await ask(await storedRecipe(cook), cook, { format: "scroll" });
  expect(status).toBe(400);
  for (const { format } of OUTPUTS) expect(body.error).toContain(format);
});

describe("as a PDF", () => {
  test("holds every line and step, scaled, under the recipe's own name", async () => {
    const cook = await person();
    const answer = await ask(await storedRecipe(cook), cook, { format: "pdf", servings: 8 });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toContain("private");
    expect(offeredName(answer.headers.get("content-disposition"))).toBe("Leek Soup.pdf");
    const { text, pages } = await readPrinted(await bytesOf(answer));
    expect(pages).toBe(1);
    for (const part of [
      "Leek Soup",
      "Servings: 8",
      "Refrigerated",
      "4 leeks",
      "2 tbsp oil",
      "1000 ml stock",
      "Slice 4 leeks.",
      "Fry in 2 tbsp oil for 5 minutes.",
      "Add 1000 ml stock and simmer for 20 minutes.",
    ])
      expect(text).toContain(part);
  });

  test("is in the measures that were asked for, after scaling, and says so", async () => {
    const cook = await person();
    const answer = await ask(await storedRecipe(cook), cook, { format: "pdf", servings: 8, measures: "us" });
    expect(answer.status).toBe(200);
    const { text } = await readPrinted(await bytesOf(answer));
    for (const part of ["Amounts in US units, rounded", "4 leeks", "2 tbsp oil", "4 1/4 cups stock"])
      expect(text).toContain(part);
    expect(text).not.toContain("1000 ml");
  });

  test("without servings it is the recipe as it is", async () => {
    const cook = await person();
    const answer = await ask(await storedRecipe(cook), cook, { format: "pdf" });
    expect((await readPrinted(await bytesOf(answer))).text).toContain("Servings: 4");
  });
});

test("as a picture, as wide as a phone", async () => {
  const cook = await person();
  const answer = await ask(await storedRecipe(cook), cook, { format: "image" });
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("content-disposition")).toBe(contentDisposition("Leek Soup.png"));
  const { width, height, format } = await sharp(await bytesOf(answer)).metadata();
  expect({ width, format }).toEqual({ width: 1080, format: "png" });
  expect(height).toBeGreaterThan(1500);
});

describe("by email", () => {
  test("goes to the address, in both forms, and says who sent it", async () => {
    const cook = await person();
    const answer = await ask(await storedRecipe(cook), cook, {
      format: "email",
      email: " Friend@Plainspoon.test ",
      servings: 2,
    });
    expect(answer.body).toEqual({ success: true, message: "The recipe was sent to friend@plainspoon.test." });
    const [mail] = await outbox("friend@plainspoon.test");
    expect(mail).toMatchObject({ subject: "A recipe for you: Leek Soup", replyTo: cook.email });
    for (const part of [
      "1 leek",
      "Servings: 2",
      "Slice the leeks (1).",
      `${cook.email} sent you this recipe`,
    ])
      expect(mail?.text).toContain(part);
    for (const part of ['<li dir="auto"', "250 ml stock", "Shopping List", "Cooking Instructions"])
      expect(mail?.html).toContain(part);
  });

  test("a recipe's own HTML and line breaks are text in the letter, never part of it", async () => {
    const cook = await person();
    const title = '<img src=x onerror="alert(1)">\r\nBcc: victim@plainspoon.test';
    await ask(await storedRecipe(cook, { title }), cook, {
      format: "email",
      email: "friend@plainspoon.test",
    });
    const [mail] = await outbox("friend@plainspoon.test");
    expect(mail?.html).not.toContain("<img");
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });

  test.each([undefined, null, "", "not an address", "a@b", "a@plainspoon.test, b@plainspoon.test", 7])(
    "not to %j",
    async (email) => {
      const cook = await person();
      const answer = await ask(await storedRecipe(cook), cook, { format: "email", email });
      expect(answer.status).toBe(400);
      expect(answer.body.issues).toMatchObject([{ path: "email" }]);
      expect(await outbox(undefined)).toEqual([]);
    },
  );

  test("its subject is ours but for sixty characters, and nothing in it can be pressed", async () => {
    const cook = await person();
    const id = await storedRecipe(cook, {
      title: `Your account is locked: https://evil.example ${"now ".repeat(40)}`,
    });
    const description = "Verify at HTTPS://evil.example/a, www.evil.example/b or ht:///tp://evil.example/c.";
    const source = { url: "https://evil.example/phish?x=1" };
    const { formattedContent } = await db.recipe.findUniqueOrThrow({ where: { id } });
    await db.recipe.update({
      where: { id },
      data: { description, formattedContent: { ...(formattedContent as object), description, source } },
    });
    await ask(id, cook, { format: "email", email: "friend@plainspoon.test" });
    const [mail] = await outbox("friend@plainspoon.test");
    expect(seen(mail?.subject)).toMatch(
      /^A recipe for you: Your account is locked: evil\.example (now )+\w*…$/i,
    );
    expect([...(mail?.subject ?? "")].length).toBeLessThanOrEqual("A recipe for you: ".length + 60);
    expect(seen(mail?.text)).toContain("From: evil.example/phish?x=1");
    expect(seen(mail?.html)).toContain("From: evil.example/phish?x=1");
    for (const form of [mail?.subject, mail?.text, mail?.html])
      expect(form).not.toMatch(/:\/\/[^\s"]*evil|www\.|<a /i);
  });

  test("bare names and mail addresses, which mail programs make links of, are broken where nobody sees it; the sender's own is whole", async () => {
    const cook = await person();
    const names = [
      "evil.example",
      "a.b-c.evil.example/x?y=1",
      "bücher.example",
      "evil。example",
      "help@evil.example",
    ];
    const id = await storedRecipe(cook, { title: names[0] ?? "" });
    await db.recipe.update({ where: { id }, data: { description: names.join(" or ") } });
    await ask(id, cook, { format: "email", email: "friend@plainspoon.test" });
    const [mail] = await outbox("friend@plainspoon.test");
    const whole = `${cook.email} sent you this recipe`;
    for (const form of [mail?.subject, mail?.text, mail?.html]) {
      expect(form?.replace(whole, "").replace(/<style>.*<\/style>/s, "")).not.toMatch(/[.。]example|@[a-z]/u);
      expect(seen(form)).toMatch(/evil\.example/i);
    }
    for (const name of names) expect(seen(mail?.text)).toContain(name);
    for (const form of [mail?.text, mail?.html]) expect(form).toContain(whole);
    // Amounts and ends of sentences are left alone.
    expect(mail?.text).toContain("Slice 2 leeks.");
  });

  test("three a day to one recipient, from all accounts together, also when their senders are gone", async () => {
    const mail = { format: "email", email: "friend@plainspoon.test" };
    const send = async (address = mail.email) => {
      const cook = await person();
      const answer = await ask(await storedRecipe(cook), cook, { ...mail, email: address });
      await deliverLetters();
      await db.user.delete({ where: { id: cook.id } });
      return answer;
    };
    for (let sent = 0; sent < 3; sent += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, refused.body.message]).toEqual([
      429,
      "This address has had several recipes by email today. Please try again tomorrow.",
    ]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
    expect((await send("another@plainspoon.test")).status).toBe(200);
    expect((await outbox(mail.email)).length).toBe(3);

    await db.job.updateMany({ data: { createdAt: new Date(Date.now() - 86_400_001) } });
    expect((await send()).status).toBe(200);
  });

  test("to one's own mailbox as often as one likes, and that takes no place from others; an address nobody proved is nobody's own", async () => {
    const [cook, friend, stranger] = [await person(), await person(), await person({ proven: false })];
    const body = (email: string) => ({ format: "email", email });
    const [id, theirs] = [await storedRecipe(cook), await storedRecipe(friend)];
    const own = [];
    for (let sent = 0; sent < 5; sent += 1) own.push((await ask(id, cook, body(cook.email))).status);
    expect(new Set(own)).toEqual(new Set([200]));
    expect((await ask(theirs, friend, body(cook.email))).status).toBe(200);
    const unproven = [];
    const strangers = await storedRecipe(stranger);
    for (let sent = 0; sent < 4; sent += 1)
      unproven.push((await ask(strangers, stranger, body(stranger.email))).status);
    expect(unproven).toEqual([200, 200, 200, 429]);
  });

  test("three at once of four", async () => {
    const cooks = await Promise.all([1, 2, 3, 4].map(() => person()));
    const ids = await Promise.all(cooks.map((cook) => storedRecipe(cook)));
    const answers = await Promise.all(
      cooks.map((cook, index) =>
        ask(ids[index] ?? "", cook, { format: "email", email: "friend@plainspoon.test" }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
  });

  test("twenty a day for each cook; files are not counted", async () => {
    const [cook, other] = [await person(), await person()];
    const id = await storedRecipe(cook);
    const mail = { format: "email", email: "friend@plainspoon.test" };
    for (let sent = 0; sent < 20; sent += 1) {
      const email = `friend-${sent}@plainspoon.test`;
      expect((await ask(id, cook, { ...mail, email })).status).toBe(200);
    }
    const refused = await ask(id, cook, mail);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(refused.body.message).toContain("You have sent many recipes by email.");
    expect((await ask(id, cook, { format: "pdf" })).status).toBe(200);
    expect((await ask(await storedRecipe(other), other, mail)).status).toBe(200);
  });
});

test("for its owner alone", async () => {
  const [cook, stranger] = [await person(), await person({ premium: true })];
  const id = await storedRecipe(cook);
  for (const format of ["pdf", "image", "email"]) {
    const body = { format, email: "friend@plainspoon.test" };
    expect((await ask(id, undefined, body)).status).toBe(401);
    expect((await ask(id, stranger, body)).status).toBe(404);
  }
  expect(await outbox(undefined)).toEqual([]);
});

test.each([
  {},
  { format: "docx" },
  { format: "pdf", servings: 0 },
  { format: "pdf", servings: -1 },
  { format: "pdf", servings: 1.5 },
  { format: "pdf", servings: "4" },
  { format: "image", servings: 10_001 },
  { format: "pdf", servings: 1e300 },
  { format: "pdf", measures: "imperial" },
])("%j is refused with a sentence", async (body) => {
  const cook = await person();
  const answer = await ask(await storedRecipe(cook), cook, body);
  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatch(/^(The format is|Servings must be|The measures are)/);
});

test.each([
  ["../../etc/passwd", "etc Passwd.pdf"],
  ['soup"; filename="evil.exe\r\nSet-Cookie: a=1', "soup filename evil exe Set-Cookie a 1.pdf"],
  ["🍕", "recipe.pdf"],
  ["Ž".repeat(200), `${"Ž".repeat(80)}.pdf`],
])("a file named after %j is safe", async (title, name) => {
  const cook = await person();
  const answer = await ask(await storedRecipe(cook, { title }), cook, { format: "pdf" });
  expect(answer.status).toBe(200);
  expect(offeredName(answer.headers.get("content-disposition"))?.toLowerCase()).toBe(name.toLowerCase());
});

test("who leaves ends the work", async () => {
  const cook = await person();
  const id = await storedRecipe(cook);
  const gone = new AbortController();
  const answer = ask(id, cook, { format: "image" }, { signal: gone.signal });
  gone.abort();
  expect((await answer).status).toBe(499);
});
