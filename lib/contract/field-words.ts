/** How a field of a request is called in a sentence for cooks: "the new password", "step 4", "the instruction of step 4". */

/** Fields whose name in the code is not what a cook would say. */
const WORDS: Record<string, string> = {
  content: "recipe",
  contentType: "kind of recipe source",
  cursor: "place in the list",
  email: "email address",
  eventType: "kind of visit",
  formattedContent: "recipe",
  imageUrl: "picture",
  isPrep: "preparation mark",
  isPremium: "choice of Premium",
  limit: "number of recipes",
  order: "direction of sorting",
  originalContent: "original text",
  outcome: "choice",
  page: "page number",
  pageSize: "number of rows",
  planType: "plan",
  productTag: "product",
  purchasedProducts: "products",
  q: "search",
  sessionId: "checkout",
  session_id: "checkout",
  show: "number of recipes",
  sort: "column to sort by",
  sourceId: "recipe",
  sourceType: "kind of source",
  stripeCustomerId: "customer id",
  tag: "product",
  to: "email address",
  token: "link",
  updatedAt: "time of the last change",
  userId: "account",
  visitorId: "visitor",
};

/** What one entry of a list is called. */
const ENTRIES: Record<string, string> = {
  entries: "entry",
  other: "other ingredient",
  pantry: "pantry ingredient",
  refrigerated: "refrigerated ingredient",
  refrigeratedFrozen: "refrigerated ingredient",
  seconds: "time",
  others: "other line",
};

const words = (name: string): string =>
  WORDS[name] ??
  name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
const entry = (name: string): string => ENTRIES[name] ?? words(name).replace(/s$/, "");

/** A field by its path, with "the" where it has no number; null for the request as a whole. */
export function fieldInWords(path: readonly PropertyKey[]): string | null {
  const names = path.map((part) => (typeof part === "symbol" ? "" : part));
  const at = names.findLastIndex((part) => typeof part === "string");
  const name = names[at];
  if (typeof name !== "string") return null;
  const within = names[at + 1];
  if (typeof within === "number") return `${entry(name)} ${within + 1}`;
  const list = names[at - 2];
  const index = names[at - 1];
  if (typeof index === "number" && typeof list === "string")
    return `the ${words(name)} of ${entry(list)} ${index + 1}`;
  return `the ${words(name)}`;
}

/** "is" or "are": whether the field's name means several. */
export const isOrAre = (field: string): string =>
  /(?:[^s]s)$/.test(field) && !/ address$/.test(field) ? "are" : "is";
