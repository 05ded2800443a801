import "server-only";
/**
 * What we keep about a cook, as `sections.ts` lists it, in one JSON file that is written while it is sent: no more than one page of one table is in memory.
 * `retention-rules.ts` says for each table which section it is in, or why it is not there.
 */
import type { Viewer } from "@/lib/accounts/sessions";
import { accountStatus } from "@/lib/billing/account-status";
import { env } from "@/lib/env";
import { startExportTurns, type FileInParts, fileNameStart } from "@/lib/recipes/export";
import { RETENTION_RULES } from "./retention-rules";
import { type Section, sectionsOf } from "./sections";

/** What stands in no section, and why. */
function leftOut(): Record<string, string | Record<string, string>> {
  const tables = Object.entries(RETENTION_RULES).flatMap(([table, keeping]): [string, string][] =>
    typeof keeping.export === "string" ? [] : [[table, keeping.export.none]],
  );
  return {
    passwords: "only a hash of yours is kept, which is a secret",
    links: "their secrets are kept as hashes",
    tables: Object.fromEntries(tables),
  };
}

async function* written(sections: Record<string, Section>, now: Date): AsyncGenerator<string> {
  const head = { app: env.APP_NAME, exportedAt: now.toISOString(), leftOut: leftOut() };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)}`;
  for (const [name, section] of Object.entries(sections)) {
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

async function* encoded(texts: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

/**
 * The export of the viewer's account.
 * @throws AppError `unauthenticated` when the account is gone, `unavailable` when too much is waiting; the signal's reason
 */
export async function exportAccount({
  viewer,
  now = new Date(),
  signal,
}: {
  viewer: Viewer;
  now?: Date;
  signal?: AbortSignal;
}): Promise<FileInParts> {
  // First of all: what cannot be begun is an answer, and not half a file.
  await accountStatus({ viewer });
  const turns = await startExportTurns(signal);
  return {
    name: `${fileNameStart}-data-${now.toISOString().slice(0, 10)}.json`,
    type: "application/json",
    parts: encoded(written(sectionsOf(viewer, { turns, signal }), now)),
  };
}
