/**
 * The names that programs give to the parts of a recipe: properties of schema.org and microformats, classes of plug-ins, keys of a page's data,
 * file names. They are the same on pages of every language. Words that are written for readers stand in `lib/engine/language`.
 */

/** Names of one property in microdata, RDFa and microformats, in lower case. */
export const PROPERTY_NAMES = {
  title: ["name", "p-name", "fn"],
  ingredients: ["recipeingredient", "ingredients", "ingredient", "p-ingredient", "recipeingredients"],
  instructions: ["recipeinstructions", "instructions", "instruction", "e-instructions", "recipeinstruction"],
  yield: ["recipeyield", "yield", "p-yield", "servings"],
  total: ["totaltime", "duration", "dt-duration"],
  prep: ["preptime"],
  cook: ["cooktime"],
  image: ["image", "photo", "u-photo"],
  description: ["description", "summary", "p-summary"],
} as const;

/** What the opening tag of a marked recipe holds, and how its type or class is written. */
export const ROOT_MARK = "recipe";
export const ROOT_WORDS = ["itemtype", "typeof", "hrecipe", "h-recipe"];
export const ROOT_TYPE = /(?:^|[/:\s])recipe\s*$/i;
export const ROOT_CLASS = /(?:^|\s)(?:h-recipe|hrecipe)(?:\s|$)/i;
/** Ingredients marked without a recipe around them. */
export const STRAY_WORDS = [
  'itemprop="recipeingredient',
  'itemprop="ingredient',
  "itemprop='recipeingredient",
  "itemprop=recipeingredient",
];
/** Where an image keeps its address, before it is shown and then. */
export const IMAGE_ATTRIBUTES = ["data-src", "src"];
/** Where a marked element keeps the address of a picture. */
export const VALUE_ATTRIBUTES = ["content", "href", "data-lazy-src", "data-src", "src"];

/** By which words of a class or an id a plug-in or theme names a part. */
export const PART_NAMES: Readonly<Record<string, readonly string[]>> = {
  ingredients: ["ingredient"],
  steps: ["instruction", "direction", "method", "preparation", "procedure", "step", "howto", "how-to"],
};
export const NAMING_ATTRIBUTES = [
  "class",
  "id",
  "data-component",
  "data-testid",
  "data-test-id",
  "data-name",
];
/** Elements that never hold a part. */
export const UNNAMED = new Set("script style link a input svg body html meta button img path".split(" "));

/** How a page hides an element, or shows one pane of several. */
export const HIDING_WORDS = [
  "hidden",
  "display:none",
  "display: none",
  "pane",
  "panel",
  "tab-content",
  "tabcontent",
];
export const HIDING_ATTRIBUTE = "aria-hidden";
export const HIDING_STYLE = /(?:^|;)\s{0,5}display\s{0,5}:\s{0,5}none/i;
export const PANE = /^(?:[a-z0-9]+[-_]{1,2}){0,3}(?:tab|tabs)?[-_]?(?:pane|panel|content)$/;
export const OPEN_PANE = new Set([
  "active",
  "is-active",
  "show",
  "is-open",
  "open",
  "current",
  "is-current",
  "selected",
  "is-selected",
  "visible",
]);

/** The role of a row of titles above panes. */
export const TAB_LIST = "tablist";

/** Properties of `meta` elements, the better ones first. */
export const META = {
  title: ["og:title", "twitter:title"],
  description: ["og:description", "description", "twitter:description"],
  image: ["og:image:secure_url", "og:image", "og:image:url", "twitter:image", "twitter:image:src"],
  site: ["og:site_name", "application-name"],
  address: ["og:url"],
  author: ["author", "article:author"],
};

/** What sites show when they have no picture, and their own sign. */
export const NO_PICTURE =
  /logo|favicon|(?:^|[/_-])icon|placeholder|default[-_/.]|no-?image|avatar|sprite|badge|ogimage|\.svg(?:$|\?)|\.gif(?:$|\?)/i;
export const PICTURE_SOURCES = ["data-lazy-src", "data-src", "data-original", "src"];

/** Marks of the programs that stand between a page and who reads it. */
export const WALL_MARKUP =
  /cf-chl-|challenge-platform|_incapsula_|px-captcha|g-recaptcha-response|datadome|hcaptcha\.com\/1\/api|akamai-bot|sucuri_cloudproxy/i;
/** Marks of the programs that ask readers about cookies. */
export const CONSENT_MARKUP =
  /onetrust-(?:banner|consent)|cookiebot|didomi|qc-cmp2|sp_message_container|usercentrics|consentmanager|iubenda-cs|fc-consent-root|truste-consent|cmpbox/i;
/** A footer inside one of these is theirs; any other is the page's own. */
export const HAVE_FOOTERS = new Set("article section main li td aside blockquote form".split(" "));
export const FOOTER = "footer";
/** Addresses of where a site begins. */
export const HOME = /^(?:(?:\.?\/)?(?:index\.[a-z]{3,5})?|https?:\/\/[^/]+\/?)$/i;
/** What stands below a post and tells of it: who wrote it when, under which words, buttons to pass it on, the writer's signature. */
export const BELOW_POST_WORDS = ["footer", "signature", "share"];
export const BELOW_POST =
  /^(?:(?:post|entry|article|item|section|blog|hentry|msg|message|ob|story|social)[-_]{0,2}){0,3}(?:footer|signature|share(?:[-_]{0,2}(?:bar|buttons|links))?)$/i;
/** Addresses of picture files. */
export const PICTURE_FILE = /^https?:.*\.(?:jpe?g|png|webp|avif)\b/i;

/** Keys of the data that a page's program was given; the same with JSON in a string. */
export const INGREDIENTS_KEY = /"(?:recipe)?ingredients?(?:list|lines|groups|sections)?"\s{0,5}:\s{0,5}\[/gi;
export const STEPS_KEY =
  /^(?:recipe)?(?:instructions?|directions?|steps?|methods?|preparation(?:steps)?|procedure)(?:list|lines|groups|sections)?$/i;
export const LIST_KEY = /^(?:recipe)?ingredients?(?:list|lines|groups|sections)?$/i;
export const TITLE_KEY = /^(?:recipe)?(?:name|title|headline)$/i;
export const SPEAKS_OF_FOOD = /ingredient/i;
/** The key as it stands in the value of an attribute. */
export const ESCAPED_KEY =
  /(?:&quot;|&#34;|&#x22;)(?:recipe)?ingredients?(?:list|lines|groups|sections)?(?:\\\\)?(?:&quot;|&#34;|&#x22;)\s{0,5}:/gi;
export const QUOTED_KEY = /ingredients?\w{0,12}\\"/i;

/** The ways in which a page can be read. */
export const WAYS = {
  data: "json-ld",
  state: "page-state",
  marked: "microdata",
  rdfa: "rdfa",
  classes: "h-recipe",
  plain: "plain",
};

// What pages say in their markup of other addresses for their words: relations, types, names of links. No words for readers.

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

/** A line across the page. */
export const RULE = "hr";
/** What of a paragraph nobody sees. */
export const NO_WORDS = /<[^<>]*>|&nbsp;|&#160;|\s/g;
/** Elements that break a line inside a table's cell. */
export const CELL_BREAKS: ReadonlySet<string> = new Set(["br", "p", "div", "li"]);
