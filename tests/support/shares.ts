/** Shared recipes for route tests: made through the calls, as a cook makes them. */
import { POST as create } from "@/app/api/share/recipe/route";
import { POST as event } from "@/app/api/share/[token]/event/route";
import { call, type Answer } from "./call";
import type { Person } from "./people";
import { storedRecipe } from "./recipes";

export type Shared = { recipeId: string; token: string; shareUrl: string };

/** A recipe of `owner`'s and the link to it. */
export async function sharedRecipe(owner: Person, title?: string): Promise<Shared> {
  const recipeId = await storedRecipe(owner, title === undefined ? {} : { title });
  const answer = await call(create, { as: owner, body: { sourceType: "user", sourceId: recipeId } });
  expect(answer.status).toBe(200);
  return {
    recipeId,
    token: String(answer.body.token),
    shareUrl: String(answer.body.shareUrl),
  };
}

export const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** A visit to a shared page. */
export const visit = (
  token: string,
  visitorId: string,
  given: { as?: Person; userAgent?: string; ip?: string } = {},
): Promise<Answer> =>
  call(event, {
    params: { token },
    as: given.as,
    ip: given.ip,
    headers: { "user-agent": given.userAgent ?? BROWSER },
    body: { eventType: "view", visitorId },
  });
