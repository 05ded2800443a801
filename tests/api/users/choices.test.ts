/** What an account remembers of how its cook reads: the language, for letters that no request causes, and the measures. */
import { GET as whoAmI } from "@/app/api/auth/user/route";
import { POST as register } from "@/app/api/users/register/route";
import { GET as accountExport } from "@/app/api/users/export/route";
import { PUT as chooseMeasures } from "@/app/api/users/measures/route";
import { inLanguageOf } from "@/lib/accounts/choices";
import { setPassword } from "@/lib/admin/user-acts";
import { db } from "@/lib/db/client";
import { currentLanguage, inLanguage, speakAsAsked } from "@/lib/language";
import type { MessageLanguage } from "@/lib/messages/languages";
import { admin } from "@/tests/support/admins";
import { advance, onTrial, subjectsTo } from "@/tests/support/billing";
import { call } from "@/tests/support/call";
import { person, type Person } from "@/tests/support/people";

beforeAll(speakAsAsked);
afterAll(() => (globalThis.plainspoonSpeech = undefined));

const visit = (cook: Person, language: MessageLanguage) =>
  inLanguage(language, () => call(whoAmI, { method: "GET", as: cook }));
const stored = (cook: Person) =>
  db.user.findUniqueOrThrow({ where: { id: cook.id }, select: { language: true, measures: true } });

test("a plan's letters come in the language of the cook's last page, though nobody asks when they are written", async () => {
  const [cook, other] = [await person(), await person()];
  await onTrial(cook);
  await onTrial(other);
  await visit(cook, "en");
  await visit(other, "en");
  await visit(cook, "de");
  expect(await stored(cook)).toMatchObject({ language: "de" });
  await advance(8);
  expect(await subjectsTo(cook)).toEqual([
    "Noch 2 Tage, dann endet deine kostenlose Probezeit",
    "Deine Quittung von Plainspoon",
  ]);
  expect(await subjectsTo(other)).toEqual(["Your free trial ends in 2 days", "Your receipt from Plainspoon"]);
});

test("a letter about an account that an admin changed is in the cook's language, not the admin's", async () => {
  const cook = await person();
  await visit(cook, "de");
  const by = await admin();
  await inLanguage("en", () => setPassword({ admin: by, id: cook.id, password: "another secret" }));
  expect(await subjectsTo(cook)).toEqual(["Dein Passwort bei Plainspoon wurde geändert"]);
});

test("an account knows its language from its first call on; one whose language is not known is written to as who asks reads", async () => {
  const input = { email: "erste@plainspoon.test", password: "a long enough secret" };
  await inLanguage("de", () => call(register, { body: input }));
  expect(await db.user.findUniqueOrThrow({ where: { email: input.email } })).toMatchObject({
    language: "de",
    measures: null,
  });
  expect(inLanguage("de", () => inLanguageOf({ language: null }, currentLanguage))).toBe("de");
  expect(inLanguage("de", () => inLanguageOf({ language: "xx" }, currentLanguage))).toBe("de");
});

test("the measures are told apart from a choice that was never made, on every device, and in the export", async () => {
  const [cook, other] = [await person(), await person()];
  const measures = async (who: Person) => (await visit(who, "en")).body.measures;
  expect(await measures(cook)).toBeNull();
  for (const chosen of ["metric", "us", "written"]) {
    const answer = await call(chooseMeasures, { method: "PUT", as: cook, body: { measures: chosen } });
    expect(answer.status).toBe(200);
    expect(await measures(cook)).toBe(chosen);
  }
  expect(await measures(other)).toBeNull();
  const everything = await (await call(accountExport, { method: "GET", as: cook })).response.text();
  expect(JSON.parse(everything).account).toMatchObject({ language: "en", measures: "written" });
});

test("measures are refused without a session, and where there are none of that name", async () => {
  const cook = await person();
  expect((await call(chooseMeasures, { method: "PUT", body: { measures: "us" } })).status).toBe(401);
  for (const body of [{ measures: "cups" }, { measures: null }, {}])
    expect((await call(chooseMeasures, { method: "PUT", as: cook, body })).status).toBe(400);
  expect(await stored(cook)).toMatchObject({ measures: null });
});
