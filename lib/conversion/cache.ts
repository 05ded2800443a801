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
import type { ExtractedRecipe, ExtractedText } from "./extracted";
import { DAY_MS } from "@/lib/rules/dates";
import { RESULT_KEPT_DAYS } from "@/lib/rules/limits";

const MAX_RESULTS = 10_000;

/** The key of one source under one formatter: another engine, model or prompt is another key. */
export function resultKey({ source, original }: ExtractedRecipe, { name, version }: RecipeFormatter): string {
  return hashOf([ENGINE_VERSION, name, version, source, original]);
}

/** The key of a source that is nothing but words. */
export const textKey = (
  { words, language }: Pick<ExtractedText, "words" | "language">,
  { name, version }: RecipeFormatter,
): string => hashOf([ENGINE_VERSION, name, version, words, ...(language ? [language] : [])]);

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
export async function keepResult(
  key: string,
  content: FormattedContent,
  { formatter, madeMark }: { formatter: string; madeMark: string | null },
): Promise<void> {
  const now = services().now();
  try {
    await db.conversionResult.upsert({
      where: { key },
      create: { key, content, formatter, madeMark, createdAt: now, usedAt: now },
      update: { content, madeMark, usedAt: now },
    });
  } catch (error) {
    log.warn({ err: error }, "the result cache cannot be written");
  }
}

/** Drops up to `most` results: those not used for 30 days, and the longest unused beyond `bound`. Answers how many. */
export async function sweepResults(now: Date, most: number, bound = MAX_RESULTS): Promise<number> {
  const unused = await db.conversionResult.deleteMany({
    where: { usedAt: { lt: new Date(now.getTime() - RESULT_KEPT_DAYS * DAY_MS) } },
    limit: most,
  });
  if (unused.count >= most) return unused.count;
  const tooMany = await db.conversionResult.findMany({
    select: { key: true },
    orderBy: { usedAt: "desc" },
    skip: bound,
    take: most - unused.count,
  });
  const keys = tooMany.map(({ key }) => key);
  if (keys.length === 0) return unused.count;
  return unused.count + (await db.conversionResult.deleteMany({ where: { key: { in: keys } } })).count;
}
