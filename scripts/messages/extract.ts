/** The messages of the sources: the literal words that `t`, `tn` and `rich` are called with. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";

const FOLDERS = ["app", "components", "lib"];
/** Which arguments of a call are messages. */
const ARGUMENTS: Record<string, readonly number[]> = { t: [0], rich: [0], tn: [1, 2] };

/** Every message that the sources below `root` say, each once, sorted. */
export async function messagesIn(root: string): Promise<string[]> {
  const found = new Set<string>();
  for (const folder of FOLDERS) {
    const files = await readdir(join(root, folder), { recursive: true });
    for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))) {
      const path = join(root, folder, file);
      const text = await readFile(path, "utf8");
      if (/lib\/messages"/.test(text) || /shared\/rich"/.test(text)) collect(path, text, found);
    }
  }
  return [...found].sort();
}

/** The catalogue's source: one type with all messages. */
export function catalogueOf(messages: readonly string[]): string {
  const members = messages.map((message) => `  | ${literalOf(message)}`).join("\n");
  return `/** Every message of the app. Written by \`npm run messages\`. */\nexport type Message =\n${members};\n`;
}

/** As the formatter writes it. */
const literalOf = (message: string): string =>
  message.includes('"') && !message.includes("'") ? `'${message}'` : JSON.stringify(message);

function collect(path: string, text: string, found: Set<string>): void {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kindOf(path));
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      for (const index of ARGUMENTS[node.expression.text] ?? []) literals(node.arguments[index], found);
    }
    // A constant that is said elsewhere says what it is by its type.
    if (ts.isSatisfiesExpression(node) && /\bMessage\b/.test(node.type.getText(source)))
      within(node.expression, found);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** A type argument of an arrow function would be taken for an element. */
const kindOf = (path: string): ts.ScriptKind => (path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

function within(node: ts.Node | undefined, found: Set<string>): void {
  if (node === undefined) return;
  if (ts.isStringLiteralLike(node)) {
    if (/\p{L}{2}/u.test(node.text)) found.add(node.text);
  } else if (ts.isPropertyAssignment(node)) within(node.initializer, found);
  else ts.forEachChild(node, (child) => within(child, found));
}

/** A literal, or both sides of a choice between two. */
function literals(node: ts.Expression | undefined, found: Set<string>): void {
  if (node === undefined) return;
  if (ts.isStringLiteralLike(node)) found.add(node.text);
  if (ts.isParenthesizedExpression(node)) literals(node.expression, found);
  if (ts.isConditionalExpression(node)) {
    literals(node.whenTrue, found);
    literals(node.whenFalse, found);
  }
}
