/**
 * A small, fast, tolerant HTML reader: one pass over the text gives a flat document in which a node's descendants are the nodes
 * `[node + 1, end[node])`. It never throws, is linear in the input, and bounds the depth; attributes and text stay in the source until asked for.
 */

/** Names of elements by node; text nodes have the empty name. */
export type HtmlDocument = {
  readonly html: string;
  readonly size: number;
  readonly tag: readonly string[];
  /** Offset of the "<" of the element, or of the first character of the text. */
  readonly from: readonly number[];
  /** Offset after the ">" of the opening tag, or after the text. */
  readonly to: readonly number[];
  /** First node that is no longer a descendant. */
  readonly end: readonly number[];
  /** Enclosing element, −1 at the top. */
  readonly parent: readonly number[];
};

/** Deeper nesting is read as siblings: no page needs it, and walking up stays bounded. */
const MAX_DEPTH = 400;
/** A page with more nodes than this is cut there. */
const MAX_NODES = 400_000;

const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Elements whose content is text for a program, never for the reader: skipped whole up to their closing tag. */
const RAW = new Set(
  "script style textarea title noscript iframe noembed noframes xmp svg math template".split(" "),
);
const FORMATTING = new Set(
  "a abbr b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var".split(
    " ",
  ),
);
/** An opening tag of the key closes open elements of the value, unless a barrier stands between. */
const CLOSES: Record<string, readonly string[]> = {
  li: ["li"],
  dt: ["dt", "dd"],
  dd: ["dt", "dd"],
  option: ["option"],
  optgroup: ["option", "optgroup"],
  tr: ["tr", "td", "th"],
  td: ["td", "th"],
  th: ["td", "th"],
  tbody: ["tr", "td", "th", "tbody", "thead", "tfoot"],
  thead: ["tr", "td", "th", "tbody", "thead", "tfoot"],
  tfoot: ["tr", "td", "th", "tbody", "thead", "tfoot"],
};
const BARRIERS: Record<string, ReadonlySet<string>> = {
  li: new Set(["ul", "ol", "menu", "table", "td"]),
  dt: new Set(["dl", "table"]),
  dd: new Set(["dl", "table"]),
};
const TABLE_BARRIER: ReadonlySet<string> = new Set(["table"]);
const NO_BARRIER: ReadonlySet<string> = new Set();
const CLOSES_ACROSS_CELLS = new Set("table tbody thead tfoot tr td th body html".split(" "));
const ENDS_PARAGRAPH = new Set(
  "address article aside blockquote center details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main menu nav ol p pre section table ul".split(
    " ",
  ),
);

const LT = 60,
  GT = 62,
  SLASH = 47,
  BANG = 33,
  QUESTION = 63,
  EQUALS = 61,
  DOUBLE = 34,
  SINGLE = 39;
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isSpace = (code: number) => code <= 32;

/** Finds where an opening tag ends: the ">" outside quoted attribute values. */
class TagEnds {
  private quoteEnds = { [DOUBLE]: true, [SINGLE]: true } as Record<number, boolean>;
  constructor(private readonly html: string) {}

  after(nameEnd: number): number {
    const { html } = this;
    let previous = 0;
    for (let at = nameEnd; at < html.length; at++) {
      const code = html.charCodeAt(at);
      if (code === GT) return at + 1;
      if ((code === DOUBLE || code === SINGLE) && previous === EQUALS && this.quoteEnds[code]) {
        const close = html.indexOf(code === DOUBLE ? '"' : "'", at + 1);
        // A quote that never closes would be searched again for every tag: remember, and read the tag as unquoted.
        if (close < 0) this.quoteEnds[code] = false;
        else at = close;
      }
      if (!isSpace(code)) previous = code;
    }
    return html.length;
  }
}

/** Offset of the closing tag of a raw element, or the end of the text. `known` remembers names that never close again. */
function rawEnd(html: string, name: string, from: number, known: Set<string>): number {
  if (known.has(name)) return from;
  for (let at = html.indexOf("</", from); at >= 0; at = html.indexOf("</", at + 2)) {
    const after = at + 2 + name.length;
    const next = html.charCodeAt(after);
    if ((next === GT || next === SLASH || isSpace(next)) && html.slice(at + 2, after).toLowerCase() === name)
      return at;
  }
  known.add(name);
  return name === "script" || name === "style" ? html.length : from;
}

