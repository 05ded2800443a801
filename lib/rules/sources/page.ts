import type { Source } from "./source";
import { url } from "./url";
import { t, type Message } from "@/lib/messages";

/** Of its own. */
export const PAGE_ERRORS = {
  missing: "This page is empty. Please open the recipe and send its page again.",
  address: "Please send the page together with its web address.",
  botWall:
    "This page asks whether you are a person. Answer it in your browser, and send the page again when you see the recipe.",
  consent:
    "This page asks about cookies. Answer it in your browser, and send the page again when you see the recipe.",
} as const satisfies Record<string, Message | string>;

/**
 * A page as the cook sees it in their own browser, past what keeps us out (converting.md#as-seen): handed over, not fetched. What is no
 * recipe there is told in the sentences of `url`.
 */
export const page = {
  name: "page",
  call: "/api/recipes/process-page",
  get working() {
    return t("Reading the page and placing its ingredients in the steps");
  },
  errors: PAGE_ERRORS,
  known: [],
  failed: {
    get title() {
      return url.failed.title;
    },
    get text() {
      return t("Failed to process the page. Please try again.");
    },
  },
} as const satisfies Source;
