/** Recipes out as a file and in again, as a browser does both. */
import { GET } from "@/app/api/recipes/export/route";
import { POST } from "@/app/api/recipes/import/route";
import { call, fileForm, type Answer } from "./call";
import type { Person } from "./people";

export async function exported(cook: Person, format: string): Promise<{ answer: Answer; bytes: Uint8Array }> {
  const answer = await call(GET, { method: "GET", path: `/api/recipes/export?format=${format}`, as: cook });
  return { answer, bytes: new Uint8Array(await answer.response.arrayBuffer()) };
}

/** @param from where an import before it ended */
export const imported = (
  cook: Person,
  name: string,
  bytes: Uint8Array | string,
  from?: number,
): Promise<Answer> =>
  call(POST, {
    path: `/api/recipes/import${from === undefined ? "" : `?from=${from}`}`,
    form: fileForm("file", bytes, "application/octet-stream", name),
    as: cook,
  });
