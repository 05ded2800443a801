/**
 * How a recipe comes in when its page does not give it away (converting.md#other-ways): each way in one sentence, in the order in which they
 * are shown. A way is told by its `name` on the wire.
 */
import { URL_ERRORS } from "./url";
import { t } from "@/lib/messages";

export type Way = {
  name: string;
  /** What the cook does, calmly, in one sentence. */
  sentence: string;
  /** The words of the button that opens it: a tab of the converter, or a page that says how. */
  button: string;
} & ({ tab: "text" | "photo" | "pdf" } | { page: string });

export const WAYS = [
  {
    name: "text",
    get sentence() {
      return t("Copy the recipe from the page in your browser and paste it as text.");
    },
    tab: "text",
    get button() {
      return t("Use the Text option");
    },
  },
  {
    name: "page",
    get sentence() {
      return t("If you can see the recipe in your browser, send us the page as you see it.");
    },
    page: "/bring-recipes#bookmark",
    get button() {
      return t("See how");
    },
  },
  {
    name: "photo",
    get sentence() {
      return t("Take a screenshot or a photo of the recipe, and we read it.");
    },
    tab: "photo",
    get button() {
      return t("Use the Photo option");
    },
  },
  {
    name: "pdf",
    get sentence() {
      return t("Print the page, choose “Save as PDF”, and give us that file.");
    },
    tab: "pdf",
    get button() {
      return t("Use the PDF option");
    },
  },
] as const satisfies readonly Way[];

/** Failures behind which there is a page that the cook can see and we cannot read. */
const HAVE_WAYS: readonly string[] = [
  URL_ERRORS.denied,
  URL_ERRORS.botWall,
  URL_ERRORS.consent,
  URL_ERRORS.siteError,
  URL_ERRORS.timeout,
  URL_ERRORS.noRecipe,
  URL_ERRORS.unsupported,
];

/** The ways round a failure of a web address. `tooLarge` states a setting, so that it is known by its code. */
export const waysRound = (code: string, sentence: string): readonly Way[] =>
  code === "too_large" || HAVE_WAYS.includes(sentence) ? WAYS : [];
