import "server-only";
/** The rate limits by name (decisions §9): how often, and what the cook reads. Counts come from env `LIMIT_*`. */
import { env, type RateLimit } from "@/lib/env";

export type Limit = {
  /** Routes that name the same limit share its counter. */
  name: string;
  anonymous: RateLimit;
  /** @param wait for example "12 minutes" */
  sentence: (wait: string) => string;
};

export const limits = {
  /** The four conversion calls together: reading a page, a PDF or a photo costs real work. */
  convert: {
    name: "convert",
    anonymous: env.LIMIT_CONVERT_ANON,
    sentence: (wait) => `You have converted many recipes in a short time. Please try again in ${wait}.`,
  },
} as const satisfies Record<string, Limit>;
