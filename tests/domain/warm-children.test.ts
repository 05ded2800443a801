/** After a start a process of each kind stands ready, so that nobody's first photo or document waits for one. */
import { execFileSync } from "node:child_process";
import { warmChildren } from "@/lib/services/warm";

/** The programs that this process has started. */
function running(): string[] {
  const rows = execFileSync("ps", ["-A", "-o", "ppid=,args="], { encoding: "utf8" }).split("\n");
  return rows
    .filter((row) => row.trim().startsWith(`${process.pid} `))
    .flatMap((row) => /\.workers\/([\w-]+)\.mjs$/.exec(row.trim())?.[1] ?? []);
}

test.each(["photo", "document", "pdf", "pictures", "engine", "print"])(
  "%s",
  async (program) => {
    await warmChildren();
    expect(running()).toContain(program);
  },
  120_000,
);
