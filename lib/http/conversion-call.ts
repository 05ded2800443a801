import "server-only";
import { ConvertAnswer } from "@/lib/contract/recipes";
import { limits } from "./limits";

/** What every call that converts a source has in common. */
export const conversionCall = {
  access: "viewer",
  bearer: "convert",
  limit: limits.convert,
  answer: { name: "ConvertAnswer", schema: ConvertAnswer },
  codes: ["unreadable", "timeout", "unavailable"],
} as const;
