/** What stands around two copies of the app in the tests and the benchmark of them: nginx and PgBouncer, from Debian's packages where they are missing. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackage, mayInstallPackages } from "./debian.mjs";

/** Where packages put servers, which is on root's path alone. */
const BESIDE_THE_PATH = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];

const find = (name) =>
  [...(process.env.PATH ?? "").split(delimiter), ...BESIDE_THE_PATH]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

async function findOrInstall(name) {
  const found = find(name);
  if (found || !mayInstallPackages()) return found;
  await installDebianPackage(name);
  return find(name);
}

/**
 * @returns the paths of both programs, or null when one is missing and cannot be had.
 */
export async function findSitePrograms() {
  const nginx = await findOrInstall("nginx");
  const pgbouncer = nginx && (await findOrInstall("pgbouncer"));
  return pgbouncer ? { nginx, pgbouncer } : null;
}
