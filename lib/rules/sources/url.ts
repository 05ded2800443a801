import { PAGE_MAX_BYTES } from "@/lib/rules/limits";
import { megabytes, type Source } from "./source";
import { t, type Message } from "@/lib/messages";

export const URL_ERRORS = {
  missing: "Please enter a recipe URL",
  /** One sentence for every address that is not fetched, so that the answer tells nothing about the network behind us. */
  refused: "Please enter a valid URL of a public web page.",
  notFound: "The recipe page was not found (404).",
  denied: "The website refused us: access denied (403).",
  timeout: "The website did not answer in time (timeout).",
  get tooLarge() {
    return t("This page is larger than {size}.", { size: megabytes(PAGE_MAX_BYTES) });
  },
  unsupported: "This address leads to something that is neither a web page, a PDF nor a picture.",
  unreachable: "This website could not be reached. Please check the address.",
  siteError: "The website answered with an error. Please try again later.",
  tooManyRedirects:
    "This address only leads to other addresses. Please enter the address of the recipe itself.",
  botWall:
    "This website lets people in but blocks programs: access denied. Copy the recipe's text and use the Text option.",
  consent:
    "This page asks about cookies before it shows its recipe. Answer it in your browser, then bring the recipe from there.",
  article: "This page is an article without a recipe. Open the recipe itself and enter its address.",
  list: "This page lists several recipes. Open one of them and enter its address.",
  noRecipe: "We could not find a recipe on this page. Copy the recipe's text and use the Text option.",
} as const satisfies Record<string, Message | string>;

const title = (): string => t("URL Processing Failed");

export const url = {
  name: "url",
  label: "URL",
  call: "/api/recipes/process-url",
  get working() {
    return t("Fetching the page and placing its ingredients in the steps");
  },
  errors: URL_ERRORS,
  known: [
    {
      get title() {
        return title();
      },
      keywords: ["404", "not found"],
      get text() {
        return t("Recipe page not found. Please check the address and try again.");
      },
    },
    {
      get title() {
        return title();
      },
      keywords: ["403", "access denied"],
      get text() {
        return t(
          "Access denied - this website blocks automated recipe extraction. Copy the recipe's text and use the Text option instead.",
        );
      },
    },
    {
      get title() {
        return title();
      },
      keywords: ["timeout"],
      get text() {
        return t(
          "The request took too long. Please try again, or copy the recipe's text and use the Text option.",
        );
      },
    },
  ],
  knownByStatus: true,
  failed: {
    get title() {
      return title();
    },
    get text() {
      return t("Failed to process the recipe URL. Please try again.");
    },
  },
} as const satisfies Source;
