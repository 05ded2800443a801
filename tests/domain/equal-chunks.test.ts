import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shareEqualChunks } from "../../scripts/setup/equal-chunks.mjs";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plainspoon-chunks-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const chunk = (modules: string, name: string) =>
  `module.exports=[1,()=>"${modules.repeat(400)}"];\n//# sourceMappingURL=${name}.map`;

test("chunks of one text are one, wherever they lie; what differs, and what is small, stays as it is", async () => {
  const texts = {
    "first.js": chunk("engine", "first.js"),
    "second.js": chunk("engine", "second.js"),
    "ssr/third.js": chunk("engine", "third.js"),
    "other.js": chunk("another", "other.js"),
    "small.js": "module.exports=[2];",
    "same-small.js": "module.exports=[2];",
  };
  await mkdir(join(folder, "ssr"));
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
  // Done again over what is done, as when only a script beside the server has changed.
  for (let time = 0; time < 2; time += 1) await shareEqualChunks(folder);

  const load = createRequire(join(folder, "server.js"));
  const first: unknown = load("./first.js");
  expect(load("./second.js")).toBe(first);
  expect(load("./ssr/third.js")).toBe(first);
  expect(load("./other.js")).not.toBe(first);
  expect((await stat(join(folder, "ssr/third.js"))).size).toBeLessThan(100);
  expect(await readFile(join(folder, "same-small.js"), "utf8")).toBe(texts["same-small.js"]);
});
