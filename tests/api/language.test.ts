/** The app answers, and writes, in the reader's language. */
import { GET as messages } from "@/app/messages/[name]/route";
import { POST as forgot } from "@/app/api/users/forgot-password/route";
import { POST as login } from "@/app/api/users/login/route";
import { POST as processText } from "@/app/api/recipes/process-text/route";
import { inLanguage, languageOf, messagesScript, speakAsAsked } from "@/lib/language";
import { outbox } from "@/lib/mail/send";
import { call } from "@/tests/support/call";
import { person } from "@/tests/support/people";
import { imported } from "@/tests/support/transfer";

beforeAll(speakAsAsked);
afterAll(() => (globalThis.plainspoonSpeech = undefined));

const request = (url: string, headers: Record<string, string> = {}) => ({ url, headers });

test("an address in a language decides, then the choice of the browser's owner, then what the browser asks for", () => {
  const german = { "accept-language": "de-DE,de;q=0.9" };
  expect(languageOf(request("/about"))).toBe("en");
  expect(languageOf(request("/about", german))).toBe("de");
  expect(languageOf(request("/about", { ...german, cookie: "a=1; plainspoon_language=en" }))).toBe("en");
  expect(languageOf(request("/about", { cookie: "plainspoon_language=de" }))).toBe("de");
  expect(languageOf(request("/about", { cookie: "x_plainspoon_language=de" }))).toBe("en");
  expect(languageOf(request("/about", { ...german, cookie: "plainspoon_language=xx" }))).toBe("de");
  expect(languageOf(request("/in/de/about", { cookie: "plainspoon_language=en" }))).toBe("de");
  expect(languageOf(request("/in/xx/about"))).toBe("en");
  expect(languageOf(request("/share/abc", german))).toBe("de");
  expect(languageOf(request("/share/abc/for-visitors", german))).toBe("en");
  expect(languageOf(request("/share/abc/for-visitors?x=1", german))).toBe("en");
  expect(languageOf(request("/share/abc/for-visitors/de"))).toBe("de");
  expect(languageOf(request("/share/abc/for-visitors/xx", german))).toBe("en");
});

test("a refusal is said in the language of the request, whether it was thrown by a domain, a schema or the wire", async () => {
  const wrong = { email: "nobody@plainspoon.test", password: "wrong password" };
  const said = async () => [
    (await call(login, { body: wrong })).body.error,
    (await call(processText, { body: { content: " " } })).body.error,
    (await call(processText, { body: { content: "Hallo, wie geht es dir?" } })).body.error,
    (await call(processText, { body: { content: 7 } })).body.error,
  ];
  expect(await said()).toEqual([
    "Please check your email and password and try again.",
    "Please enter a recipe text",
    "We could not find a recipe in this text. It needs ingredients and what to do with them.",
    "The recipe must be text.",
  ]);
  expect(await inLanguage("de", said)).toEqual([
    "Bitte prüfe E-Mail-Adresse und Passwort und versuche es noch einmal.",
    "Bitte gib den Text eines Rezepts ein",
    "In diesem Text haben wir kein Rezept gefunden. Es braucht Zutaten und was mit ihnen zu tun ist.",
    "Die Angabe „Rezept“ muss Text sein.",
  ]);
});

test("what goes well, and what a file has that cannot be taken, is said in the language of the request", async () => {
  const cook = await person();
  const said = async () => [
    (await call(forgot, { body: { email: "nobody@plainspoon.test" } })).body.message,
    (await imported(cook, "recipes.json", "{")).body.skipped,
  ];
  expect(await said()).toEqual([
    "If an account with that email exists, a password reset link will be sent.",
    [{ name: "recipes", reason: "This file is not valid JSON." }],
  ]);
  expect(await inLanguage("de", said)).toEqual([
    "Wenn es ein Konto mit dieser E-Mail-Adresse gibt, wird ein Link zum neuen Passwort geschickt.",
    [{ name: "recipes", reason: "Diese Datei ist kein gültiges JSON." }],
  ]);
  // Imports give way to everything else, and a busy machine has much else to do.
}, 120_000);

test("a letter is written in the language of whoever asked for it", async () => {
  const cook = await person();
  await inLanguage("de", () => call(forgot, { body: { email: cook.email } }));
  const [letter] = await outbox(cook.email);
  expect(letter).toMatchObject({ subject: "Wähle ein neues Passwort für Plainspoon" });
  expect(letter?.text).toContain("Der Link gilt einmal, 1 Stunde lang.");
  expect(letter?.html).toContain('<html lang="de">');
});

test("a language's messages are a script that caches keep for as long as its words stay", async () => {
  const { address = "", script } = messagesScript("de") ?? {};
  const name = address.split("/").at(-1) ?? "";
  const answer = await call(messages, { method: "GET", origin: null, params: { name } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await answer.response.text()).toBe(script);
  expect(messagesScript("en")).toBeNull();
  for (const other of ["xx-0123456789abcdef.js", "en-0123456789abcdef.js"])
    expect((await call(messages, { method: "GET", origin: null, params: { name: other } })).status).toBe(404);
  expect((await call(messages, { method: "GET", origin: null, params: { name: "../de.js" } })).status).toBe(
    400,
  );
});
