/** Every call is sent what no screen of ours sends: it answers with sentences of ours, and never that something is wrong on our side. */
import "@/tests/support/loose-limits-env";
import type { z } from "zod";
import type { RouteSpec } from "@/lib/http/route";
import { contractRows, type Row } from "@/scripts/contract-table";
import { admin } from "@/tests/support/admins";
import { call, fileForm, isPage, sentenceOf, type Answer, type Call } from "@/tests/support/call";
import { expectOurSentence, hostileInputsFor, sample, UNREADABLE } from "@/tests/support/hostile";
import { person } from "@/tests/support/people";

type Named = readonly [string, Row];
type Schema = z.ZodType;

const rows: Named[] = (await contractRows()).map((row) => [`${row.method} ${row.path}`, row]);
const having = (part: (spec: RouteSpec) => unknown): Named[] =>
  rows.filter(([, row]) => part(row.handler.spec));
const withFields = having(({ body }) => body?.schema);
const withFile = having(({ body }) => body?.input.startsWith("multipart"));

/** Asks as somebody who may ask at all. */
async function asker({ method, handler, path }: Row): Promise<(given: Call) => Promise<Answer>> {
  const { access, beforeBody } = handler.spec;
  const who =
    access === "admin" || access === "super_admin"
      ? { asAdmin: await admin({ role: "super_admin" }) }
      : access === "user" || beforeBody !== undefined
        ? { as: await person() }
        : {};
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "x"]));
  return (given) => call(handler, { method, params, ...who, ...given });
}

/** A success, or a refusal that a cook can read. */
async function expectCalm(answer: Answer): Promise<void> {
  expect(answer.status).toBeLessThan(500);
  if (answer.status < 400) return;
  expectOurSentence(await sentenceOf(answer));
  for (const { message } of (answer.body.issues ?? []) as { message: string }[]) expectOurSentence(message);
}

async function expectUnreadable(answer: Answer): Promise<void> {
  expect([answer.status, answer.body.code]).toEqual([400, isPage(answer) ? undefined : "invalid"]);
  const sentence = await sentenceOf(answer);
  expectOurSentence(sentence);
  expect(sentence).toMatch(/has a character that cannot be read/);
}

const query = (fields: Record<string, string>): string =>
  `/api/test?${new URLSearchParams(fields).toString()}`;
const HUGE = "a".repeat(20_000);
const IN_ADDRESSES = ["", " ", "null", "-1", "0", "1e9", "[]", "{}", "..", "%", "true", HUGE];

test.each(withFields)("%s: fields of every wrong kind", async (_name, row) => {
  const ask = await asker(row);
  const schema = row.handler.spec.body?.schema as Schema;
  if (row.handler.spec.body?.input.startsWith("form")) return;
  for (const body of hostileInputsFor(schema)) await expectCalm(await ask({ body: body ?? null }));
  for (const body of hostileInputsFor(schema, [HUGE])) await expectCalm(await ask({ body }));
  for (const raw of ["", "{", "null", "[".repeat(50_000), '{"a":1}}', new Uint8Array([0xff, 0xfe, 0x22])])
    await expectCalm(await ask({ raw, headers: { "content-type": "application/json" } }));
});

test.each(withFields)("%s: text that cannot be read is refused, in whatever field", async (_name, row) => {
  const ask = await asker(row);
  const schema = row.handler.spec.body?.schema as Schema;
  if (row.handler.spec.body?.input.startsWith("form")) return;
  for (const text of UNREADABLE) {
    for (const body of hostileInputsFor(schema, [text])) {
      if (JSON.stringify(body).includes("\\u")) await expectUnreadable(await ask({ body }));
    }
    await expectUnreadable(await ask({ body: { ...(sample(schema) as object), [text]: 1 } }));
  }
});

test.each(having(({ query: schema }) => schema))("%s: queries of every wrong kind", async (_name, row) => {
  const ask = await asker(row);
  for (const field of Object.keys((row.handler.spec.query as z.ZodObject).shape)) {
    for (const text of IN_ADDRESSES) await expectCalm(await ask({ path: query({ [field]: text }) }));
    await expectUnreadable(await ask({ path: query({ [field]: "a\0b" }) }));
  }
  await expectCalm(await ask({ path: "/api/test?%E0%A4%A&q=%ff&=&&q=%" }));
});

test.each(having(({ params }) => params))("%s: addresses of every wrong kind", async (_name, row) => {
  const ask = await asker(row);
  for (const name of Object.keys((row.handler.spec.params as z.ZodObject).shape)) {
    for (const text of IN_ADDRESSES)
      await expectCalm(await ask({ params: { [name]: text }, body: row.method === "GET" ? undefined : {} }));
    for (const text of UNREADABLE) await expectUnreadable(await ask({ params: { [name]: text } }));
  }
});

test.each(withFile)("%s: uploads of every wrong kind", async (_name, row) => {
  const ask = await asker(row);
  const field = /`(\w+)`/.exec(row.handler.spec.body?.input ?? "")?.[1] ?? "";
  const type = "application/pdf";
  for (const form of [
    new FormData(),
    fileForm("other", "x"),
    fileForm(field, ""),
    fileForm(field, "\0\0\0", type),
  ])
    await expectCalm(await ask({ form }));
  await expectUnreadable(await ask({ form: fileForm(field, "%PDF-1.7", type, "nul\0.pdf") }));
  for (const raw of ["", "--x--", "\0"])
    await expectCalm(await ask({ raw, headers: { "content-type": "multipart/form-data; boundary=x" } }));
  await expectCalm(await ask({ raw: "x", headers: { "content-type": "multipart/form-data" } }));
});

test("the list is that of all calls, and most have fields", () => {
  expect(rows.length).toBeGreaterThan(85);
  expect(withFields.length).toBeGreaterThan(30);
  expect(withFile.length).toBe(5);
});
