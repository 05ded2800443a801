/**
 * The engine's version: a hash of its sources. Written into the built app and the bundled workers in place of the constant `ENGINE_BUILD`,
 * so that a conversion kept under the old version is never shown once a fix is there, and nothing is computed while the app runs.
 */
import { hashOf } from "./project.mjs";

const SOURCES = ["lib/engine"];
const SHOWN_CHARS = 12;

/** Not part of what the engine does: tests and the texts that they read. */
const isTest = (path) => /\.(?:test\.tsx?|fixtures\.ts)$/.test(path);

/** Changes with every source of the engine and with nothing else. `sources` are paths from the project's folder. */
export async function engineVersion(sources = SOURCES) {
  const hash = await hashOf(sources, { skip: isTest });
  return hash.slice(0, SHOWN_CHARS);
}
