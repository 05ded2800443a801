/** Decodes HTML character references completely: named (with and without semicolon), decimal, hexadecimal, Windows-1252 leftovers. */
import { NAMED_REFERENCES, NAMES_WITHOUT_SEMICOLON } from "./entities.data";

/** HTML Standard, "numeric character reference end state": bytes 0x80–0x9F mean Windows-1252 characters. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

let named: Map<string, string> | null = null;
let openEnded: Set<string> | null = null;

function namedReferences(): Map<string, string> {
  if (named) return named;
  named = new Map();
  for (const entry of NAMED_REFERENCES.trim().split(/\s+/)) {
    const colon = entry.lastIndexOf(":");
    const points = entry.slice(colon + 1).split("+");
    named.set(entry.slice(0, colon), points.map((hex) => String.fromCodePoint(parseInt(hex, 16))).join(""));
  }
  return named;
}

function withoutSemicolon(): Set<string> {
  openEnded ??= new Set(NAMES_WITHOUT_SEMICOLON.trim().split(/\s+/));
  return openEnded;
}

function fromCode(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_1252.charAt(code - 0x80);
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return "\ufffd";
  return String.fromCodePoint(code);
}

const REFERENCE = /&(?:#[xX]([0-9a-fA-F]{1,8});?|#([0-9]{1,9});?|([a-zA-Z][a-zA-Z0-9]{1,31})(;?))/g;

function fromName(whole: string, name: string, closed: boolean): string {
  if (!closed && !withoutSemicolon().has(name)) return whole;
  return namedReferences().get(name) ?? namedReferences().get(name.toLowerCase()) ?? whole;
}

function decodeOnce(text: string): string {
  return text.replace(
    REFERENCE,
    (whole: string, hex?: string, decimal?: string, name?: string, semicolon?: string) => {
      if (hex !== undefined) return fromCode(parseInt(hex, 16));
      if (decimal !== undefined) return fromCode(parseInt(decimal, 10));
      return fromName(whole, name ?? "", semicolon === ";");
    },
  );
}

/**
 * Decodes the references of `text`. Pages often encode twice ("&amp;amp;", "&amp;#8217;"), so it decodes until nothing changes, at most
 * four times. Never throws; unknown names stay as they are.
 */
export function decodeEntities(text: string): string {
  let result = text;
  for (let pass = 0; pass < 4 && result.includes("&"); pass++) {
    const next = decodeOnce(result);
    if (next === result) break;
    result = next;
  }
  return result;
}
