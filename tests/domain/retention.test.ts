/** Everything that has an end, ends: `lib/retention/retention-rules.ts` against the schema, and each sweep against the real database. */
import { db } from "@/lib/db/client";
import { keepImage } from "@/lib/images/keep";
import { RETENTION_RULES } from "@/lib/retention/retention-rules";
import { sweepEverything, sweeps, waitingPictures } from "@/lib/retention/sweeps";
import { replaceServices, services } from "@/lib/services";
import { round } from "@/tests/support/jobs";
import { person } from "@/tests/support/people";
import { plainPicture } from "@/tests/support/photo";
import { models } from "@/tests/support/schema";
import { sharedRecipe } from "@/tests/support/shares";

const NOW = new Date();
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const lines = Object.entries(RETENTION_RULES);

/** The store of pictures is shared with the test files before this one. */
beforeAll(async () => {
  const { blobs } = services();
  for (const { name } of (await blobs.list?.({ after: "", most: 1000 })) ?? []) await blobs.remove(name);
});
afterEach(() => replaceServices());

describe("the list", () => {
  test("names every table of the schema, and no other", () => {
    expect(lines.map(([name]) => name).sort()).toEqual(models.map(({ name }) => name).sort());
  });

  test("says of every table how its rows end, or why they stay", () => {
    const wrong = lines.filter(
      ([, { sweep, with: withWhom, kept }]) => Boolean(sweep ?? withWhom) === Boolean(kept),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  /** Ended by our own code, because they name nobody by a key of the database (lib/retention/erase, lib/recipes/write). */
  const BY_CODE = ["ConversionResult", "Picture", "SupportRequest", "DemoCustomer", "OutboxMail"];

  test("says with what rows go as the schema says it", () => {
    const cascades = Object.fromEntries(models.map(({ name, endsWith }) => [name, endsWith]));
    const wrong = lines.filter(([name, line]) =>
      line.with && !BY_CODE.includes(name)
        ? !cascades[name]?.includes(line.with)
        : (cascades[name] ?? []).length > 0,
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test("names for each sweep a column with an index", () => {
    const indexed = new Map(models.map((model) => [model.name, model.indexed]));
    const slow = lines.filter(([name, { sweep, by }]) => sweep && !indexed.get(name)?.includes(by ?? ""));
    expect(slow.map(([name]) => name)).toEqual([]);
  });
});

type Seed = { over: () => Promise<unknown>; fresh: () => Promise<unknown>; left?: () => Promise<number> };

const links = (table: "passwordReset" | "emailProof" | "emailUndo" | "emailChange"): Seed => {
  const row = async (tokenHash: string, expiresAt: Date) => {
    const { id: userId, email } = await person();
    const at = { tokenHash, userId, expiresAt };
    if (table === "passwordReset") return db.passwordReset.create({ data: at });
    if (table === "emailProof") return db.emailProof.create({ data: { ...at, email } });
    if (table === "emailUndo") return db.emailUndo.create({ data: { ...at, oldEmail: email } });
    return db.emailChange.create({ data: { ...at, newEmail: email } });
  };
  return { over: () => row("over", ago(1)), fresh: () => row("fresh", ago(-HOUR_MS)) };
};

/** For each table with a sweep: a row whose time is just over, and one whose time is not. */
const SEEDS: Record<string, Seed> = {
  RateLimiterFlexible: {
    over: () => db.rateLimiterFlexible.create({ data: { key: "over", points: 1, expire: ago(1) } }),
    fresh: () => db.rateLimiterFlexible.create({ data: { key: "fresh", points: 1, expire: ago(-1000) } }),
  },
  ConversionResult: {
    over: () =>
      db.conversionResult.create({
        data: { key: "over", content: {}, formatter: "rules", usedAt: ago(30 * DAY_MS + 1) },
      }),
    fresh: () =>
      db.conversionResult.create({
        data: { key: "fresh", content: {}, formatter: "rules", usedAt: ago(29 * DAY_MS) },
      }),
  },
  Picture: {
    over: () => db.picture.create({ data: { name: `${"a".repeat(32)}.jpg`, bytes: 1, lookAt: ago(1) } }),
    fresh: () => db.picture.create({ data: { name: `${"b".repeat(32)}.jpg`, bytes: 1, lookAt: ago(-1000) } }),
  },
  AdminSession: {
    over: () => adminSession("over", ago(8 * HOUR_MS + 1)),
    fresh: () => adminSession("fresh", ago(7 * HOUR_MS)),
  },
  Session: {
    over: async () =>
      db.session.create({ data: { tokenHash: "over", userId: (await cook()).id, expiresAt: ago(1) } }),
    fresh: async () =>
      db.session.create({ data: { tokenHash: "fresh", userId: (await cook()).id, expiresAt: ago(-1000) } }),
  },
  PasswordReset: links("passwordReset"),
  EmailProof: links("emailProof"),
  EmailUndo: links("emailUndo"),
  EmailChange: links("emailChange"),
  StripeEvent: {
    over: () => db.stripeEvent.create({ data: { id: "over", type: "x", receivedAt: ago(30 * DAY_MS + 1) } }),
    fresh: () => db.stripeEvent.create({ data: { id: "fresh", type: "x", receivedAt: ago(29 * DAY_MS) } }),
  },
  ShareVisit: {
    over: async () => visitOn(ago(2 * DAY_MS)),
    fresh: async () => visitOn(ago(DAY_MS)),
  },
  SavedAnswer: {
    over: async () => savedAnswer("over", ago(DAY_MS + 1)),
    fresh: async () => savedAnswer("fresh", ago(DAY_MS - HOUR_MS)),
  },
  Job: {
    over: () => db.job.create({ data: { kind: "letter", state: "dead", endedAt: ago(30 * DAY_MS + 1) } }),
    fresh: () => db.job.create({ data: { kind: "letter", state: "dead", endedAt: ago(29 * DAY_MS) } }),
  },
  OutboxMail: {
    over: () => db.outboxMail.create({ data: { ...letter, createdAt: ago(31 * DAY_MS) } }),
    fresh: () => db.outboxMail.create({ data: { ...letter, createdAt: ago(29 * DAY_MS) } }),
  },
};

const letter = { to: "a@plainspoon.test", subject: "s", text: "t", html: "h" };

/** Without a session. */
async function cook() {
  const made = await person();
  await db.session.deleteMany({ where: { userId: made.id } });
  return made;
}

async function adminSession(tokenHash: string, lastSeenAt: Date) {
  const admin = { name: "A", email: `${tokenHash}@admins.test`, role: "admin", status: "active" } as const;
  await db.adminSession.create({ data: { tokenHash, lastSeenAt, admin: { create: admin } } });
}

async function visitOn(day: Date) {
  const { token } = await sharedRecipe(await person());
  const { id: shareId } = await db.share.findUniqueOrThrow({ where: { token } });
  await db.shareVisit.create({ data: { shareId, day: day.toISOString().slice(0, 10), visitor: "v" } });
}

async function savedAnswer(key: string, createdAt: Date) {
  await db.savedAnswer.create({
    data: { userId: (await cook()).id, key, bodyHash: "", status: 201, createdAt },
  });
}

const rowsOf = async (name: string): Promise<number> => {
  const [row] = await db.$queryRawUnsafe<{ count: number }[]>(`SELECT count(*)::int AS count FROM "${name}"`);
  return row?.count ?? -1;
};

test.each(lines.flatMap(([name, { sweep }]) => (sweep ? [name] : [])))(
  "a round takes what is over of %s, and nothing else",
  async (name) => {
    const seed = SEEDS[name];
    if (!seed) throw new Error(`${name} has a sweep: put two rows of it into SEEDS, one of them over`);
    await seed.fresh();
    const fresh = await rowsOf(name);
    await seed.over();
    expect(await rowsOf(name)).toBeGreaterThan(fresh);
    await sweepEverything(NOW);
    expect(await rowsOf(name)).toBe(fresh);
  },
);

test("a sweep takes no more than it is told to, and a round no more than its bound", async () => {
  const data = Array.from({ length: 1100 }, (_, index) => ({ key: `k${index}`, points: 1, expire: ago(1) }));
  await db.rateLimiterFlexible.createMany({ data });
  expect(await RETENTION_RULES.RateLimiterFlexible.sweep?.(NOW, 500)).toBe(500);
  expect(await rowsOf("RateLimiterFlexible")).toBe(600);
  await sweepEverything(NOW);
  expect(await rowsOf("RateLimiterFlexible")).toBe(0);
});

test("a round that was cut off is followed by another at once, and not in an hour", async () => {
  await db.$executeRaw`
    INSERT INTO "RateLimiterFlexible" ("key", "points", "expire")
    SELECT 'k' || n, 1, ${ago(1)}::timestamp(3) FROM generate_series(1, 10001) AS n`;
  expect(await sweepEverything(NOW)).toEqual({ isCutOff: true });
  await db.$executeRaw`
    INSERT INTO "RateLimiterFlexible" ("key", "points", "expire")
    SELECT 'm' || n, 1, ${ago(1)}::timestamp(3) FROM generate_series(1, 10000) AS n`;
  await round([sweeps]);
  expect(await rowsOf("RateLimiterFlexible")).toBe(0);
  expect((await db.job.findFirstOrThrow({ where: { kind: sweeps.kind } })).runAt > NOW).toBe(true);
});

test("the newest thousand letters of the outbox stay", async () => {
  await db.outboxMail.createMany({
    data: Array.from({ length: 1003 }, (_, index) => ({ ...letter, subject: `${index}` })),
  });
  await sweepEverything(NOW);
  const left = await db.outboxMail.findMany({ orderBy: { id: "asc" }, select: { subject: true } });
  expect([left.length, left[0]?.subject]).toEqual([1000, "3"]);
});

test("a table that cannot be swept stops no other", async () => {
  await SEEDS.Session?.over();
  replaceServices({ blobs: { ...services().blobs, list: () => Promise.reject(new Error("no bucket")) } });
  await sweepEverything(NOW);
  expect(await rowsOf("Session")).toBe(0);
});

test("the rounds are periodic work, done by one copy of the app for all", async () => {
  await SEEDS.Session?.over();
  await round([sweeps, waitingPictures]);
  expect(await rowsOf("Session")).toBe(0);
  const jobs = await db.job.findMany({ where: { kind: { in: [sweeps.kind, waitingPictures.kind] } } });
  expect(jobs.map(({ failure }) => failure)).toEqual([null, null]);
  expect(jobs.every(({ runAt }) => runAt > NOW)).toBe(true);
});

describe("orphaned pictures", () => {
  const picture = async () => keepImage(await plainPicture(30, 30).png().toBuffer(), { owner: null });
  const nameOf = (address: string) => address.slice(-36);
  const isThere = async (address: string) => (await services().blobs.get(nameOf(address))) !== null;
  const inAWeek = new Date(NOW.getTime() + 8 * DAY_MS);

  test("stay a week for whoever is about to save, and longer where a recipe shows them", async () => {
    const [draft, shown] = [await picture(), await picture()];
    const { recipeId } = await sharedRecipe(await person());
    await db.recipe.update({ where: { id: recipeId }, data: { imageUrl: shown } });
    await sweepEverything(new Date(NOW.getTime() + 6 * DAY_MS));
    expect([await isThere(draft), await isThere(shown)]).toEqual([true, true]);
    await sweepEverything(inAWeek);
    expect([await isThere(draft), await isThere(shown)]).toEqual([false, true]);
  });

  test("of before there was a table of them are found in the store and go too", async () => {
    const old = await picture();
    await db.picture.deleteMany();
    await sweepEverything(NOW);
    expect(await isThere(old)).toBe(true);
    await sweepEverything(inAWeek);
    expect(await isThere(old)).toBe(false);
  });

  test("that the store would not give up are tried again", async () => {
    const draft = await picture();
    const { blobs } = services();
    replaceServices({ blobs: { ...blobs, remove: () => Promise.reject(new Error("down")) } });
    await sweepEverything(inAWeek);
    replaceServices();
    expect(await isThere(draft)).toBe(true);
    await sweepEverything(new Date(inAWeek.getTime() + DAY_MS));
    expect(await isThere(draft)).toBe(false);
  });
});
