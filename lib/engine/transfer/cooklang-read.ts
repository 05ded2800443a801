/**
 * Reads Cooklang (cooklang.org/docs/spec): `@ingredient{2%cups}(chopped)`, `#pot{}`, `~timer{5%minutes}`, `>> key: value` or front matter,
 * `== section ==`, `> note`, `-- comment`. Steps are paragraphs; ingredients come out as the list a cook would have written.
 */
import { findDurations } from "@/lib/engine/language/times/durations";
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";

type Found = { text: string; ingredients: string[] };

const NAME_END = /[^\p{L}\p{N}_'’-]/u;
/** Names, amounts and notes are short: nothing is looked for further on. */
const COMPONENT_MAX_CHARS = 300;

/** Reads `name{inside}(note)` at the beginning of `text`; a name without braces is one word. Null when there is none. */
function component(text: string): { name: string; inside: string; note: string; length: number } | null {
  const open = text.indexOf("{");
  const stop = text.search(/[@#~\n]/);
  const braced = open >= 0 && (stop < 0 || open < stop) && !/[.,;:!?]\s/.test(text.slice(0, open));
  if (braced) {
    const close = text.indexOf("}", open);
    if (close < 0) return null;
    const noteEnd = text[close + 1] === "(" ? text.indexOf(")", close) : -1;
    return {
      name: text.slice(0, open).trim(),
      inside: text.slice(open + 1, close).trim(),
      note: noteEnd > 0 ? text.slice(close + 2, noteEnd).trim() : "",
      length: noteEnd > 0 ? noteEnd + 1 : close + 1,
    };
  }
  const length = text.search(NAME_END);
  const name = length < 0 ? text : text.slice(0, length);
  return name === "" ? null : { name, inside: "", note: "", length: name.length };
}

/** "2%cups" → "2 cups"; a leading "=" only says that the amount does not scale. */
const amountText = (inside: string): string =>
  inside.replace(/^=/, "").replace("%", " ").replace(/\s+/g, " ").trim();

/** A paragraph's plain words and the ingredient lines it introduces. */
function readStep(paragraph: string): Found {
  let text = "";
  const ingredients: string[] = [];
  for (let at = 0; at < paragraph.length;) {
    const sigil = paragraph[at] ?? "";
    const modifiers = sigil === "@" ? (/^[&?+@-]*/.exec(paragraph.slice(at + 1, at + 6))?.[0] ?? "") : "";
    const from = at + 1 + modifiers.length;
    const found =
      sigil === "@" || sigil === "#" || sigil === "~"
        ? component(paragraph.slice(from, from + COMPONENT_MAX_CHARS))
        : null;
    if (!found) {
      text += sigil;
      at += 1;
      continue;
    }
    const [name = "", alias] = found.name.split("|");
    const shown = alias ?? name.split("/").pop() ?? name;
    const amount = amountText(found.inside);
    if (sigil === "@" && !modifiers.includes("&")) {
      ingredients.push(
        `${[amount, shown].filter(Boolean).join(" ")}${found.note && `, ${found.note}`}${modifiers.includes("?") ? " (optional)" : ""}`,
      );
    }
    text += sigil === "~" ? amount || shown : shown;
    at = from + found.length;
  }
  return { text: text.replace(/\s+/g, " ").trim(), ingredients };
}

function metadata(text: string): { values: Map<string, string>; body: string } {
  const values = new Map<string, string>();
  const front = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(text);
  const add = (line: string) => {
    const colon = line.indexOf(":");
    if (colon > 0)
      values.set(
        line.slice(0, colon).trim().toLowerCase(),
        line
          .slice(colon + 1)
          .trim()
          .replace(/^["']|["']$/g, ""),
      );
  };
  front?.[1]?.split(/\r?\n/).forEach(add);
  const body = text.slice(front?.[0].length ?? 0).replace(/^>>\s*(.*)$/gm, (_, line: string) => {
    add(line);
    return "";
  });
  return { values, body };
}

/** The text without `[- … -]` and without what stands behind `--` in a line. */
function withoutComments(body: string): string {
  let text = "";
  for (let at = 0; at < body.length;) {
    const open = body.indexOf("[-", at);
    const close = open < 0 ? -1 : body.indexOf("-]", open + 2);
    text += body.slice(at, close < 0 ? undefined : open);
    at = close < 0 ? body.length : close + 2;
  }
  return text
    .split("\n")
    .map((line) => {
      for (let at = line.indexOf("--"); at >= 0; at = line.indexOf("--", at + 1)) {
        if (at === 0 || /\s/.test(line[at - 1] ?? "")) return line.slice(0, at);
      }
      return line;
    })
    .join("\n");
}

type Block = { kind: "heading" | "note" | "step"; text: string };

/** Headings (`== Base ==`), notes (`> Freezes well.`) and steps: paragraphs, divided by blank lines and headings. */
function blocksOf(body: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const raw of body.split("\n")) {
    const line = raw.trim();
    const last = blocks.at(-1);
    if (line === "") isOpen = false;
    else if (line.startsWith("=")) {
      blocks.push({ kind: "heading", text: withoutSigns(line) });
      isOpen = false;
    } else if (isOpen && last) last.text += `\n${line}`;
    else {
      blocks.push({ kind: line.startsWith(">") ? "note" : "step", text: line });
      isOpen = true;
    }
  }
  return blocks;
}

function withoutSigns(line: string): string {
  let from = 0;
  let to = line.length;
  while (line[from] === "=") from += 1;
  while (to > from && line[to - 1] === "=") to -= 1;
  return line.slice(from, to).trim();
}

const noteText = (block: string): string =>
  block
    .split("\n")
    .map((line) => line.replace(/^>/, "").trim())
    .filter((line) => line !== "")
    .join(" ");

/** "35 minutes", "1 hour": the time of a value, or null. */
const minutesOf = (value: string | undefined): number | null => {
  const [first, second] = findDurations(value ?? "");
  return first === undefined ? null : first.minutes + (second?.minutes ?? 0);
};

/** The recipe a Cooklang text holds, or null when it introduces no ingredient or has no step. `fallbackTitle` is the file's name. */
export function readCooklang(text: string, fallbackTitle: string): SourceRecipe | null {
  const { values, body } = metadata(text);
  const ingredients: SourceLine[] = [];
  const instructions: SourceLine[] = [];
  const notes: string[] = [];
  let section: string | undefined;
  for (const block of blocksOf(withoutComments(body))) {
    if (block.kind === "heading") section = block.text || undefined;
    else if (block.kind === "note") notes.push(noteText(block.text));
    else {
      const step = readStep(block.text);
      const within = section === undefined ? {} : { section };
      ingredients.push(...step.ingredients.map((line) => ({ text: line, ...within })));
      if (step.text !== "") instructions.push({ text: step.text, ...within });
    }
  }
  if (ingredients.length === 0 || instructions.length === 0) return null;
  const value = (...keys: string[]) =>
    keys.map((key) => values.get(key)).find((found) => found !== undefined);
  const url = value("source.url", "source");
  const prep = minutesOf(value("prep time", "time.prep"));
  const cook = minutesOf(value("cook time", "time.cook"));
  return {
    title: values.get("title") ?? fallbackTitle,
    description: value("description", "introduction") ?? null,
    yield: value("servings", "serves", "yield") ?? null,
    totalMinutes: minutesOf(value("time", "time required", "duration")),
    ...((prep ?? cook) !== null && {
      times: { ...(prep !== null && { prep }), ...(cook !== null && { cook }) },
    }),
    imageUrl: values.get("image") ?? null,
    ...(url !== undefined && /^https?:/.test(url) && { url }),
    ingredients,
    instructions,
    notes,
  };
}
