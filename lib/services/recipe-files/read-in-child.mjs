/**
 * Child of `index.ts`, bundled by scripts/setup/workers.mjs: unpacks an upload and makes recipes of its files, a few at a time, so that whoever
 * asked can save them meanwhile, and so that nothing is made of what nobody has room for.
 *
 * - `{ open: { name, bytes }, from, known, chosen? }` answers `{}`, or `{ refused: "too_large" | "unreadable" }` for an upload that cannot be opened;
 *   the first `from` were found before
 * - `{ next: { room, most } }` answers `{ found, done }`; at most `room` of what was found is a recipe, and at most `most` is new
 */
import { createHash } from "node:crypto";
import Papa from "papaparse";
import { recipesInFile } from "../../engine/transfer/read-file.ts";
import { toSaved } from "../../engine/transfer/imports.ts";
import { serve } from "../child-work/serve.mjs";
import { Refused, unpack } from "./unpack.mjs";

const TEXT_FILE = /\.(json|jsonld|md|markdown|txt|cook|paprikarecipe|melarecipe|crumb|csv|xml|html?)$/i;

/** A few at a time are so many recipes, or so much work. */
const BATCH = 20;
const BATCH_MS = 500;
const BATCH_CHARS = 400_000;

/** Looked at one ahead, so that the last one is known to be that. */
let recipes = [].values();
let ahead = recipes.next();
let known = new Set();
/** Null: all of them. */
let chosen = null;

const DAMAGED = "This file is damaged and cannot be opened.";

const rowsOf = (text) => Papa.parse(text, { skipEmptyLines: "greedy" }).data;

/** Larger pictures stay behind: the recipe comes without. */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
const pictureText = (bytes) =>
  bytes == null || bytes.length > MAX_PICTURE_BYTES ? null : Buffer.from(bytes).toString("base64");

function* recipesIn({ name, bytes }) {
  const files = unpack(name, bytes);
  const readable = files.length === 1 ? files : files.filter(({ path }) => TEXT_FILE.test(path));
  const byPath = new Map(files.map((file) => [file.path, file.bytes]));
  for (const file of readable) {
    if (file.bytes === null) {
      yield { name: file.path.split("/").pop(), kind: "problem", problem: DAMAGED };
      continue;
    }
    const folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
    // Each picture is one recipe's: a page that names one for all of them makes no thousand copies of it.
    const pictureOf = (path) => {
      const place = folder + path.replace(/^\.\//, "");
      const bytes = byPath.get(place);
      byPath.delete(place);
      return pictureText(bytes);
    };
    const text = new TextDecoder().decode(file.bytes);
    yield* recipesInFile(file.path, text, { rowsOf, pictureOf });
  }
}

/** The same for the same recipe of the same file, whatever today's engine makes of it. */
const keyOf = (imported) => createHash("sha256").update(JSON.stringify(imported)).digest("base64url");

/** What is told of one recipe of the file; made only when it is new and there is room. */
function made(imported, room) {
  const { name } = imported;
  if (imported.kind === "problem")
    return chosen === null ? { name, problem: imported.problem } : { name, notChosen: true };
  const key = keyOf(imported);
  // Each once: the second of its kind in the file is not asked for.
  if (chosen !== null && !chosen.delete(key)) return { name, notChosen: true };
  if (known.has(key)) return { name, already: true, key };
  if (room <= 0) return { name, noRoom: true, key };
  known.add(key);
  const { recipe } = toSaved(imported);
  return { name, key, recipe };
}

function next({ room, most }) {
  const found = [];
  const until = performance.now() + BATCH_MS;
  let [left, looked, chars] = [room, 0, 0];
  while (
    !ahead.done &&
    found.length < BATCH &&
    looked < most &&
    chars < BATCH_CHARS &&
    performance.now() < until
  ) {
    // Whether the last ones could be saved is known first: what could not be leaves its room.
    if (room > 0 && left === 0) break;
    const one = made(ahead.value, left);
    if (one.recipe) {
      left -= 1;
      chars += JSON.stringify(one.recipe).length;
    }
    if (!one.already && !one.notChosen) looked += 1;
    found.push(one);
    ahead = recipes.next();
  }
  return { found, done: ahead.done };
}

serve(async (task) => {
  try {
    if (task.next) return next(task.next);
    known = new Set(task.known);
    chosen = task.chosen ? new Set(task.chosen) : null;
    recipes = recipesIn(task.open);
    for (let passed = -1; passed < task.from; passed += 1) {
      ahead = recipes.next();
      if (ahead.done) break;
    }
    return {};
  } catch (error) {
    if (error instanceof Refused) return { refused: error.code };
    throw error;
  }
});
