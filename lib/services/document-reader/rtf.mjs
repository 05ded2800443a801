/** The words of an RTF document, a paragraph or table row a line (RTF 1.9.1). Plain Node, in the child. */
import { Refused } from "./refused.mjs";

/** Groups whose words stand in no paragraph; a group that begins with `\*` is skipped where it is not known. */
const SKIPPED = new Set(
  "colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf footnote annotation ftnsep ftnsepc aftnsep aftnsepc fldinst filetbl listtable listoverridetable revtbl rsidtbl themedata colorschememapping datastore latentstyles xmlnstbl generator pgptbl tc xe nonesttables".split(
    " ",
  ),
);
const SIGNS = {
  emdash: "—",
  endash: "–",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  bullet: "•",
  tab: "\t",
  trowd: "\u0001",
  cell: "\u0002",
  nestcell: "\t",
  emspace: " ",
  enspace: " ",
  qmspace: " ",
  par: "\n",
  line: "\n",
  row: "\u0003",
  nestrow: "\n",
  sect: "\n\n",
  page: "\n\n",
};
/** Windows character sets of fonts (`\fcharset`) and code pages (`\ansicpg`), by the names that TextDecoder knows. */
const CHARSETS = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};
const CODE_PAGES = {
  874: "windows-874",
  932: "shift_jis",
  936: "gbk",
  949: "euc-kr",
  950: "big5",
  10000: "macintosh",
  65001: "utf-8",
};
const ANSI = 1252;
/** Longer than any text that is taken. */
const MAX_CHARS = 1_000_000;
const MAX_DEPTH = 1_000;

/** A control word with its number, a control sign, a byte in hexadecimal, a bracket, or text. */
const TOKEN =
  /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([^a-zA-Z])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\/g;

const decoderOf = (page) => {
  const label = CODE_PAGES[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : "windows-1252");
  return new TextDecoder(label);
};

/** @param {Uint8Array} bytes @returns {import("./index.ts").DocumentPart[]} */
export function readRtf(bytes) {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!/^\s*\{\\rtf/.test(source)) throw new Refused("invalid");
  return [{ text: textOf(source) }];
}

function textOf(source) {
  const out = [];
  let chars = 0;
  const fonts = new Map();
  let documentPage = ANSI;
  let state = { skip: false, hidden: false, fallback: 1, page: null, inFonts: false };
  const stack = [];
  /** Characters still to be left out: what stands behind a `\u` for programs that do not know it. */
  let leftOut = 0;
  /** Bytes of characters of the present code page; two may be one letter. */
  let pending = [];
  let isFirst = false;
  let isOptional = false;
  let font = 0;

  const add = (text) => {
    if (state.skip || state.hidden || state.inFonts) return;
    chars += text.length;
    if (chars <= MAX_CHARS) out.push(text);
  };
  const flush = () => {
    if (pending.length === 0) return;
    const bytes = Uint8Array.from(pending);
    pending = [];
    add(decoderOf(state.page ?? documentPage).decode(bytes));
  };
  const addBytes = (bytes) => {
    for (const byte of bytes) {
      if (leftOut > 0) leftOut -= 1;
      else pending.push(byte);
    }
  };

  const word = (name, number) => {
    if (isFirst && SKIPPED.has(name)) state.skip = true;
    // `\*` and a name: what is not known is not for readers.
    else if (isOptional && name !== "fldrslt" && name !== "shptxt" && name !== "shpinst") state.skip = true;
    if (name === "fonttbl") state.inFonts = true;
    else if (name === "ansicpg" && number > 0) documentPage = number;
    else if (name === "uc") state.fallback = Math.min(8, Math.max(0, number ?? 1));
    else if (name === "u" && number !== undefined) {
      add(String.fromCharCode(number < 0 ? number + 65_536 : number));
      leftOut = state.fallback;
    } else if (name === "f" && number !== undefined) {
      font = number;
      if (!state.inFonts) state.page = fonts.get(number) ?? null;
    } else if (name === "fcharset" && state.inFonts) fonts.set(font, CHARSETS[number] ?? null);
    else if (name === "v") state.hidden = number !== 0;
    else if (name === "deleted") state.hidden = true;
    else if (name === "plain") {
      state.hidden = false;
      state.page = null;
    } else if (Object.hasOwn(SIGNS, name)) add(SIGNS[name]);
  };

  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(source); token; token = TOKEN.exec(source)) {
    const [all, name, digits, hex, sign, bracket, text] = token;
    if (hex !== undefined) {
      addBytes([Number.parseInt(hex, 16)]);
      isFirst = false;
      continue;
    }
    if (text !== undefined) {
      addBytes(Buffer.from(text, "latin1"));
      isFirst = false;
      continue;
    }
    flush();
    if (name !== undefined) {
      const number = digits === undefined ? undefined : Number(digits);
      if (leftOut > 0 && name !== "u") leftOut -= 1;
      // Bytes of a picture or a program, which may hold brackets.
      if (name === "bin") TOKEN.lastIndex += Math.max(0, number ?? 0);
      word(name, number);
      isFirst = false;
      isOptional = false;
    } else if (sign !== undefined) {
      if (sign === "*") isOptional = isFirst;
      else if (sign === "~") add("\u00a0");
      else if (sign === "_") add("-");
      else if (sign === "\n" || sign === "\r") add("\n");
      else if ("\\{}".includes(sign)) add(sign);
      isFirst = sign === "*" && isFirst;
    } else if (bracket === "{") {
      leftOut = 0;
      if (stack.length >= MAX_DEPTH) throw new Refused("invalid");
      stack.push(state);
      state = { ...state };
      isFirst = true;
      isOptional = false;
    } else if (bracket === "}") {
      leftOut = 0;
      state = stack.pop() ?? state;
      isFirst = false;
      isOptional = false;
      if (stack.length === 0) break;
    } else if (all === "\\") break;
  }
  flush();
  return tidy(out.join(""));
}

/** A row of a table is one line, unless a cell has several: then its cells are columns, one below the other. */
function withRows(text) {
  return text
    .split("\u0003")
    .map((piece) => {
      const start = piece.indexOf("\u0001");
      const row = piece.slice(start + 1).replaceAll("\u0001", "");
      const cells = row.includes("\n") ? row.replaceAll("\u0002", "\n\n") : row.replaceAll("\u0002", "\t");
      return piece.slice(0, start + 1).replace("\u0001", "") + cells;
    })
    .join("\n");
}

/** Cells without words leave no tabs, and a list's sign stands before its words by one space. */
const tidy = (text) =>
  withRows(text)
    .split("\n")
    .map((line) => line.replace(/\t+/g, " ").trim())
    .join("\n");
