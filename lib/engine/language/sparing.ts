/**
 * Patterns of many words are dear, and nearly every line holds none of their words. So a text is first asked for its words, which are found
 * once, and the pattern is tried only where one of them may open a match.
 */
import { keepingRecent } from "./memory";

const LETTER = /\p{L}/u;
const isSmall = (code: number): boolean => code >= 97 && code <= 122;

/** Each run of letters of `text` once, in lower case. Linear. */
export const runsIn = keepingRecent((text: string): readonly string[] => {
  const lower = text.toLowerCase();
  const runs = new Set<string>();
  let from = -1;
  for (let i = 0; i <= lower.length; i += 1) {
    const code = i < lower.length ? lower.charCodeAt(i) : 0;
    const isPair = code >= 0xd800 && code <= 0xdbff;
    if (isSmall(code) || (code > 127 && LETTER.test(lower.slice(i, isPair ? i + 2 : i + 1)))) {
      if (from < 0) from = i;
    } else if (from >= 0) {
      runs.add(lower.slice(from, i));
      from = -1;
    }
    if (isPair) i += 1;
  }
  return [...runs];
});

/** What a match holds so far of its first run of letters. `free`: no letter of the text stands before what comes next. */
type Opening = { run: string; free: boolean };

/** More than any list of words has; a pattern with more is tried everywhere. */
const MOST_OPENINGS = 4000;
const LOOKS = /^\(\?<?[=!]/;
const GROUP = /^\((?:\?:|\?<\w+>)?/;
const CLASS = /^\[(\^?)((?:\\.|[^\]\\])*)\]/su;
const REPEATED = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/;
/** What stands for one character that is no letter. */
const NO_LETTERS = /\\(?:[sdn]|p\{(?:N|Nd|No)\}|[^\p{L}])/u;
/** "not a letter", as patterns say it of what stands around them; what else may not stand there only narrows. */
function isLetterList(inside: string): boolean {
  const at = inside.indexOf("\\p{L}");
  if (at === 0) return inside.length === 5;
  const isOpen = at > 0 && inside.startsWith("[") && !/[\]^]/.test(inside.slice(1, at));
  return isOpen && inside.indexOf("]", at) === inside.length - 1;
}

/**
 * The first runs of letters that a match of the pattern `source` can have, in lower case: each of its matches holds one of them as a whole run.
 * Null where the pattern may begin with other letters, in the middle of a word or without any letter.
 */
export function openingsOf(source: string): ReadonlySet<string> | null {
  const words = new Set<string>();
  let at = 0;
  let known = true;
  const distinct = (openings: readonly Opening[]): Opening[] => {
    const all = new Map(openings.map((one) => [`${one.run}/${one.free}`, one]));
    if (all.size > MOST_OPENINGS) known = false;
    return [...all.values()];
  };
  const letter = (openings: readonly Opening[], char: string): Opening[] =>
    openings.map(({ run, free }) => {
      if (run === "" && !free) known = false;
      return { run: run + char.toLowerCase(), free };
    });
  /** The runs that have begun are whole. */
  const ended = (openings: readonly Opening[]): Opening[] => {
    for (const { run } of openings) if (run !== "") words.add(run);
    return openings.filter(({ run }) => run === "");
  };
  const freed = (openings: readonly Opening[]): Opening[] => openings.map(({ run }) => ({ run, free: true }));
  /** A class of characters: each of its letters, and once for all its others. */
  const ofClass = (openings: readonly Opening[], negated: boolean, inside: string): Opening[] => {
    const chars = [...inside.replace(new RegExp(NO_LETTERS, "gu"), " ").replace(/\d-\d/g, " ")];
    if (openings.length > 0 && (negated || /\\|\p{L}-/u.test(chars.join("")))) known = false;
    const letters = chars.filter((char) => LETTER.test(char));
    const others = letters.length < chars.length ? freed(ended(openings)) : [];
    return [...letters.flatMap((char) => letter(openings, char)), ...others];
  };

  const group = (openings: readonly Opening[], head: string, looks: boolean): Opening[] => {
    at += head.length;
    const from = at;
    const inner = alternatives(looks ? [] : openings);
    const inside = source.slice(from, at);
    at += 1;
    if (!looks) return inner;
    if (!head.endsWith("!") || !isLetterList(inside)) return [...openings];
    return head.includes("<") ? freed(openings) : ended(openings);
  };

  const piece = (openings: readonly Opening[]): Opening[] => {
    const rest = source.slice(at, at + 400);
    const head = LOOKS.exec(rest) ?? GROUP.exec(rest);
    if (head) return group(openings, head[0], LOOKS.test(head[0]));
    const list = CLASS.exec(rest);
    const char = list?.[0] ?? /^(?:\\p\{\w+\}|\\.|[^])/u.exec(rest)?.[0] ?? "";
    at += char.length;
    if (list) return ofClass(openings, list[1] === "^", list[2] ?? "");
    if (char === "^" || char === "\\b") return char === "^" ? freed(openings) : [...openings];
    if (char === "$") return ended(openings);
    if (NO_LETTERS.test(char)) return freed(ended(openings));
    if (openings.length > 0 && (char === "." || char.startsWith("\\"))) known = false;
    return LETTER.test(char) ? letter(openings, char) : freed(ended(openings));
  };

  const repeated = (before: readonly Opening[]): Opening[] => {
    const from = at;
    const after = piece(before);
    const often = REPEATED.exec(source.slice(at, at + 12));
    if (!often) return after;
    const end = at + often[0].length;
    const all = distinct(
      Number(often[1] ?? (often[0].startsWith("+") ? 1 : 0)) === 0 ? [...before, ...after] : after,
    );
    if (!often[0].startsWith("?")) {
      at = from;
      // Once more says nothing new, or the pattern is open.
      if (distinct([...all, ...piece(after)]).length > all.length) known = false;
    }
    at = end;
    return all;
  };

  /** To the end of an alternative whose first run is known. */
  const passed = (): Opening[] => {
    let depth = 0;
    let listed = false;
    for (; at < source.length; at += 1) {
      const char = source[at] ?? "";
      if (depth === 0 && !listed && (char === "|" || char === ")")) return [];
      if (char === "\\") at += 1;
      else if (listed) listed = char !== "]";
      else if (char === "[") listed = true;
      else if (char === "(") depth += 1;
      else if (char === ")") depth -= 1;
    }
    return [];
  };

  function alternatives(before: readonly Opening[]): Opening[] {
    const after: Opening[] = [];
    for (;;) {
      let now = [...before];
      while (known && at < source.length && source[at] !== "|" && source[at] !== ")")
        now = now.length === 0 ? passed() : repeated(now);
      after.push(...now);
      if (!known || source[at] !== "|") return distinct(after);
      at += 1;
    }
  }

  const open = alternatives([{ run: "", free: false }]);
  return known && open.length === 0 ? words : null;
}

