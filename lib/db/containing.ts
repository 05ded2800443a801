import "server-only";

/** A column that holds `text`, letter by letter: Prisma hands `contains` to LIKE as it is, whose wildcards are letters to people. */
export const containing = (text: string): { contains: string } => ({
  contains: text.replace(/[\\%_]/g, "\\$&"),
});
