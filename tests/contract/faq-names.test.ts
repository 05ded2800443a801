/** The help's answers name only what is on the screen: every name is a text or a label of a component, word for word. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { SOURCES } from "@/lib/rules/sources";
import { faq } from "@/lib/rules/support/faq.data";

const FAQ = faq();

const ROOT = join(import.meta.dirname, "../..");

/** What Cook Mode says of itself stands with the words of its language; labels of outputs, sources and plans in their lists. */
const LABELS = [
  "lib/engine/language/en/sayings.ts",
  "lib/rules/billing/plans.ts",
  "lib/rules/outputs.ts",
  ...SOURCES.map(({ name }) => `lib/rules/sources/${name}.ts`),
];

const screens = ["app", "components"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => `${folder}/${name}`),
);

/** Every text between tags and every string of the screens' sources; of "Keep Awake: on" its name, too. */
function readScreens(): Set<string> {
  const texts = new Set<string>();
  const take = (text: string) => {
    const bare = text.replace(/\s+/g, " ").trim();
    texts.add(bare).add(bare.split(": ")[0] ?? bare);
  };
  for (const name of [...screens, ...LABELS]) {
    const visit = (node: ts.Node): void => {
      if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) take(node.text);
      ts.forEachChild(node, visit);
    };
    const source = readFileSync(join(ROOT, name), "utf8");
    visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  }
  return texts;
}

const onScreens = readScreens();

/** Names that are no control: of the product's parts, of programs, formats and keys. */
const PROPER =
  "Premium|Cook Mode|Recipe Library|JSON-LD|Markdown|Cooklang|Paprika|Mealie|Tandoor|PDF|MB|US|I|Space|Esc|L|T|A|OpenDyslexic";

test.each(FAQ.flatMap(({ question, names = [] }) => names.map((name) => [question, name])))(
  "%s → %s is on the screen",
  (question, name) => {
    expect(onScreens).toContain(name);
    expect(FAQ.find((entry) => entry.question === question)?.answer).toContain(name);
  },
);

test.each(FAQ.map((entry) => [entry.question, entry]))(
  "%s names nothing else, and no place on the page",
  (_, entry) => {
    const { answer, names = [] } = entry;
    const known = [...names].sort((a, b) => b.length - a.length);
    const rest = [...known, ...PROPER.split("|")].reduce(
      (text, name) => text.replaceAll(new RegExp(`(?<![\\p{L}-])${escaped(name)}(?![\\p{L}-])`, "gu"), "…"),
      answer,
    );
    // A capital inside a sentence is a name.
    expect(rest.match(/(?<=[\p{Ll}\p{N},;:…] )\p{Lu}[\p{L}-]*/gu) ?? []).toEqual([]);
    expect(answer).not.toMatch(/\bbelow\b|\bto the (?:left|right)\b/i);
  },
);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
