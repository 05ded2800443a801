/** Predictions for foods with a known place: `{ food, predicted }` (format of the storage scorer). */
import { readFileSync } from "node:fs";
import { storageOf } from "@/lib/engine/lines/storage";

export async function* predict(cases: string): AsyncGenerator<object> {
  const foods = JSON.parse(readFileSync(cases, "utf8")) as { food: string }[];
  for (const { food } of foods) yield { food, predicted: storageOf(food) };
}
