import "server-only";

/** A column that contains `text` literally: Prisma passes `contains` to LIKE unescaped, where `%` and `_` are wildcards. */
export const containing = (text: string): { contains: string } => ({
  contains: text.replace(/[\\%_]/g, "\\$&"),
});
