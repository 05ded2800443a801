/**
 * Child of `index.ts`: unpacks an upload and makes recipes of its files. Plain Node with tsx, because the engine is TypeScript.
 * Answers `{ found }`, or `{ refused: "too_large" | "unreadable" }` for an upload that cannot be opened.
 */
import { register } from "tsx/esm/api";
import { serve } from "../child-work/serve.mjs";
import { Refused, unpack } from "./unpack.mjs";

register();

const { readRecipeFile } = await import("../../engine/transfer/read-file.ts");
const { toSaved } = await import("../../engine/transfer/to-saved.ts");

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
