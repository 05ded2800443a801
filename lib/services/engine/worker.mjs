/** The worker of `index.ts`, bundled by scripts/setup/workers.mjs: answers `{ task, input }` with what that function of the engine returns. */
import "./compiling.mjs";
import { serve } from "../child-work/serve.mjs";
import { tasks } from "./tasks.ts";

serve(async ({ task, input }) => tasks[task](...input));
