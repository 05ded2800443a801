import "server-only";
/**
 * Everything we keep about a cook, as one JSON file that is written while it is sent: no more than one page of one table is in memory.
 * `keeping.ts` says for each table which section it is in, or why it is not there.
 */
import type { Viewer } from "@/lib/accounts/sessions";
import { accountStatus } from "@/lib/billing/status";
import { env } from "@/lib/env";
import { fileNameStart } from "@/lib/recipes/file-name";
import { KEEPING } from "./keeping";
import { sectionsOf } from "./sections";

export type AccountExport = { name: string; body: ReadableStream<Uint8Array> };

/** What stands in no section, and why. */
function leftOut(): Record<string, string | Record<string, string>> {
  const tables = Object.entries(KEEPING).flatMap(([table, keeping]): [string, string][] =>
    typeof keeping.export === "string" ? [] : [[table, keeping.export.none]],
  );
  return {
    passwords: "only a hash of yours is kept, which is a secret",
    links: "their secrets are kept as hashes",
    tables: Object.fromEntries(tables),
  };
}

async function* written(viewer: Viewer, now: Date): AsyncGenerator<string> {
  const head = { app: env.APP_NAME, exportedAt: now.toISOString(), leftOut: leftOut() };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)}`;
  for (const [name, section] of Object.entries(sectionsOf(viewer))) {
    yield `,\n  ${JSON.stringify(name)}: `;
    if (Symbol.asyncIterator in section) {
      let mark = "[";
      for await (const row of section) {
        yield `${mark}\n    ${JSON.stringify(row)}`;
        mark = ",";
      }
      yield mark === "[" ? "[]" : "\n  ]";
    } else yield JSON.stringify(await section());
  }
  yield "\n}\n";
}

/** The export of the viewer's account. @throws AppError `unauthenticated` when the account is gone */
export async function exportAccount({
  viewer,
  now = new Date(),
}: {
  viewer: Viewer;
  now?: Date;
}): Promise<AccountExport> {
  // First of all: what cannot be begun is an answer, and not half a file.
  await accountStatus({ viewer });
  const parts = written(viewer, now);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return { name: `${fileNameStart}-data-${now.toISOString().slice(0, 10)}.json`, body };
}
