/**
 * Reads Cooklang (cooklang.org/docs/spec): `@ingredient{2%cups}(chopped)`, `#pot{}`, `~timer{5%minutes}`, `>> key: value` or front matter,
 * `== section ==`, `> note`, `-- comment`. Steps are paragraphs; ingredients come out as the list a cook would have written.
 */
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/source";

type Found = { text: string; ingredients: string[] };

const NAME_END = /[^\p{L}\p{N}_'’-]/u;

/** Reads `name{inside}(note)` from just after the sigil; a name without braces is one word. Null when nothing follows the sigil. */
function component(
  text: string,
  from: number,
): { name: string; inside: string; note: string; end: number } | null {
  const open = text.indexOf("{", from);
  const stop = text.slice(from).search(/[@#~\n]/);
  const braced = open >= 0 && (stop < 0 || open < from + stop) && !/[.,;:!?]\s/.test(text.slice(from, open));
  if (braced) {
    const close = text.indexOf("}", open);
    if (close < 0) return null;
    const noteEnd = text[close + 1] === "(" ? text.indexOf(")", close) : -1;
    return {
      name: text.slice(from, open).trim(),
      inside: text.slice(open + 1, close).trim(),
      note: noteEnd > 0 ? text.slice(close + 2, noteEnd).trim() : "",
      end: noteEnd > 0 ? noteEnd + 1 : close + 1,
    };
  }
  const length = text.slice(from).search(NAME_END);
  const name = length < 0 ? text.slice(from) : text.slice(from, from + length);
  return name === "" ? null : { name, inside: "", note: "", end: from + name.length };
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
    const found =
      sigil === "@" || sigil === "#" || sigil === "~"
        ? component(paragraph, at + 1 + modifiers.length)
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
    at = found.end;
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

/** The recipe a Cooklang text holds, or null when it introduces no ingredient or has no step. `fallbackTitle` is the file's name. */
export function readCooklang(text: string, fallbackTitle: string): SourceRecipe | null {
  const { values, body: commented } = metadata(text);
  const body = commented.replace(/\[-[\s\S]*?-\]/g, "").replace(/(^|\s)--[^\n]*/g, "$1");
  const ingredients: SourceLine[] = [];
  const instructions: SourceLine[] = [];
  const notes: string[] = [];
  let section: string | undefined;
  for (const block of body.split(/\n\s*\n|(?=^\s*=)|(?<=^\s*=[^\n]*\n)/m)) {
    const heading = /^\s*=+\s*([^=\n]*?)\s*=*\s*$/.exec(block);
    if (heading) {
      section = heading[1] || undefined;
      continue;
    }
    if (/^\s*>/.test(block)) {
      notes.push(
        block
          .replace(/^\s*>\s?/gm, "")
          .replace(/\s+/g, " ")
          .trim(),
      );
      continue;
    }
    const step = readStep(block);
    const within = section === undefined ? {} : { section };
    ingredients.push(...step.ingredients.map((line) => ({ text: line, ...within })));
    if (step.text !== "") instructions.push({ text: step.text, ...within });
  }
  if (ingredients.length === 0 || instructions.length === 0) return null;
  const url = values.get("source.url") ?? values.get("source");
  return {
    title: values.get("title") ?? fallbackTitle,
    description: values.get("description") ?? values.get("introduction") ?? null,
    yield: values.get("servings") ?? values.get("serves") ?? values.get("yield") ?? null,
    totalMinutes: null,
    imageUrl: values.get("image") ?? null,
    ...(url !== undefined && /^https?:/.test(url) && { url }),
    ingredients,
    instructions,
    notes,
  };
}