/** True for a text that holds one of `words` as a run of letters. */
export const holds = (text: string, words: ReadonlySet<string>): boolean =>
  runsIn(text).some((run) => words.has(run));

/** A pattern that says of most texts at once that it does not fit. */
export type Sparing = {
  source: string;
  test: (text: string) => boolean;
  exec: (text: string) => RegExpExecArray | null;
  /** All matches; `pattern` is a global one. */
  all: (text: string) => Iterable<RegExpExecArray>;
};

/** The matches of a global pattern, one after another: `matchAll` makes a pattern anew for each text. */
export function* matchesOf(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  for (let from = 0; from <= text.length;) {
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    if (found === null) return;
    from = pattern.lastIndex + (found[0] === "" ? 1 : 0);
    yield found;
  }
}

/**
 * `pattern`, tried only on texts with a word that one of its matches can begin with; everywhere, where that cannot be told. `part`: a pattern
 * of what each match holds somewhere as words of their own, where its beginning says too little.
 */
export function sparing(pattern: RegExp, part = pattern.source): Sparing {
  let words: ReadonlySet<string> | null | undefined;
  const may = (text: string): boolean => {
    if (words === undefined) words = openingsOf(part);
    return words === null || holds(text, words);
  };
  return {
    source: pattern.source,
    test: (text) => may(text) && pattern.test(text),
    exec: (text) => (may(text) ? pattern.exec(text) : null),
    all: (text) => (may(text) ? matchesOf(pattern, text) : []),
  };
}

const escaped = (char: string): string => char.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What the words of `list` have in common at their beginning is written once: compiling each by itself takes V8 twice as long. */
function shared(list: readonly string[], blank: string): string {
  const behind = new Map<string, string[]>();
  for (const word of list) {
    const [first = ""] = word;
    if (first !== "") behind.set(first, [...(behind.get(first) ?? []), word.slice(first.length)]);
  }
  const alternatives = [...behind].map(
    ([first, rest]) => (first === " " ? blank : escaped(first)) + shared(rest, blank),
  );
  if (alternatives.length === 0) return "";
  const ends = list.includes("");
  if (alternatives.length === 1 && !ends) return alternatives[0] ?? "";
  return `(?:${alternatives.join("|")})${ends ? "?" : ""}`;
}

/** A pattern for any of the words and phrases, the longest that fits; `blank` is what stands for the blanks of a phrase. */
export const anyPhrase = (phrases: readonly string[], blank = "\\s"): string => {
  const list = [...new Set(phrases.map((phrase) => phrase.trim()))].filter((phrase) => phrase !== "");
  return list.length === 0 ? "(?!)" : shared(list, blank);
};
