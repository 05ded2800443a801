/** Child of `rules.ts`: formats long recipes with the engine. Plain Node with tsx, because the engine is TypeScript. */
import { register } from "tsx/esm/api";
import { serve } from "../child-work/serve.mjs";

register();

const { formatRecipe } = await import("../../engine/format.ts");

serve(async ({ source, original }) => formatRecipe(source, original));
