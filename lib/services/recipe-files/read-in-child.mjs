/**
 * Child of `index.ts`, bundled by scripts/setup/workers.mjs: unpacks an upload and makes recipes of its files.
 * Answers `{ found }`, or `{ refused: "too_large" | "unreadable" }` for an upload that cannot be opened.
 */
import { readRecipeFile } from "../../engine/transfer/read-file.ts";
import { toSaved } from "../../engine/transfer/to-saved.ts";
import { serve } from "../child-work/serve.mjs";
import { Refused, unpack } from "./unpack.mjs";

const TEXT_FILE = /\.(json|jsonld|md|markdown|txt|cook|paprikarecipe|html?)$/i;

serve(async ({ name, bytes }) => {
  try {
    const files = unpack(name, bytes);
    const readable = files.length === 1 ? files : files.filter(({ path }) => TEXT_FILE.test(path));
    return {
      found: readable.flatMap((file) =>
        readRecipeFile(file.path, new TextDecoder().decode(file.bytes)).map(toSaved),
      ),
    };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.code };
    throw error;
  }
});
