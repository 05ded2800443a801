/** What the reader of texts is trained on: files of our own in this folder, and their hash, by which a trained model says what it was trained on. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Case } from "./labels";

/** Texts of every kind (other languages, very short ones, some that are no recipe), and recipes that are also rendered in many styles. */
export const DATA = ["own-texts.json", "own-recipes.json"] as const;

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

export const casesIn = (name: (typeof DATA)[number]): Case[] => JSON.parse(read(name)) as Case[];

/** SHA-256 of all files of `DATA`, one after another. */
export function dataHash(): string {
  const hash = createHash("sha256");
  for (const name of DATA) hash.update(read(name));
  return hash.digest("hex");
}
