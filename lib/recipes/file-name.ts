import "server-only";
import { env } from "@/lib/env";

/** What the names of downloaded files begin with: the product's, in the letters that every system takes. */
export const fileNameStart =
  env.APP_NAME.normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "my";
