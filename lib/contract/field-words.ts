/** How a field of a request is called in a sentence for cooks: "the new password", "step 4", "the instruction of step 4". */
import { t, type Message } from "@/lib/messages";
import { translated } from "@/lib/messages/speech";

/** Fields whose name in the code is not what a cook would say. */
const WORDS = {
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
} satisfies Record<string, Message>;

/** What one entry of a list is called. */
const ENTRIES = {
  entries: "entry",
  steps: "step",
  ingredients: "ingredient",
  notes: "note",
  other: "other ingredient",
  pantry: "pantry ingredient",
  refrigerated: "refrigerated ingredient",
  refrigeratedFrozen: "refrigerated ingredient",
  seconds: "time",
  others: "other line",
} satisfies Record<string, Message>;

/** Names of the code that are said as they are: for the languages in which they are not. */
export const SAID_AS_NAMED: readonly Message[] = (
  [
    "title",
    "description",
    "instruction",
    "servings",
    "steps",
    "ingredients",
    "notes",
    "message",
    "name",
    "first name",
    "last name",
    "password",
    "new password",
    "current password",
    "code",
    "file",
    "text",
    "url",
  ] satisfies Message[]
).slice();

const named = (names: Record<string, string>, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

const words = (name: string): string => translated(named(WORDS, name) ?? spelled(name));

const spelled = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
const entry = (name: string): string =>
  translated(named(ENTRIES, name) ?? (named(WORDS, name) ?? spelled(name)).replace(/s$/, ""));

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
    return t("the {name} of {entry} {number}", { name: words(name), entry: entry(list), number: index + 1 });
  return t("the {name}", { name: words(name) });
}

/** The field as a sentence begins with it. */
export const capital = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);

/** Whether the field's name means several, in English. */
export const isPlural = (field: string): boolean => /(?:[^s]s)$/.test(field) && !/ address$/.test(field);
