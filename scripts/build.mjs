/** `npm run build`: the app as one folder that runs anywhere, `.next/standalone` (docs/deploying.md); `npm start` runs the same one. */
import "./setup/node-version.mjs";
import { build } from "./setup/build.mjs";
import { install } from "./setup/install.mjs";
import { OUTPUT } from "./setup/project.mjs";
import { command, say } from "./setup/say.mjs";

await command(async () => {
  await install();
  await build();
  say(`Built: ${OUTPUT}. Start it with \`node scripts/start.mjs\` in there, or in a copy of it.`);
});
