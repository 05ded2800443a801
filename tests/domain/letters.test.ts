/** Every kind of letter, from the list: what holds for all of them, and what each says of itself. */
import { readdirSync, readFileSync } from "node:fs";
import { env } from "@/lib/env";
import { linkLasts, type LetterRule } from "@/lib/mail/letter";
import { LETTERS } from "@/lib/mail/letters";
import type { Mail } from "@/lib/services/mailer/port";

const { accounts, keys, money, admins, support } = LETTERS;
const to = "kim@plainspoon.test";
const url = "https://plainspoon.test/secret-of-the-link";
const at = new Date("2026-11-22");
/** A letter of each kind but the recipe's, whose words are the recipe's own (tests/api/recipes/output). */
const samples: [{ rule: LetterRule }, Mail][] = [
  [accounts.welcomeLetter, accounts.welcomeLetter({ to, url, homeUrl: "https://plainspoon.test/" })],
  [accounts.setPasswordLetter, accounts.setPasswordLetter({ to, url })],
  [accounts.resetLetter, accounts.resetLetter({ to, url })],
  [keys.passwordChangedLetter, keys.passwordChangedLetter({ to, by: "you" })],
  [keys.emailChangeLetter, keys.emailChangeLetter({ to, url })],
  [keys.emailChangedLetter, keys.emailChangedLetter({ to, undoUrl: url })],
  [keys.emailTakenBackLetter, keys.emailTakenBackLetter({ to, url })],
  [keys.emailVerifiedLetter, keys.emailVerifiedLetter({ to, url })],
  [keys.verificationLetter, keys.verificationLetter({ to, url })],
  [keys.googleLinkedLetter, keys.googleLinkedLetter({ to, passwordEnded: true })],
  [keys.accessTokenLetter, keys.accessTokenLetter({ to, name: "Shortcut", scopes: ["convert", "read"] })],
  [
    money.receiptLetter,
    money.receiptLetter({
      to,
      invoice: { id: "in_1", description: "Premium", paidCents: 1299, discountCents: 0, paidAt: at },
    }),
  ],
  [money.firstChargeLetter, money.firstChargeLetter({ to, charge: { at, cents: 1299 }, isTrial: true })],
  [money.offerUsedLetter, money.offerUsedLetter({ to })],
  [money.cancelledLetter, money.cancelledLetter({ to, until: at })],
  [admins.invitationLetter, admins.invitationLetter({ to, name: "Kim", invitedBy: "Robin", url })],
  [admins.adminPasswordLetter, admins.adminPasswordLetter({ to })],
  [
    support.supportLetter,
    support.supportLetter({
      to,
      request: { name: "Kim", email: to, subject: "Timer", message: "It rang.\nTwice." },
    }),
  ],
];
/** The lines that a reader of the HTML form sees, addresses of links among them. */
const seenIn = (html: string): string[] =>
  html
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/\s+/g, " ")
    .replace(/<a [^>]*href="([^"]*)"[^>]*>/g, "\n$1\n")
    .replace(/<[^>]*>/g, "\n")
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .split("\n")
    .map((line) => line.trim());
const kinds = Object.values(LETTERS).flatMap((topic) => Object.values<{ rule: LetterRule }>(topic));

test("every letter that lib/mail writes stands in the list by a name of its own, and in the samples", () => {
  const written = readdirSync("lib/mail").flatMap((file) =>
    [...readFileSync(`lib/mail/${file}`, "utf8").matchAll(/export const (\w+) = letterKind\(/g)].map(
      ([, name]) => name,
    ),
  );
  const listed = Object.values(LETTERS).flatMap((topic) => Object.keys(topic));
  expect(listed.sort()).toEqual(written.sort());
  expect(new Set(kinds.map(({ rule }) => rule.name)).size).toBe(kinds.length);
  const shown = new Set([...samples.map(([kind]) => kind), LETTERS.recipes.recipeLetter]);
  expect(kinds.filter((kind) => !shown.has(kind))).toEqual([]);
});

test.each(samples.map(([{ rule }, mail]) => ({ ...rule, mail })))(
  "$name: one line of subject, both forms, and a link only with its end",
  ({ linkLastsMs, mail }) => {
    expect(mail.subject).toMatch(/^\S.*\S$/);
    expect(mail.text).toContain(env.APP_NAME);
    expect(mail.html).toContain(`<title>`);
    expect(mail.html.match(/class="button"/g) ?? []).toHaveLength(/https?:/.test(mail.text) ? 1 : 0);
    expect(seenIn(mail.html)).toContain(mail.subject);
    for (const line of mail.text.split("\n")) expect(seenIn(mail.html)).toContain(line.replace(/:$/, ""));
    expect(mail.holdsKey ?? false).toBe(linkLastsMs !== undefined);
    if (linkLastsMs !== undefined) {
      expect(mail.text).toContain(linkLasts(linkLastsMs));
      expect(mail.text.split("\n")).toContain(url);
    }
  },
);

test("what is sent once is noted in a column that is there", () => {
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  const once = kinds.flatMap(({ rule }) => (rule.once ? [rule.once] : []));
  expect(once).toHaveLength(3);
  for (const { table, column } of once) {
    const [model] = new RegExp(`^model ${table} \\{[^}]*`, "im").exec(schema) ?? [""];
    expect(model).toMatch(new RegExp(`^ +${column} +DateTime\\?`, "m"));
  }
});
