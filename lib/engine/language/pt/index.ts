/** Portuguese, of Brazil and of Portugal, as far as it is written down. */
import type { PartialPack } from "@/lib/engine/language/pack";
import { CORE } from "./core";
import { FACTS } from "./facts";
import { GLOSS } from "./gloss";
import { LINES } from "./lines";
import { LIST_WORK } from "./preparation";
import { SHAPES } from "./shapes";

export const PORTUGUESE: PartialPack = {
  ...CORE,
  shapes: SHAPES,
  lines: LINES,
  facts: FACTS,
  gloss: GLOSS,
  listWork: LIST_WORK,
};
