/** Predictions for photos: the reader's text, read as pasted text is; `{ id, title, servings, ingredients, steps }`. */
import { readFile } from "node:fs/promises";
import { readPhoto } from "@/lib/services/photo-reader";
import { fileCases, prediction } from "./file-cases";

/** A photo that is refused gives an empty prediction. */
export async function* predict(cases: string): AsyncGenerator<object> {
  for (const { id, file } of await fileCases(cases)) {
    try {
      const { text } = await readPhoto(await readFile(file));
      yield prediction(id, text);
    } catch (error) {
      yield { ...prediction(id, ""), error: String(error) };
    }
  }
}
