/** What the tests need beyond npm, from Debian's own packages, where we may install them: as root on a Debian machine. */
import { existsSync } from "node:fs";
import { runQuietly, step } from "./say.mjs";

export const mayInstallPackages = () => process.getuid?.() === 0 && existsSync("/etc/debian_version");

/** True when the package is installed now; a failure is told, and left to the caller to explain. */
export async function installDebianPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const sentence = `apt-get could not install ${name}.`;
  try {
    await step(`Installing ${name} with apt-get`, async () => {
      await runQuietly("apt-get", ["update", "-q"], { env, sentence });
      await runQuietly("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], {
        env,
        sentence,
      });
    });
    return true;
  } catch {
    return false;
  }
}
