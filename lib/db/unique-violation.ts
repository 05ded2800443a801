import "server-only";
import { AppError } from "@/lib/errors";
import { Prisma } from "./generated/client";

/** True when the database refused a row because a unique value exists already. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";

/** For `.catch`: turns a unique violation into a `conflict` with this sentence; any other error stays as it is. */
export const asConflict =
  (sentence: string) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? new AppError("conflict", sentence, { cause: error }) : error;
  };
