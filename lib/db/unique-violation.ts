import "server-only";
import { AppError } from "@/lib/errors";
import { Prisma } from "./generated/client";

/** True for the database's word that a unique value is there already. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";

/** For `.catch`: a unique value that is there already is a `conflict` in these words, any other error stays what it is. */
export const asConflict =
  (sentence: string) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? new AppError("conflict", sentence, { cause: error }) : error;
  };
