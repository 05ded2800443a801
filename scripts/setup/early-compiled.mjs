/**
 * A chunk of Next's bundler is a list of modules, each a function that the browser calls as soon as the chunk is there. V8 does not know
 * that: it skims each function while the script comes, and reads it once more, whole and in the page's own thread, at the call. What stands
 * in brackets, `(function(){…})`, it compiles at once, in the thread that receives the script. So the modules of the browser's chunks are
 * put in brackets: more than half of the time that a page's first script held the page was this second reading (docs/performance.md).
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "acorn";

const CHUNK = "(globalThis.TURBOPACK";

/** Whether a part of an arrow function asks for what a `function` has of its own. */
function dependsOnCaller(node) {
  if (Array.isArray(node)) return node.some(dependsOnCaller);
  if (typeof node?.type !== "string") return false;
  if (node.type === "ThisExpression" || node.type === "MetaProperty") return true;
  if (node.type === "Identifier" && node.name === "arguments") return true;
  if (node.type === "FunctionExpression" || node.type === "FunctionDeclaration") return false;
  return Object.values(node).some(dependsOnCaller);
}

/** V8 heeds brackets before the word `function` only, so that an arrow becomes one. */
function inBrackets(text, node) {
  const source = text.slice(node.start, node.end);
  if (node.type === "FunctionExpression") return `(${source})`;
  const { params, body } = node;
  if (node.async || body.type !== "BlockStatement" || dependsOnCaller([params, body])) return source;
  const named = params.length > 0 ? text.slice(params[0].start, params.at(-1).end) : "";
  return `(function(${named})${text.slice(body.start, body.end)})`;
}

/** A chunk's text with its modules in brackets; any other script as it is. */
export function withEarlyModules(text) {
  if (!text.startsWith(CHUNK)) return text;
  const [{ expression }] = parse(text, { ecmaVersion: "latest" }).body;
  const modules = expression?.arguments?.[0]?.elements ?? [];
  let written = "";
  let at = 0;
  for (const node of modules) {
    if (node?.type !== "FunctionExpression" && node?.type !== "ArrowFunctionExpression") continue;
    written += text.slice(at, node.start) + inBrackets(text, node);
    at = node.end;
  }
  return written + text.slice(at);
}

/** Rewrites the browser's chunks in a folder. Once is enough: it does not look whether they are in brackets already. */
export async function compileModulesEarly(folder) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".js")) continue;
    const file = join(folder, name);
    const text = await readFile(file, "utf8");
    await writeFile(file, withEarlyModules(text));
  }
}
