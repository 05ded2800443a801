import "server-only";
/**
 * Finished conversions by the hash of all they were made from, so that the same recipe is formatted, and paid for, once.
 * A cache only: when the database fails, conversion goes on without it.
 */
import { createHash } from "node:crypto";
import { db } from "@/lib/db/client";
import { FormattedContent } from "@/lib/engine/recipe/formatted";
import { ENGINE_VERSION } from "@/lib/engine/version";
import { log } from "@/lib/log";
import { services } from "@/lib/services";
import type { RecipeFormatter } from "@/lib/services/formatter/port";
import type { Found } from "./found";

const MAX_RESULTS = 10_000;
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const PRUNE_EVERY_MS = 10 * 60 * 1000;

/** The key of one source under one formatter: another engine, model or prompt is another key. */
export function resultKey({ source, original }: Found, { name, version }: RecipeFormatter): string {
  return hashOf([ENGINE_VERSION, name, version, source, original]);
}

/** The key of a source that is nothing but words. */
export const wordsKey = (words: string, { name, version }: RecipeFormatter): string =>
  hashOf([ENGINE_VERSION, name, version, words]);

const hashOf = (parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** The kept result, or null. Never throws. */
export async function findResult(key: string): Promise<FormattedContent | null> {
  try {
    const [row] = await db.conversionResult.updateManyAndReturn({
      where: { key },
      data: { usedAt: services().now() },
      select: { content: true },
    });
    const content = FormattedContent.safeParse(row?.content);
    return content.success ? content.data : null;
  } catch (error) {
    log.warn({ err: error }, "the result cache cannot be read");
    return null;
  }
}

/** Keeps a result. Never throws. */
export async function keepResult(key: string, content: FormattedContent, formatter: string): Promise<void> {
  const now = services().now();
  try {
    await db.conversionResult.upsert({
      where: { key },
      create: { key, content, formatter, createdAt: now, usedAt: now },
      update: { content, usedAt: now },
    });
    await pruneSometimes(now);
  } catch (error) {
    log.warn({ err: error }, "the result cache cannot be written");
  }
}

let prunedAtMs = 0;

async function pruneSometimes(now: Date): Promise<void> {
  if (now.getTime() - prunedAtMs < PRUNE_EVERY_MS) return;
  prunedAtMs = now.getTime();
  await pruneResults(now, MAX_RESULTS);
}

/** Drops results not used for 30 days, and the longest unused beyond `most`. */
export async function pruneResults(now: Date, most: number): Promise<void> {
  await db.conversionResult.deleteMany({
    where: { usedAt: { lt: new Date(now.getTime() - KEPT_DAYS * DAY_MS) } },
  });
  const tooMany = await db.conversionResult.findMany({
    select: { key: true },
    orderBy: { usedAt: "desc" },
    skip: most,
    take: 1000,
  });
  if (tooMany.length > 0)
    await db.conversionResult.deleteMany({ where: { key: { in: tooMany.map(({ key }) => key) } } });
}
