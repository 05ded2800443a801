/**
 * Counts the words of a language that stand in the engine's stages: in patterns, and in texts and lists of words. They belong into
 * `lib/engine/language/<code>/`, and `lib/engine/language/stage-words.test.ts` holds it there.
 * `node --import tsx scripts/words/stage-words.ts` counts them by file; with a file's name it prints them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ENGINE = fileURLToPath(new URL("../../lib/engine", import.meta.url));
const STAGES = ["read", "cut", "link", "arrange", "check", "scale", "speak", "cook", "lines"];

/** Names of HTML's own, and what a model learned: no words that somebody wrote about a language. */
const NO_WORDS =
  /^read\/html\/|\/weights\.ts$|(?:^|\/)(?:test|data|fixtures)\.ts$|\.(?:test|data|fixtures)\.ts$/;

/** What patterns are made of beside words. */
const PATTERN_SYNTAX =
  /\\[pP]\{[^}]*\}|\\[ux][0-9a-fA-F]{2,4}|\\u\{[^}]*\}|\\.|\(\?<\w+>|\\k<\w+>|\[(?:\\.|[^\]\\])*\]|\/[a-z]*$/gu;
const WORD = /\p{L}{2,}/gu;

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];
/** A text that reads like code: a path, a name in camel case, one sign after another, an id that a number completes. */
const isCode = (text: string) => /^[@./]|[/_<>{}=]|\p{Ll}\p{Lu}|-$/u.test(text);

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
  // " and ": a word between blanks is joined or looked for.
  const isSpaced = /^\s|\s$/.test(text);
  return words.length > 1 || (words.length === 1 && (isSpaced || isOneOfMany(node))) ? words : [];
}

/** `z.enum(["before", "done"])`, `z.literal("running")`: names of states in what is stored. */
const isSchema = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^z\.(?:enum|literal|discriminatedUnion)$/.test(node.expression.getText());

const isOutside = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isEnumDeclaration(node);

/** What an import takes from the folder of one language: a stage asks the interface above it. */
function ofOneLanguage(node: ts.Node): string[] {
  if (!ts.isImportDeclaration(node) || !/\/language\/[a-z]{2}(?:\/|"$)/.test(node.moduleSpecifier.getText()))
    return [];
  const bound = node.importClause?.namedBindings;
  return bound && ts.isNamedImports(bound)
    ? bound.elements.map(({ name }) => name.text)
    : [node.importClause?.getText() ?? node.moduleSpecifier.getText()];
}

/** Texts that a type of the source names ("comma-and", "turn-on"): they tell kinds apart and are compared with no words. */
function namesOfTypes(file: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) names.add(node.literal.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** The words of a language that the literals of a source hold; `names` are further texts that types name. */
export function wordsOfSource(source: string, names: ReadonlySet<string> = new Set()): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile("stage.ts", source, ts.ScriptTarget.Latest, true);
  const own = namesOfTypes(file);
  const isName = (node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral) =>
    (own.has(node.text) || names.has(node.text)) && !isOneOfMany(node);
  const visit = (node: ts.Node): void => {
    found.push(...ofOneLanguage(node));
    if (isOutside(node) || isSchema(node)) return;
    if (ts.isRegularExpressionLiteral(node))
      found.push(...wordsIn(node.text.slice(1).replace(PATTERN_SYNTAX, " ")));
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isName(node)) return;
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

const read = (name: string): string => readFileSync(join(ENGINE, name), "utf8");

/** What the types of a stage and those between stages name. */
function namesOf(stage: string): ReadonlySet<string> {
  const sources = [stage, "recipe"].flatMap(sourcesIn).map(read);
  return new Set(
    sources.flatMap((source) => [
      ...namesOfTypes(ts.createSourceFile("types.ts", source, ts.ScriptTarget.Latest, true)),
    ]),
  );
}

/** The words of a language that each file of the stages holds; files without any are left out. */
export function stageWords(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const stage of STAGES) {
    const names = namesOf(stage);
    for (const name of sourcesIn(stage).sort()) {
      const words = wordsOfSource(read(name), names);
      if (words.length > 0) found[name] = words;
    }
  }
  return found;
}

/** How many they are. */
export function countStageWords(): Record<string, number> {
  const found = stageWords();
  return Object.fromEntries(
    Object.keys(found)
      .sort()
      .map((name) => [name, found[name]?.length ?? 0]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const counts = countStageWords();
  const show = process.argv[2];
  const say = (line: string) => process.stdout.write(`${line}\n`);
  if (show) say((stageWords()[show] ?? []).join(" "));
  else for (const [name, count] of Object.entries(counts)) say(`${String(count).padStart(6)} ${name}`);
  say(`${Object.values(counts).reduce((sum, count) => sum + count, 0)} words of a language in stages`);
}
