/**
 * JSON as pages write it. `JSON.parse` first; where that fails, a reader that takes raw line breaks and control characters in strings,
 * unescaped quotes, trailing and missing commas, comments, CDATA, several values in a row and a cut-off end. Linear; never throws.
 */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const MAX_DEPTH = 100;

/** Reads `source`; several top-level values come back as one array; null when there is nothing to read. */
export const parseLenientJson = (source: string): Json => readLenientJson(source).value;

/** The same, and whether it took more than `JSON.parse`: what was mended may say something else than was meant. */
export function readLenientJson(source: string): { value: Json; isMended: boolean } {
  const text = source.trim();
  if (!text) return { value: null, isMended: false };
  try {
    return { value: JSON.parse(text) as Json, isMended: false };
  } catch {
    return { value: new LenientReader(text).readAll(), isMended: true };
  }
}

const isSpace = (code: number) => code <= 32 || code === 0xa0 || code === 0xfeff;

/** Values that JSON and the programs of pages write as words. */
const LITERALS: Readonly<Record<string, Json>> = { true: true, false: false, null: null, undefined: null };

const NEXT_KEY = /"[^"\\\n]{1,60}"\s{0,20}:/y;
/** What may follow a comma without quotes: a literal, or a key that is not quoted. */
const BARE_VALUE = new RegExp(
  `(?:${Object.keys(LITERALS).join("|")})\\s{0,20}[,}\\]]|[A-Za-z_$][\\w$]{0,40}\\s{0,20}:`,
  "y",
);

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

class LenientReader {
  private at = 0;
  constructor(private readonly text: string) {}

  readAll(): Json {
    const values: Json[] = [];
    while (values.length < 200) {
      const { text } = this;
      while (this.at < text.length && text[this.at] !== "{" && text[this.at] !== "[") {
        // "<![CDATA[" opens with a bracket that is no array.
        if (text.startsWith("<![CDATA[", this.at)) this.at += 9;
        else this.at++;
      }
      if (this.at >= text.length) break;
      values.push(this.value(0));
    }
    return values.length === 1 ? values[0]! : values.length ? values : null;
  }

  private skipSpace(): void {
    const { text } = this;
    for (;;) {
      while (this.at < text.length && isSpace(text.charCodeAt(this.at))) this.at++;
      if (text.startsWith("//", this.at)) this.at = this.after("\n", this.at + 2);
      else if (text.startsWith("/*", this.at)) this.at = this.after("*/", this.at + 2);
      else if (text.startsWith("<!--", this.at)) this.at = this.after("-->", this.at + 4);
      else return;
    }
  }

  private after(mark: string, from: number): number {
    const found = this.text.indexOf(mark, from);
    return found < 0 ? this.text.length : found + mark.length;
  }

  private value(depth: number): Json {
    this.skipSpace();
    const first = this.text[this.at];
    if (first === "{") return depth < MAX_DEPTH ? this.object(depth + 1) : this.skipOne();
    if (first === "[") return depth < MAX_DEPTH ? this.array(depth + 1) : this.skipOne();
    if (first === '"' || first === "'") return this.string(false);
    return this.word();
  }

  private skipOne(): Json {
    this.at++;
    return null;
  }

  private object(depth: number): Json {
    const result: { [key: string]: Json } = {};
    this.at++;
    while (this.at < this.text.length) {
      this.skipSpace();
      const next = this.text[this.at];
      if (next === undefined) break;
      if (next === "}") {
        this.at++;
        break;
      }
      if (next === "]") break; // a forgotten "}": the array outside takes it
      if (next === "," || next === ":" || next === ";") {
        this.at++;
        continue;
      }
      const from = this.at;
      const key = next === '"' || next === "'" ? this.string(true) : String(this.word());
      this.skipSpace();
      if (this.text[this.at] === ":") {
        this.at++;
        const value = this.value(depth);
        if (!(key in result) && key !== "__proto__") result[key] = value;
      }
      if (this.at === from) this.at++;
    }
    return result;
  }

  private array(depth: number): Json {
    const result: Json[] = [];
    this.at++;
    while (this.at < this.text.length) {
      this.skipSpace();
      const next = this.text[this.at];
      if (next === undefined) break;
      if (next === "]") {
        this.at++;
        break;
      }
      if (next === "}") break; // a forgotten "]"
      const from = this.at;
      if (next === "," || next === ":" || next === ";") this.at++;
      else result.push(this.value(depth));
      if (this.at === from) this.at++;
    }
    return result;
  }

  /** A number, true, false, null or a bare word, up to the next structural character. */
  private word(): Json {
    const { text } = this;
    const from = this.at;
    while (this.at < text.length && !/[\s,:{}[\]"]/.test(text[this.at]!)) this.at++;
    const word = text.slice(from, this.at);
    if (Object.hasOwn(LITERALS, word)) return LITERALS[word] ?? null;
    const number = word === "" ? NaN : Number(word);
    return Number.isFinite(number) ? number : word || null;
  }

  private string(isKey: boolean): string {
    const { text } = this;
    const quote = text[this.at];
    let result = "";
    let from = ++this.at;
    for (; this.at < text.length; this.at++) {
      const char = text[this.at];
      if (char === "\\") {
        result += text.slice(from, this.at) + this.escape();
        from = this.at + 1;
      } else if (char === quote && this.endsString(isKey)) {
        result += text.slice(from, this.at);
        this.at++;
        return result;
      }
    }
    return result + text.slice(from);
  }

  /** Stands on a backslash; leaves `at` on the last character of the escape. */
  private escape(): string {
    const next = this.text[++this.at] ?? "";
    if (next === "u") {
      const hex = this.text.slice(this.at + 1, this.at + 5);
      if (!/^[0-9a-fA-F]{4}$/.test(hex)) return "";
      this.at += 4;
      return String.fromCharCode(parseInt(hex, 16));
    }
    const known: Record<string, string> = { n: "\n", t: "\t", r: "\n", b: " ", f: " " };
    return known[next] ?? next;
  }

  /** Is the quote at `at` the string's end, or one that somebody forgot to escape? What follows decides. */
  private endsString(isKey: boolean): boolean {
    const { text } = this;
    let next = this.at + 1;
    while (next < text.length && isSpace(text.charCodeAt(next))) next++;
    const char = text[next];
    if (char === undefined || char === "}" || char === "]") return true;
    if (isKey) return char === ":";
    if (char === '"') {
      // A forgotten comma: a new line, or the next key, begins here.
      return /[\r\n]/.test(text.slice(this.at, next)) || matchesAt(NEXT_KEY, text, next);
    }
    if (char !== ",") return false;
    next++;
    while (next < text.length && isSpace(text.charCodeAt(next))) next++;
    const after = text[next];
    return after === undefined || /["'{[\]}\-0-9/]/.test(after) || matchesAt(BARE_VALUE, text, next);
  }
}
