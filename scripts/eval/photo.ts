/** Predictions for photos: the reader's text, read as pasted text is; `{ id, title, servings, ingredients, steps }`. */
import { readFile } from "node:fs/promises";
import { readPhoto } from "@/lib/services/photo-reader";
import { buildWorkers } from "../setup/workers.mjs";
import { fileCases, prediction, type FileCase } from "./file-cases";

/** Read at once; the reader does not take more. */
const AT_ONCE = 2;

/** A photo that is refused gives an empty prediction. */
export async function* predict(cases: string): AsyncGenerator<object> {
  await buildWorkers();
  const list = await fileCases(cases);
  for (let index = 0; index < list.length; index += AT_ONCE) {
    yield* await Promise.all(list.slice(index, index + AT_ONCE).map(predictOne));
  }
}

async function predictOne({ id, file }: FileCase): Promise<object> {
  try {
    const { text } = await readPhoto(await readFile(file));
    return prediction(id, text);
  } catch (error) {
    return { ...prediction(id, ""), error: String(error) };
  }
}
