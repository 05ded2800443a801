/** What cooks do at a site of several copies, and how a test waits for what they would see. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import type { Site, SiteCopy } from "./site";
import { visitor, type Visitor } from "./visitor";

const WITHIN_MS = 90_000;
export const PASSWORD = "correct horse battery";

const formattedContent = {
  title: "Leek soup",
  description: "For a cold day.",
  servings: 4,
  imageUrl: null,
  ingredients: { refrigerated: ["2 leeks"], other: ["1 tbsp oil"] },
  steps: [{ number: 1, instruction: "Fry the leeks in oil.", ingredients: ["2 leeks"], isPrep: false }],
};
export const soup = (over: object = {}) => ({
  ...{ title: "Leek soup", description: "For a cold day.", servings: 4, originalContent: "Leek soup…" },
  ...{ formattedContent, imageUrl: null },
  ...over,
});

/** Resolves when `look` answers true. @throws with `what` when it does not in good time, on a busy machine too */
export async function until(what: string, look: () => boolean | Promise<boolean>): Promise<void> {
  const giveUp = Date.now() + WITHIN_MS;
  while (!(await look())) {
    if (Date.now() > giveUp) throw new Error(`never happened: ${what}`);
    await wait(25);
  }
}

export const newEmail = (): string => `${randomUUID()}@plainspoon.test`;

export type Cook = Visitor & { email: string };

/** Signs up, at one copy or through the proxy. */
export async function signUp(site: Site, at?: SiteCopy): Promise<Cook> {
  const [email, browser] = [newEmail(), visitor(site.url)];
  const body = { email, password: PASSWORD };
  const { status, text } = await browser.ask("/api/users/register", { body, at });
  if (status !== 201) throw new Error(`sign-up: ${status} ${text}`);
  return { ...browser, email };
}

/** Asks the database itself, past the pooler. */
async function query({ database }: Site, statement: string, values: string[] = []) {
  const client = new Client({ connectionString: database.direct });
  await client.connect();
  try {
    return (await client.query<Record<string, number>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** May edit from now on. */
const grantPremium = (site: Site, { email }: Cook) =>
  query(site, 'INSERT INTO "PremiumGrant" ("userId") SELECT id FROM "User" WHERE email = $1', [email]);

/** Letters that are written down and not yet sent, or being sent. */
export async function lettersThatWait(site: Site): Promise<number> {
  const [row] = await query(
    site,
    `SELECT count(*)::int AS n FROM "Job" WHERE kind = 'letter' AND state = 'waiting'`,
  );
  return row?.n ?? 0;
}

/** A premium cook's shared recipe: its id, and the path and token of its link. */
export async function sharedSoup(site: Site, at: SiteCopy) {
  const cook = await signUp(site, at);
  await grantPremium(site, cook);
  const saved = await cook.ask("/api/recipes", { body: soup(), at });
  const id = String(saved.json.id);
  const shared = await cook.ask("/api/share/recipe", { body: { sourceType: "user", sourceId: id }, at });
  const path = new URL(String(shared.json.shareUrl)).pathname;
  return { cook, id, path, token: path.replace("/share/", "") };
}

/** How many letters went to an address. */
export const lettersTo = ({ letters }: Site, email: string): number =>
  letters.filter(({ to }) => to.includes(email)).length;

export type Load = { failures: string[]; emails: string[]; saves: () => number; end: () => Promise<void> };

/** Cooks who sign up, save and look at what they have, through the proxy, until `end`: one after the other in each of `windows`. */
export function load(site: Site, windows: number): Load {
  const [failures, emails]: [string[], string[]] = [[], []];
  let [isOver, saves] = [false, 0];
  const expectStatus = (
    what: string,
    { status, text }: { status: number; text: string },
    expected: number,
  ) => {
    if (status !== expected) failures.push(`${what}: ${status} ${text.slice(0, 200)}`);
  };
  const one = async () => {
    const [email, browser] = [newEmail(), visitor(site.url)];
    expectStatus(
      "sign-up",
      await browser.ask("/api/users/register", { body: { email, password: PASSWORD } }),
      201,
    );
    emails.push(email);
    for (let nth = 0; nth < 3; nth += 1) {
      const headers = { "idempotency-key": randomUUID() };
      expectStatus("save", await browser.ask("/api/recipes", { body: soup(), headers }), 201);
      saves += 1;
      const list = await browser.ask("/api/recipes");
      expectStatus("list", list, 200);
      const rows = list.json as unknown as unknown[];
      if (rows.length !== nth + 1) failures.push(`list: ${rows.length} of ${nth + 1} recipes`);
      expectStatus("home", await browser.ask("/"), 200);
    }
  };
  const running = Array.from({ length: windows }, async () => {
    while (!isOver) await one().catch((error: unknown) => failures.push(String(error)));
  });
  return {
    failures,
    emails,
    saves: () => saves,
    end: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}