/** Reads `html` into a flat document. Linear; never throws. */
export function parseHtml(html: string): HtmlDocument {
  const tag: string[] = [],
    from: number[] = [],
    to: number[] = [],
    end: number[] = [],
    parent: number[] = [];
  const stack: number[] = [];
  const open = new Map<string, number>();
  const names = new Map<string, string>();
  const neverCloses = new Set<string>();
  const tagEnds = new TagEnds(html);
  let commentsEnd = true;

  const add = (name: string, start: number, stop: number): number => {
    tag.push(name);
    from.push(start);
    to.push(stop);
    end.push(tag.length);
    parent.push(stack.length ? stack[stack.length - 1]! : -1);
    return tag.length - 1;
  };
  const pop = () => {
    const node = stack.pop()!;
    const name = tag[node]!;
    end[node] = tag.length;
    open.set(name, (open.get(name) ?? 1) - 1);
  };
  const isOpen = (name: string) => (open.get(name) ?? 0) > 0;
  /** Pops up to and with the nearest open element of `wanted`, unless a barrier is met first. */
  const closeNearest = (wanted: readonly string[], barrier: ReadonlySet<string>) => {
    if (!wanted.some(isOpen)) return;
    for (let depth = stack.length - 1; depth >= 0; depth--) {
      const name = tag[stack[depth]!]!;
      if (wanted.includes(name)) {
        while (stack.length > depth) pop();
        return;
      }
      if (barrier.has(name)) return;
    }
  };
  const closeImplied = (name: string) => {
    if (ENDS_PARAGRAPH.has(name) && isOpen("p")) closeParagraph();
    const wanted = CLOSES[name];
    if (!wanted) return;
    const barrier = BARRIERS[name] ?? (name.startsWith("opt") ? NO_BARRIER : TABLE_BARRIER);
    // A new row ends its cell as well: close until nothing of the list is open inside the barrier.
    for (let rounds = 0; rounds < wanted.length; rounds++) closeNearest(wanted, barrier);
  };
  const closeParagraph = () => {
    for (let depth = stack.length - 1; depth >= 0; depth--) {
      const name = tag[stack[depth]!]!;
      if (name === "p") {
        while (stack.length > depth) pop();
        return;
      }
      if (!FORMATTING.has(name)) return;
    }
  };
  const closeElement = (name: string) => {
    if (!isOpen(name)) return;
    const formatting = FORMATTING.has(name);
    const tableBound = !CLOSES_ACROSS_CELLS.has(name);
    for (let depth = stack.length - 1; depth >= 0; depth--) {
      const open = tag[stack[depth]!]!;
      if (open === name) {
        while (stack.length > depth) pop();
        return;
      }
      if (formatting && !FORMATTING.has(open)) return;
      if (tableBound && (open === "td" || open === "th" || open === "table")) return;
    }
  };

  let at = 0;
  const textUpTo = (stop: number) => {
    if (stop > at) add("", at, stop);
  };
  for (let lt = html.indexOf("<"); lt >= 0 && tag.length < MAX_NODES; lt = html.indexOf("<", lt)) {
    let next = html.charCodeAt(lt + 1);
    if (next === BANG || next === QUESTION) {
      textUpTo(lt);
      if (html.startsWith("<!--", lt)) {
        const close = commentsEnd ? html.indexOf("-->", lt + 4) : -1;
        if (close < 0) commentsEnd = false;
        at = close < 0 ? lt + 4 : close + 3;
      } else {
        const close = html.indexOf(">", lt + 2);
        at = close < 0 ? html.length : close + 1;
      }
      lt = at;
      continue;
    }
    const closing = next === SLASH;
    const nameFrom = closing ? lt + 2 : lt + 1;
    next = html.charCodeAt(nameFrom);
    if (!isLetter(next)) {
      lt += 1; // a bare "<" is text
      continue;
    }
    let nameEnd = nameFrom + 1;
    while (nameEnd < html.length && nameEnd - nameFrom < 40) {
      next = html.charCodeAt(nameEnd);
      if (next === GT || next === SLASH || next === LT || isSpace(next)) break;
      nameEnd++;
    }
    const written = html.slice(nameFrom, nameEnd);
    let name = names.get(written);
    if (name === undefined) {
      name = written.toLowerCase();
      if (names.size < 2000) names.set(written, name);
    }
    textUpTo(lt);
    at = tagEnds.after(nameEnd);
    if (closing) {
      if (name === "br") add("br", lt, at);
      else closeElement(name);
      lt = at;
      continue;
    }
    closeImplied(name);
    const node = add(name, lt, at);
    if (RAW.has(name) && html.charCodeAt(at - 2) !== SLASH) {
      const close = rawEnd(html, name, at, neverCloses);
      if (name === "title" || name === "textarea") {
        if (close > at) {
          add("", at, close);
          parent[parent.length - 1] = node;
          end[node] = tag.length;
        }
      }
      at = close;
    } else if (!VOID.has(name) && stack.length < MAX_DEPTH) {
      stack.push(node);
      open.set(name, (open.get(name) ?? 0) + 1);
    }
    lt = at;
  }
  if (tag.length < MAX_NODES) textUpTo(html.length);
  while (stack.length) pop();
  return { html, size: tag.length, tag, from, to, end, parent };
}
