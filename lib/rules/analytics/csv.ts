/** Comma-separated values (RFC 4180) that a spreadsheet shows and never runs. */

/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * The same behind what some spreadsheets divide cells by: a reader of semicolons, or of tabs, does not know our quotation marks and
 * begins a cell in the middle of one of ours.
 */
const INNER_FORMULA = /([;\t\r\n][" ]*)(?=[=+\-@\t\r])/g;

type Cell = string | number | boolean | null;

function csvCell(cell: Cell): string {
  const text = cell === null ? "" : String(cell);
  const harmless =
    typeof cell === "string" ? text.replace(FORMULA, "'$&").replace(INNER_FORMULA, "$1'") : text;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
}

/** One line with its line end; texts that look like a formula get a leading apostrophe, wherever a reader may begin a cell. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;
