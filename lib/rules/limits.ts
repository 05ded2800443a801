/**
 * The product's numbers, each stated once (limits.md#one-place). Units stand in the names.
 * Limits that an operator may change are read through `lib/env.ts`, which takes these as its defaults.
 */
export const FREE_SAVED_RECIPES = 5;
/** Steps that a shared link shows to viewers who may not see the whole recipe. */
export const SHARE_PREVIEW_STEPS = 2;
/** Recipes of the curated library ('Crowd Favourite', the Quick Start Pack). */
export const LIBRARY_PACK_RECIPES = 10;
/** How long a deletion can be taken back, on the screen. */
export const UNDO_MS = 8_000;
export const PENDING_LIFETIME_MS = 24 * 60 * 60 * 1000;

export const PASSWORD_MIN_CHARS = 6;
export const PASSWORD_MAX_CHARS = 200;
export const ADMIN_PASSWORD_MIN_CHARS = 8;
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** However often a session is renewed, then it is over. */
export const SESSION_LONGEST_MS = 180 * 24 * 60 * 60 * 1000;
export const RESET_LIFETIME_MS = 60 * 60 * 1000;
/** The first password of an account that was made on a shared page. */
export const SET_PASSWORD_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
export const EMAIL_CHANGE_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** How long the owner of the old address can take a change back. */
export const EMAIL_UNDO_LIFETIME_MS = 72 * 60 * 60 * 1000;
export const EMAIL_VERIFICATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** Personal access tokens of one account, and how long the name of one may be. */
export const ACCESS_TOKENS_MAX = 10;
export const ACCESS_TOKEN_NAME_MAX_CHARS = 60;
/** What is searched for, in any list. */
export const SEARCH_MAX_CHARS = 200;
export const SUPPORT_SUBJECT_MAX_CHARS = 200;
export const SUPPORT_MESSAGE_MAX_CHARS = 5_000;
/** What a person calls themself. */
export const NAME_MAX_CHARS = 100;
export const ADMIN_IDLE_MS = 8 * 60 * 60 * 1000;
export const ADMIN_SESSION_LONGEST_MS = 7 * 24 * 60 * 60 * 1000;
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
export const IDEMPOTENCY_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** How long a job that was given up can be tried again, and the key of one that was done is remembered. */
export const JOB_KEPT_DAYS = 30;
/** A picture that no saved recipe shows: longer than any recipe waits to be saved. */
export const PICTURE_DRAFT_MS = 7 * 24 * 60 * 60 * 1000;
/** One account's pictures take no more than this part of the room for all pictures (MAX_PICTURES_MB). */
export const ACCOUNT_PICTURES_PART = 1 / 50;
/** Less than this stays free on the disk for the database beside the pictures. */
export const DISK_LEAST_FREE_BYTES = 200 * 1024 * 1024;

/** A converted result that nobody asks for again. */
export const RESULT_KEPT_DAYS = 30;
/** Whose link a visitor opened last. */
export const SHARE_VISIT_REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

export const TEXT_MAX_CHARS = 50_000;
/** All words of a saved recipe together: some tens of printed pages. */
export const RECIPE_MAX_CHARS = 60_000;
/** A saved recipe as JSON, with everything that links its parts. */
export const RECIPE_MAX_JSON_CHARS = 400_000;
/** The text a recipe was made of, kept beside it. */
export const ORIGINAL_MAX_CHARS = 60_000;
/** What of a receipt is kept: a cook reads a handful. */
export const RECEIPT_MAX_ISSUES = 200;
export const RECEIPT_MAX_TEXT_CHARS = 500;
/** Recipes of a file that one import takes, those that it cannot read among them; those that are there already are not counted. */
export const IMPORT_MAX_RECIPES = 2_000;
/** By the clock, waiting for one's turn among it. */
export const IMPORT_MAX_MS = 5 * 60 * 1000;
/** A page that anybody may open, as it is sent. */
export const PUBLIC_PAGE_MAX_BYTES = 300_000;
export const INCOMPLETE_TEXT_CHARS = 100;
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;
export const JSON_MAX_BYTES = 1024 * 1024;
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
export const PHOTO_MAX_PIXELS = 50_000_000;
/** Photos of one recipe, pages of a scanned PDF among them; a recipe rarely has more. */
export const PHOTOS_MAX = 8;
/** All photos of one call together. */
export const PHOTOS_MAX_BYTES = 25 * 1024 * 1024;
/** A photo in a format that the readers do not decode themselves is drawn for them, no larger than this. */
export const PHOTO_DRAWN_MAX_SIDE_PX = 4096;
export const PDF_MAX_BYTES = 20 * 1024 * 1024;
export const PDF_MAX_PAGES = 60;
/** Of a web address. */
export const ADDRESS_MAX_CHARS = 2048;
export const PAGE_MAX_BYTES = 5 * 1024 * 1024;
export const PAGE_TIMEOUT_MS = 10_000;
export const PAGE_MAX_REDIRECTS = 5;

/** Stored pictures (converting.md#pictures): longest side, JPEG quality, and the colour under transparent parts. */
export const STORED_IMAGE_MAX_SIDE_PX = 400;
export const STORED_IMAGE_JPEG_QUALITY = 0.3;
export const STORED_IMAGE_BACKGROUND = "#ffffff";
