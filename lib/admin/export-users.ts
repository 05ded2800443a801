import "server-only";
import { billingNow } from "@/lib/billing/gateway";
import { db } from "@/lib/db/client";
import { type AdminUserRow, USER_COLUMNS } from "@/lib/contract/user-columns";
import { csvLine } from "@/lib/rules/analytics/csv";
import { recordAct } from "./audit";
import type { Admin } from "./auth";
import { toUserRow, USER_SELECT } from "./users";

const PAGE = 1000;
/** What names the row comes first, as an import elsewhere needs it. */
const CELLS = [...USER_COLUMNS]
  .sort((a, b) => Number(b.isKey) - Number(a.isKey))
  .flatMap(({ csv }) => Object.entries<(user: AdminUserRow) => string | number | null>(csv));

/** All users as CSV, read and sent a thousand at a time: no more than that is ever held in memory. */
export async function exportUsers({ admin }: { admin: Admin }): Promise<ReadableStream<Uint8Array>> {
  await recordAct({ admin, action: "exported the users", subject: "users-export.csv" });
  const lines = userLines(await billingNow());
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}

async function* userLines(now: Date): AsyncGenerator<string, undefined> {
  // why: a spreadsheet takes a file without the mark for one of its own code page.
  yield `\uFEFF${csvLine(CELLS.map(([heading]) => heading))}`;
  let after: string | undefined;
  for (;;) {
    const rows = await db.user.findMany({
      select: USER_SELECT,
      orderBy: { id: "asc" },
      take: PAGE,
      ...(after !== undefined && { cursor: { id: after }, skip: 1 }),
    });
    if (rows.length === 0) return undefined;
    after = rows.at(-1)?.id;
    const users = rows.map((row) => toUserRow(row, now));
    yield users.map((user) => csvLine(CELLS.map(([, cell]) => cell(user)))).join("");
  }
}
