/** Names of downloaded files: what a cook would call the file, and what every system takes. */

const BASE_MAX_CHARS = 80;
/** Names that Windows keeps for devices, whatever follows the dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** `title` as a file's name without its ending: letters, marks and digits of every script, blanks, hyphens; never empty. */
export function fileBase(title: string): string {
  const base = [
    ...title
      .normalize("NFC")
      .replace(/[^\p{L}\p{M}\p{N} _-]+/gu, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ]
    .slice(0, BASE_MAX_CHARS)
    .join("")
    .trim();
  if (!/[\p{L}\p{N}]/u.test(base)) return "recipe";
  return RESERVED.test(base) ? `${base} recipe` : base;
}

/** The header that offers `name` for saving (RFC 6266): whole, and in ASCII for old readers. */
export function contentDisposition(name: string): string {
  const dot = name.lastIndexOf(".");
  const [base, ending] = dot < 0 ? [name, ""] : [name.slice(0, dot), name.slice(dot)];
  const ascii = base
    .normalize("NFKD")
    .replace(/[^ \w.-]+/g, "")
    .replace(/ +/g, " ")
    .trim();
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${whole}; filename="${/\w/.test(ascii) ? ascii : "recipe"}${ending}"`;
}

/** The name that such a header offers, or null. */
export function offeredName(header: string | null): string | null {
  const whole = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(header ?? "")?.[1];
  if (whole !== undefined) {
    try {
      return decodeURIComponent(whole);
    } catch {
      // Not the encoding it says: the plain name below may still be good.
    }
  }
  return /filename\s*=\s*"([^"]+)"/i.exec(header ?? "")?.[1] ?? null;
}

/** `name` with `ending` (".pdf") unless it has it. */
export const withEnding = (name: string, ending: string): string =>
  name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
