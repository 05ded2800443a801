/** The database as the app meets it: reached through `lib/db/client`, the same on PGlite and on PostgreSQL. */
import { db } from "@/lib/db/client";

describe("the database", () => {
  it("keeps what is written, with its time in UTC and its JSON as it was", async () => {
    const usedAt = new Date("2026-03-29T02:30:00.123Z");
    const content = { title: "Soup; \"of\" 'the' day", steps: [1, null, "½ cup"] };
    await db.conversionResult.create({ data: { key: "k", content, formatter: "rules", usedAt } });
    const row = await db.conversionResult.findUniqueOrThrow({ where: { key: "k" } });
    expect(row.content).toEqual(content);
    expect(row.usedAt.toISOString()).toBe(usedAt.toISOString());
  });

  it("is empty at the start of a test, whatever the one before wrote", async () => {
    expect(await db.conversionResult.count()).toBe(0);
  });

  it("counts every one of many increments made at once", async () => {
    await db.modelUsage.create({ data: { day: "2026-11-21", tokens: 0 } });
    await Promise.all(
      Array.from({ length: 50 }, () =>
        db.modelUsage.update({ where: { day: "2026-11-21" }, data: { tokens: { increment: 1 } } }),
      ),
    );
    expect(await db.modelUsage.findUnique({ where: { day: "2026-11-21" } })).toEqual({
      day: "2026-11-21",
      tokens: 50,
    });
  });

  it("undoes a transaction that fails half-way", async () => {
    const failing = db.$transaction(async (tx) => {
      await tx.modelUsage.create({ data: { day: "2026-11-21", tokens: 1 } });
      throw new Error("half-way");
    });
    await expect(failing).rejects.toThrow("half-way");
    expect(await db.modelUsage.count()).toBe(0);
  });
});
