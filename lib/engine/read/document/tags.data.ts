/** A line across the page. */
export const RULE = "hr";
/** What of a paragraph nobody sees. */
export const NO_WORDS = /<[^<>]*>|&nbsp;|&#160;|\s/g;
/** Elements that break a line inside a table's cell. */
export const CELL_BREAKS: ReadonlySet<string> = new Set(["br", "p", "div", "li"]);
