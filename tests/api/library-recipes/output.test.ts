import { POST } from "@/app/api/library-recipes/[id]/output/route";
import { call } from "@/tests/support/call";
import { storeSoups } from "@/tests/support/library";
import { person, type Person } from "@/tests/support/people";
import { readPrinted } from "@/tests/support/printed-pdf";
import { outbox } from "@/lib/mail/send";

beforeEach(storeSoups);

const ask = (id: string, as: Person | undefined, body: unknown) =>
  call(POST, { params: { id }, body, ...(as && { as }) });

const mail = { format: "email", email: "friend@plainspoon.test" };

test("a visitor may have a demo recipe as a file, not by email", async () => {
  const answer = await ask("demo-soup", undefined, { format: "pdf", servings: 8 });
  expect(answer.status).toBe(200);
  const printed = await readPrinted(new Uint8Array(await answer.response.arrayBuffer()));
  expect(printed.text).toContain("1000 ml stock");
  expect(printed.alternatives).toEqual(["Picture of Demo Soup"]);
  const refused = await ask("demo-soup", undefined, mail);
  expect(refused.status).toBe(401);
  expect(await outbox(undefined)).toEqual([]);
});

/** What each may read is what each may have (recipes.md#output). */
const READERS: [who: string, make: () => Promise<Person | undefined>, statuses: number[]][] = [
  ["a visitor", async () => undefined, [200, 401, 401]],
  ["an account without a password", () => person({ emailOnly: true }), [200, 403, 403]],
  ["a free account", () => person(), [200, 200, 403]],
  ["a trial", () => person({ trial: true }), [200, 200, 200]],
  ["premium", () => person({ premium: true }), [200, 200, 200]],
];
test.each(READERS)("%s", async (_who, make, statuses) => {
  const who = await make();
  const answers: number[] = [];
  for (const id of ["demo-soup", "free-soup", "premium-soup"])
    answers.push((await ask(id, who, { format: "pdf" })).status);
  expect(answers).toEqual(statuses);
});

test("by email to an account, and no further than its right", async () => {
  const cook = await person();
  expect((await ask("free-soup", cook, mail)).body).toMatchObject({ success: true });
  expect((await ask("premium-soup", cook, mail)).body.code).toBe("premium_required");
  expect((await outbox("friend@plainspoon.test")).map(({ subject }) => subject)).toEqual([
    "A recipe for you: Free Soup",
  ]);
});

test("one that does not exist, and a wish that is none", async () => {
  const cook = await person();
  expect((await ask("no-soup", cook, { format: "pdf" })).status).toBe(404);
  expect((await ask("demo-soup", cook, { format: "doc" })).status).toBe(400);
});
