/** Comma-separated values (RFC 4180) that a spreadsheet shows and never runs. */

/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number | boolean | null;

function csvCell(cell: Cell): string {
  const text = cell === null ? "" : String(cell);
  const harmless = typeof cell === "string" && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
}

/** One line with its line end; texts that look like a formula get a leading apostrophe (decisions §11). */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;
