/**
 * The database stopped, silent, slow or full of waiting, under load: what the cook reads, that nothing acknowledged is lost, that nothing
 * is stored by half, and that the app heals by itself (docs/operations.md#faults).
 */
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { faultyLine, type FaultyLine } from "../support/faulty-line";
import type { Answer } from "../support/call";

const direct = process.env.DATABASE_URL ?? "";
let line: FaultyLine;
let kitchen: Awaited<ReturnType<typeof openKitchen>>;

/** The app's modules, over the faulty line. */
async function openKitchen() {
  const { call } = await import("../support/call");
  const { person } = await import("../support/people");
  const { toSave } = await import("../support/recipes");
  const { POST } = await import("@/app/api/recipes/route");
  const ready = await import("@/app/api/ready/route");
  const { db } = await import("@/lib/db/client");
  const cook = await person({ premium: true });
  const save = (key: string = randomUUID()) =>
    call(POST, { body: toSave({ title: `Soup ${key}` }), as: cook, headers: { "idempotency-key": key } });
  return {
    save,
    cook,
    db,
    ready: () => call(ready.GET, { method: "GET", path: "/api/ready", origin: null }),
  };
}

beforeAll(async () => {
  line = await faultyLine(direct);
  process.env.DATABASE_URL = line.url;
  process.env.DATABASE_POOL = "3";
  process.env.DATABASE_TIMEOUT_MS = "3000";
  process.env.LIMIT_SAVE = "100000/60";
});
beforeEach(async () => {
  kitchen = await openKitchen();
});
afterEach(() => line.mend());
afterAll(() => line.stop());

const SENTENCES = [
  "Something went wrong on our side. Please try again.",
  "Plainspoon is not ready right now. Please try again in a minute.",
];

/** What was acknowledged is there, and nothing is there by half. */
async function holds(answers: Answer[]): Promise<void> {
  const saved = answers
    .filter(({ status }) => status === 201)
    .map(({ body }) => body.id as unknown as string);
  const stored = await kitchen.db.recipe.findMany({
    select: { id: true, title: true, formattedContent: true },
  });
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(saved));
  const { recipeCount } = await kitchen.db.user.findUniqueOrThrow({ where: { id: kitchen.cook.id } });
  expect(recipeCount).toBe(stored.length);
  const titles = stored.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
}

/** One save after the other: what a healed line must carry, however busy this machine is. */
async function inTurn(keys: (string | undefined)[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const key of keys) answers.push(await kitchen.save(key));
  return answers;
}
const some = (count: number): undefined[] => Array.from({ length: count });

const failed = (answers: Answer[]) =>
  answers.filter(({ status }) => status !== 201).map(({ status, body }) => ({ status, error: body.error }));

/** Whoever was refused reads a sentence of ours, without a word of the database's. */
function readsOurWords(answers: Answer[]): void {
  for (const { status, error } of failed(answers)) {
    expect([500, 503]).toContain(status);
    expect(SENTENCES).toContain(error);
  }
}

test("stopped in the middle of many saves: refused in our words, healed with the first try after it, nothing acknowledged lost", async () => {
  const keys = Array.from({ length: 12 }, () => randomUUID());
  const first = await inTurn(keys.slice(0, 3));
  const during = keys.map((key, index) => {
    if (index === 6) line.cut();
    return kitchen.save(key);
  });
  const answers = await Promise.all(during);
  expect(failed(first)).toEqual([]);
  expect(failed(answers).length).toBeGreaterThan(0);
  readsOurWords(answers);
  const { status, body } = await kitchen.ready();
  expect([status, body.error]).toEqual([503, "The database does not answer."]);
  line.mend();
  // The same keys again, as a browser sends them again: each recipe is there once.
  const again = await inTurn(keys);
  expect(failed(again)).toEqual([]);
  await holds([...first, ...answers, ...again]);
  expect((await kitchen.ready()).status).toBe(200);
});

test("silent, a black hole: every call ends within the bound, in our words, and the next ones after it work", async () => {
  await kitchen.save();
  line.silence();
  const answers = await Promise.all(Array.from({ length: 6 }, () => kitchen.save()));
  expect(failed(answers)).toHaveLength(6);
  readsOurWords(answers);
  expect((await kitchen.ready()).status).toBe(503);
  line.mend();
  const after = await inTurn(some(3));
  expect(failed(after)).toEqual([]);
  await holds([...answers, ...after]);
});

test("slow: saves take longer and are saved", async () => {
  line.delay(40);
  const answers = await inTurn(some(3));
  expect(failed(answers)).toEqual([]);
  line.mend();
  await holds(answers);
});

test("all connections taken by what waits: further calls are refused in time, and go on when the waiting is over", async () => {
  const blocker = new Client({ connectionString: direct });
  await blocker.connect();
  try {
    await blocker.query('BEGIN; LOCK TABLE "Recipe" IN ACCESS EXCLUSIVE MODE');
    const answers = await Promise.all(Array.from({ length: 8 }, () => kitchen.save()));
    expect(failed(answers)).toHaveLength(8);
    readsOurWords(answers);
    await blocker.query("ROLLBACK");
    const after = await inTurn(some(3));
    expect(failed(after)).toEqual([]);
    await holds([...answers, ...after]);
  } finally {
    await blocker.end();
  }
});
