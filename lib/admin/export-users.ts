import "server-only";
import { billingNow } from "@/lib/billing/gateway";
import { db } from "@/lib/db/client";
import { csvLine } from "@/lib/rules/analytics/csv";
import { recordAct } from "./audit";
import type { Admin } from "./auth";
import { toUserRow, USER_COLUMNS } from "./users";

const PAGE = 1000;
const HEAD = ["Email", "First name", "Last name", "Status", "Recipes", "Joined", "Subscription"];

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
  yield `\uFEFF${csvLine(HEAD)}`;
  let after: string | undefined;
  for (;;) {
    const rows = await db.user.findMany({
      select: USER_COLUMNS,
      orderBy: { id: "asc" },
      take: PAGE,
      ...(after !== undefined && { cursor: { id: after }, skip: 1 }),
    });
    if (rows.length === 0) return undefined;
    after = rows.at(-1)?.id;
    yield rows
      .map((row) => {
        const user = toUserRow(row, now);
        const status = user.isPremium ? "Premium" : "Free";
        return csvLine([
          ...[user.email, user.firstName, user.lastName, status, user.recipeCount],
          ...[user.createdAt, user.stripeSubscriptionId],
        ]);
      })
      .join("");
  }
}
