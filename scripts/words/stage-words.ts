/**
 * Counts the words of a language that stand in the engine's stages: in patterns, and in texts and lists of words. They belong into
 * `lib/engine/language/<code>/`. `node --import tsx scripts/words/stage-words.ts` prints them; with `--write` what is left becomes the
 * allowance that `lib/engine/language/stage-words.test.ts` holds: it may only shrink.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ENGINE = fileURLToPath(new URL("../../lib/engine", import.meta.url));
export const ALLOWANCE = join(ENGINE, "language/stage-words.json");
const STAGES = ["read", "cut", "link", "arrange", "check", "scale", "speak", "cook", "lines"];

/** Names of HTML's own, and what a model learned: no words that somebody wrote about a language. */
const NO_WORDS =
  /^read\/html\/|\/weights\.ts$|(?:^|\/)(?:test|data|fixtures)\.ts$|\.(?:test|data|fixtures)\.ts$/;

/** What patterns are made of beside words. */
const PATTERN_SYNTAX =
  /\\[pP]\{[^}]*\}|\\[ux][0-9a-fA-F]{2,4}|\\u\{[^}]*\}|\\.|\(\?<\w+>|\\k<\w+>|\[(?:\\.|[^\]\\])*\]|\/[a-z]*$/gu;
const WORD = /\p{L}{2,}/gu;

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];
/** A text that reads like code: a path, a name in camel case, one sign after another. */
const isCode = (text: string) => /^[@./]|[/_<>{}=]|\p{Ll}\p{Lu}/u.test(text);

/** A single word is one of a language where it stands in a list or is compared with a token. */
function isOneOfMany(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isArrayLiteralExpression(parent)) return true;
  if (!ts.isBinaryExpression(parent)) return false;
  const other = parent.left === node ? parent.right : parent.left;
  return /\b(?:lower|lemma|form|word|text)\b/.test(other.getText());
}

function wordsOfText(node: ts.Node, text: string): string[] {
  if (isCode(text)) return [];
  const words = wordsIn(text);
  return words.length > 1 || (words.length === 1 && isOneOfMany(node)) ? words : [];
}

const isOutside = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isEnumDeclaration(node);

/** The words of a language that the literals of a source hold. */
export function wordsOfSource(source: string): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile("stage.ts", source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (isOutside(node)) return;
    if (ts.isRegularExpressionLiteral(node))
      found.push(...wordsIn(node.text.slice(1).replace(PATTERN_SYNTAX, " ")));
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const isPattern =
        ts.isCallExpression(node.parent) || ts.isNewExpression(node.parent)
          ? /\\/.test(node.getText())
          : false;
      found.push(
        ...(isPattern ? wordsIn(node.text.replace(PATTERN_SYNTAX, " ")) : wordsOfText(node, node.text)),
      );
    } else if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
      const text = node.text.replace(PATTERN_SYNTAX, " ");
      if (!isCode(text)) found.push(...wordsIn(text));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ENGINE, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(".ts") && !NO_WORDS.test(name));
}

/** How many words of a language each file of the stages holds; files without any are left out. */
export function countStageWords(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of STAGES.flatMap(sourcesIn).sort()) {
    const words = wordsOfSource(readFileSync(join(ENGINE, name), "utf8"));
    if (words.length > 0) counts[name] = words.length;
  }
  return counts;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const counts = countStageWords();
  const show = process.argv[2];
  const say = (line: string) => process.stdout.write(`${line}\n`);
  if (show === "--write") writeFileSync(ALLOWANCE, `${JSON.stringify(counts, null, 2)}\n`);
  else if (show) say(wordsOfSource(readFileSync(join(ENGINE, show), "utf8")).join(" "));
  else for (const [name, count] of Object.entries(counts)) say(`${String(count).padStart(6)} ${name}`);
  say(`${Object.values(counts).reduce((sum, count) => sum + count, 0)} words of a language in stages`);
}
