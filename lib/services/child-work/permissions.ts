import "server-only";
/**
 * What a child process may do (Node's permission model): read the files it needs and nothing else. It writes no file, starts no process, and
 * where Node can refuse that too (25 and later), it reaches no network.
 */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";

export type Needs = {
  /** npm packages that stay beside the bundle: their folders and those of what they depend on are readable. */
  packages?: readonly string[];
  /** Other files and folders, from the project's root. */
  files?: readonly string[];
  /** True for packages of compiled code, which the model cannot look into. */
  addons?: boolean;
  /** True when it works in threads; they have the same rights. */
  threads?: boolean;
};

/** Of Node 20 and early 22, and since then. */
const FLAG = process.allowedNodeEnvironmentFlags.has("--permission")
  ? "--permission"
  : "--experimental-permission";

/** Node's arguments for a child that runs `entry` and needs `needs`; `root` is the project's folder. */
export function permissionArguments(root: string, entry: string, needs: Needs = {}): string[] {
  const real = realpathSync(/* turbopackIgnore: true */ root);
  const readable = [entry, ...(needs.files ?? []), ...packageFolders(real, needs.packages ?? [])];
  return [
    FLAG,
    ...readable.map((one) => `--allow-fs-read=${path.join(/* turbopackIgnore: true */ real, one)}`),
    ...(needs.addons ? ["--allow-addons"] : []),
    ...(needs.threads ? ["--allow-worker"] : []),
  ];
}

const known = new Map<string, string[]>();

/** The folders of packages and of all they depend on, as far as that is installed. */
function packageFolders(root: string, packages: readonly string[]): string[] {
  const key = [root, ...packages].join("\n");
  const found = known.get(key);
  if (found) return found;
  const folders = new Set<string>();
  const open = [...packages];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const folder = `node_modules/${name}`;
    const manifest = path.join(/* turbopackIgnore: true */ root, folder, "package.json");
    if (folders.has(folder) || !existsSync(manifest)) continue;
    folders.add(folder);
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(manifest, "utf8")) as {
      dependencies?: Record<string, string>;
      optionalDependencies?: Record<string, string>;
    };
    open.push(...Object.keys({ ...dependencies, ...optionalDependencies }));
  }
  const all = [...folders].map((folder) => `${folder}/*`);
  known.set(key, all);
  return all;
}
