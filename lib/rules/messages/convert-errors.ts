/**
 * Every sentence a conversion can fail with, and what the screen makes of it (converting.md#failure-words).
 * The server throws these constants, the screens read `titleFor`: one table, so that neither can drift from the other.
 * The screens know a failure by words inside the sentence (`keywords` below): a sentence changed here keeps its words.
 */

/** The tab of the converter that failed. */
export type ConvertSource = "url" | "photo" | "pdf" | "text";

/** What a toast or a card shows. `detail` is the server's own sentence, when `text` is a fixed one that does not say why. */
export type ConvertMessage = { title: string; text: string; detail?: string };

export const URL_ERRORS = {
  missing: "Please enter a recipe URL",
  /** One sentence for every address that is not fetched, so that the answer tells nothing about the network behind us. */
  refused: "Please enter a valid URL of a public web page.",
  notFound: "The recipe page was not found (404).",
  denied: "The website refused us: access denied (403).",
  timeout: "The website did not answer in time (timeout).",
  tooLarge: "This page is larger than 5 MB.",
  unsupported: "This address leads to something that is neither a web page, a PDF nor a picture.",
  unreachable: "This website could not be reached. Please check the address.",
  siteError: "The website answered with an error. Please try again later.",
  tooManyRedirects: "This address sends us in circles. Please enter the address of the recipe itself.",
  botWall:
    "This website lets people in but blocks programs: access denied. Copy the recipe's text and use the Text option.",
  article: "This page is an article without a recipe. Open the recipe itself and enter its address.",
  list: "This page lists several recipes. Open one of them and enter its address.",
  noRecipe: "We could not find a recipe on this page. Copy the recipe's text and use the Text option.",
} as const;

export const PDF_ERRORS = {
  missing: "Please upload a PDF of your recipe",
  wrongType: "Please upload a valid PDF document.",
  invalid: "Invalid PDF: this file is damaged or is not a PDF.",
  password: "This PDF is password protected. Remove the password and try again.",
  empty: "This PDF is empty.",
  little: "This PDF has too little text to be a recipe.",
  scanned: "This PDF is a scanned image with no searchable text.",
  notRecipe: "This PDF doesn't appear to contain a recipe.",
  tooLarge: "This PDF is larger than 20 MB.",
  tooManyPages: "This PDF has more than 60 pages.",
  timeout: "Reading this PDF took too long (timeout).",
} as const;

export const PHOTO_ERRORS = {
  missing: "Please upload at least one photo of your recipe",
  wrongType: "This file is not a picture. Please upload a PNG or JPG photo.",
  empty: "This photo is empty (0 bytes).",
  tooLarge: "This photo is larger than 10 MB.",
  tooManyPixels: "This photo is larger than 50 megapixels.",
  unreadable: "This photo is damaged and could not be read.",
  timeout: "Reading this photo took too long (timeout).",
} as const;

export const TEXT_ERRORS = {
  missing: "Please enter a recipe text",
  tooLong: "This text is longer than 50,000 characters.",
  noRecipe: "We could not find a recipe in this text. It needs ingredients and what to do with them.",
} as const;

/** Failures of ours that any source can meet. */
export const CONVERT_ERRORS = {
  timeout: "Converting this recipe took too long (timeout). Please try again.",
  busy: "Many recipes are being converted right now. Please try again in a moment.",
  broke:
    "Something in this recipe could not be read. Copy its ingredients and steps and use the Text option.",
} as const;

type Rule = { title: string; keywords: readonly string[]; text?: string };

const PDF_RULES: readonly Rule[] = [
  { title: "Not a Recipe PDF", keywords: ["doesn't appear to contain a recipe"] },
  { title: "Invalid PDF File", keywords: ["invalid pdf", "valid pdf document"] },
  { title: "Password Protected PDF", keywords: ["password protected"] },
  {
    title: "Scanned PDF Detected",
    keywords: ["scanned image", "no searchable text"],
    text: "This PDF is a scanned image with no searchable text. Use the Photo option to read it.",
  },
  { title: "Empty PDF", keywords: ["empty", "little text"] },
];

const URL_TITLE = "URL Processing Failed";
const URL_RULES: readonly Rule[] = [
  {
    title: URL_TITLE,
    keywords: ["404", "not found"],
    text: "Recipe page not found. Please check the address and try again.",
  },
  {
    title: URL_TITLE,
    keywords: ["403", "access denied"],
    text: "Access denied - this website blocks automated recipe extraction. Copy the recipe's text and use the Text option instead.",
  },
  {
    title: URL_TITLE,
    keywords: ["timeout"],
    text: "The request took too long. Please try again, or copy the recipe's text and use the Text option.",
  },
];

/** What is said of a failure whose own sentence is not for cooks, or that stands above it. */
const FALLBACK: Record<ConvertSource, ConvertMessage> = {
  url: { title: URL_TITLE, text: "Failed to process the recipe URL. Please try again." },
  pdf: { title: "PDF Processing Failed", text: "Failed to process the PDF. Please try again." },
  photo: { title: "Error", text: "Failed to extract text from the recipe image. Please try again." },
  text: { title: "Error", text: "Failed to process the recipe text. Please try again." },
};

/**
 * What the screen shows when a conversion failed.
 *
 * @param status HTTP status of the answer; 0 when there was none (no network)
 * @param sentence the `error` of the wire error; the raw body or status text when it was not ours
 * @param from the tab that asked
 */
export function titleFor(status: number, sentence: string, from: ConvertSource): ConvertMessage {
  const fallback = FALLBACK[from];
  const said = sentence.trim();
  if (from === "text" || from === "photo") {
    return isForCooks(status) && said !== "" ? { ...fallback, detail: said } : { ...fallback };
  }
  const haystack = from === "url" ? `${status}: ${said}`.toLowerCase() : said.toLowerCase();
  const rule = (from === "url" ? URL_RULES : PDF_RULES).find(({ keywords }) =>
    keywords.some((word) => haystack.includes(word)),
  );
  if (rule) return { title: rule.title, text: rule.text ?? said };
  return isForCooks(status) && said !== "" ? { title: fallback.title, text: said } : { ...fallback };
}

/** Sentences of expected failures are written for cooks; a 500's or a proxy's page is not. */
function isForCooks(status: number): boolean {
  return (status >= 400 && status < 500) || status === 502 || status === 503 || status === 504;
}

/** A sentence that states a limit, with the limit an operator has set instead of the default one. */
export function withLimit(sentence: string, limit: number): string {
  return sentence.replace(/\d[\d,]*/, (Math.round(limit * 10) / 10).toLocaleString("en-US"));
}
