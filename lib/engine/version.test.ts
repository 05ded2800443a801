import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { engineVersion } from "../../scripts/setup/engine-version.mjs";
import { ROOT } from "../../scripts/setup/project.mjs";

test("a changed or new source is another version, a changed test is not", async () => {
  const folder = await mkdtemp(join(tmpdir(), "engine-"));
  const version = () => engineVersion([relative(ROOT, folder)]);
  await writeFile(join(folder, "amount.ts"), "export const HALF = 0.5;");
  const first = await version();
  expect(await version()).toBe(first);
  await writeFile(join(folder, "amount.test.ts"), "test.todo('halves');");
  expect(await version()).toBe(first);
  await writeFile(join(folder, "amount.ts"), "export const HALF = 1 / 2;");
  const second = await version();
  expect(second).not.toBe(first);
  await writeFile(join(folder, "unit.ts"), "");
  expect(await version()).not.toBe(second);
  await rm(folder, { recursive: true });
});

test("the engine itself has one", async () => {
  expect(await engineVersion()).toMatch(/^[0-9a-f]{12}$/);
});
