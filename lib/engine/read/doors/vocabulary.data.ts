/** What pages say in their markup of other addresses for their words: relations, types, names of links. No words for readers. */

/** In the order in which they are worth trying: a print view is the recipe alone. */
export const DOOR_NAMES = ["print", "amp", "refresh", "data", "oembed"] as const;
export type DoorName = (typeof DOOR_NAMES)[number];

/** A link whose address or class says that it prints. */
export const PRINT = /(?:^|[^a-z])print(?:able|er|view)?(?:$|[^a-z])/i;
export const PRINT_MEDIA = /\bprint\b/i;
/** The attribute of a `<meta>` that stands for a header. */
export const EQUIVALENT = "http-equiv";
export const REFRESH = /^\s*\d{1,3}\s*[;,]\s*url\s*=\s*['"]?([^'"\s]{1,2000})/i;

export const AMP_RELATION = /\bamphtml\b/;
export const ALTERNATE = /\balternate\b/;
/** JSON of any kind but schema.org's, which stands in the page as well. */
export const JSON_TYPE = /^application\/(?!ld\+)(?:[\w.-]+\+)?json$/;
export const OEMBED_TYPE = "application/json+oembed";

/** Keys of a page's data under which it says what it is called, and the one that wraps a text. */
export const TITLE_KEYS: ReadonlySet<string> = new Set(["title", "name", "headline"]);
export const WRAPPER_KEY = "rendered";
