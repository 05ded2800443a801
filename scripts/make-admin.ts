/** Makes an admin from the command line's words and prints the invitation link, if there is one, alone on its line. */
import { parseArgs } from "node:util";
import type { NewAdmin } from "@/lib/admin/create";
import { AppError } from "@/lib/errors";

const USAGE = "npm run admin:create -- --email E --name N [--role admin|super_admin] [--password P]";

async function readWords(): Promise<NewAdmin> {
  const { NewAdmin } = await import("@/lib/admin/create");
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { email: text, name: text, role: text, password: text } });
  const read = NewAdmin.safeParse(values);
  if (read.success) return read.data;
  const sentences = read.error.issues.map(({ path, message }) => `--${path.join(".")}: ${message}.`);
  throw new AppError("invalid", `${sentences.join(" ")}\nusage: ${USAGE}`);
}

async function main(): Promise<void> {
  // Imported here, so that a wrong setting is told as a sentence too.
  const { ownAddress } = await import("@/lib/env");
  const { createAdmin } = await import("@/lib/admin/create");
  const { db } = await import("@/lib/db/client");
  const { admin, invitationToken } = await createAdmin(await readWords()).finally(() => db.$disconnect());
  if (invitationToken === null) {
    process.stdout.write(
      `${admin.name} can now log in as ${admin.role} with ${admin.email}: ${ownAddress}/admin/login\n`,
    );
    return;
  }
  process.stdout.write(`Invitation for ${admin.name} as ${admin.role}, valid for 7 days and for one use:\n`);
  process.stdout.write(`${ownAddress}/admin/accept-invitation/${invitationToken}\n`);
}

/** What is said when it fails: our own sentence, or the reason of a command line that could not be read. */
function sentenceOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  if (error instanceof TypeError && "code" in error) return `${error.message}\nusage: ${USAGE}`;
  return `The admin could not be created: ${error instanceof Error ? error.message.trim().split("\n").at(-1) : "unknown error"}`;
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
});
