/** Predictions for PDFs: the reader's text, arranged and read as pasted text is; `{ id, title, servings, ingredients, steps }`. */
import { readFile } from "node:fs/promises";
import { readPdf } from "@/lib/services/pdf-reader";
import { buildWorkers } from "../setup/workers.mjs";
import { fileCases, prediction } from "./file-cases";

/** A file that is refused gives an empty prediction. */
export async function* predict(cases: string): AsyncGenerator<object> {
  await buildWorkers();
  for (const { id, file } of await fileCases(cases)) {
    try {
      const { text } = await readPdf(await readFile(file));
      yield prediction(id, text);
    } catch (error) {
      yield { ...prediction(id, ""), error: String(error) };
    }
  }
}
