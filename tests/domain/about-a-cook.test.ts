/**
 * What we keep about a cook: the export holds all of it, and deleting the account takes all of it. Both walk every table of the schema,
 * so that a new one is forgotten in neither.
 */
import { GET as exportAccount } from "@/app/api/users/export/route";
import { DELETE as deleteMe } from "@/app/api/users/me/route";
import { recordUsedOffers } from "@/lib/billing/offers";
import { db } from "@/lib/db/client";
import { keepImage } from "@/lib/images/keep";
import { contentHash } from "@/lib/conversion/own-results";
import { RETENTION_RULES } from "@/lib/retention/retention-rules";
import { call } from "@/tests/support/call";
import { PASSWORD, person, type Person } from "@/tests/support/people";
import { plainPicture } from "@/tests/support/photo";
import { leekSoup } from "@/tests/support/recipes";
import { models } from "@/tests/support/schema";

const AT = new Date("2026-05-04T03:02:01Z");
const LATER = new Date(Date.now() + 60 * 60 * 1000);
const names = Object.keys(RETENTION_RULES) as (keyof typeof RETENTION_RULES)[];

/** Columns by which a row is about a cook. */
const ABOUT = ["userId", "reference", "email", "newEmail", "oldEmail", "to", "subject"];
const isAboutCooks = (name: string) =>
  !["AdminUser"].includes(name) &&
  models.some((model) => model.name === name && model.columns.some((column) => ABOUT.includes(column)));

/** One row of each table about this cook; every one of them holds a word of its own, by which it is known again. */
async function everythingAbout({ id: userId, email }: Person): Promise<Record<string, string>> {
  const money = { currency: "usd", startedAt: AT, syncedAt: AT };
  await db.user.update({
    where: { id: userId },
    data: { firstName: "canary-user", stripeCustomerId: "cus_canary", createdAt: AT },
  });
  const imageUrl = await keepImage(await plainPicture(30, 30).png().toBuffer(), { owner: userId });
  const content = { ...leekSoup, title: "canary-recipe", imageUrl };
  const recipe = await db.recipe.create({
    data: {
      ...{ userId, title: "canary-recipe", description: "", imageUrl, originalContent: "canary-original" },
      ...{ formattedContent: content, searchText: "", stepCount: 3, madeMark: contentHash(content) },
    },
  });
  await db.conversionResult.create({
    data: { key: "k", content, formatter: "rules", madeMark: contentHash(content) },
  });
  const share = await db.share.create({
    data: {
      ...{ token: "canary-share0000000000", userId, sourceType: "user", sourceId: recipe.id },
      ...{ recipeId: recipe.id, liveKey: "canary-live" },
      days: { create: { day: "2026-05-05", views: 4711 } },
      visits: { create: { day: "2026-05-05", visitor: "canary-visit" } },
    },
  });
  const sharer = await person();
  const theirs = await db.share.create({
    data: { token: "s".repeat(22), userId: sharer.id, sourceType: "library", sourceId: "x" },
  });
  await db.shareSignup.create({
    data: { shareId: theirs.id, userId, createdAt: new Date("2026-01-02T03:04:05Z") },
  });
  await db.completion.create({ data: { recipeId: recipe.id, userId, cookingKey: "canary-completion" } });
  await db.savedAnswer.create({
    data: { userId, key: "canary-answer", bodyHash: "", status: 201, recipeId: recipe.id },
  });
  await db.oAuthAccount.create({
    data: { provider: "google", providerAccountId: "canary-google", userId, email },
  });
  const link = { userId, expiresAt: LATER };
  await db.passwordReset.create({
    data: { ...link, tokenHash: "secret-reset", createdAt: new Date("2026-01-02T03:04:06Z") },
  });
  await db.emailProof.create({ data: { ...link, tokenHash: "secret-proof", email: "canary-proof@x.test" } });
  await db.emailUndo.create({ data: { ...link, tokenHash: "secret-undo", oldEmail: "canary-undo@x.test" } });
  await db.emailChange.create({
    data: { ...link, tokenHash: "secret-change", newEmail: "canary-change@x.test" },
  });
  await db.session.create({
    data: { ...link, tokenHash: "secret-session", createdAt: new Date("2026-01-02T03:04:07Z") },
  });
  await db.accessToken.create({ data: { userId, name: "canary-token", tokenHash: "secret-token" } });
  await db.premiumGrant.create({ data: { userId, grantedAt: new Date("2026-01-02T03:04:08Z") } });
  await db.subscription.create({
    data: {
      ...money,
      id: "canary-subscription",
      userId,
      status: "canceled",
      interval: "month",
      priceCents: 1,
    },
  });
  const sums = { subtotalCents: 1, discountCents: 0, totalCents: 1, paidCents: 1, issuedAt: AT };
  await db.invoice.create({
    data: {
      ...sums,
      id: "canary-invoice",
      userId,
      status: "paid",
      description: "",
      currency: "usd",
      url: "https://x.test",
    },
  });
  await db.purchase.create({
    data: {
      id: "canary-purchase",
      userId,
      productTag: "x",
      amountCents: 1,
      currency: "usd",
      purchasedAt: AT,
    },
  });
  await recordUsedOffers(db, email, [{ offer: "canary-offer", usedAt: AT }]);
  await db.stripeEvent.create({ data: { id: "canary-event", type: "x", customerId: "cus_canary" } });
  await db.demoCustomer.create({
    data: {
      ...{ id: "canary-demo-customer", reference: userId, email },
      checkouts: {
        create: { id: "canary-demo-checkout", kind: "card", successUrl: "", cancelUrl: "", createdAt: AT },
      },
      subscriptions: {
        create: {
          ...{ id: "canary-demo-subscription", plan: "monthly", status: "canceled", createdAt: AT },
          ...{ anchorAt: AT, periodStart: AT, periodEnd: AT },
        },
      },
      invoices: { create: { ...sums, id: "canary-demo-invoice", status: "paid", description: "" } },
    },
  });
  await db.supportRequest.create({ data: { name: "N", email, subject: "canary-support", message: "m" } });
  await db.outboxMail.create({
    data: { to: email, subject: "canary-letter", text: "https://x.test/secret-link", html: "" },
  });
  await db.outboxMail.create({
    data: { to: "friend@x.test", userId, recipeId: recipe.id, subject: "canary-sent", text: "", html: "" },
  });
  await db.job.create({
    data: {
      ...{ kind: "letter", userId },
      payload: {
        to: "friend@x.test",
        subject: "canary-waiting",
        text: "https://x.test/secret-link",
        html: "",
      },
    },
  });
  await db.auditEntry.create({
    data: { adminEmail: "secret-admin@x.test", action: "canary-act", subject: email },
  });
  void share;
  return {
    Picture: imageUrl,
    ...{ User: "canary-user", Recipe: "canary-original", Share: "canary-share", ShareDay: "4711" },
    ...{ ShareSignup: "2026-01-02T03:04:05", Completion: "canary-completion", SavedAnswer: "canary-answer" },
    ...{ OAuthAccount: "canary-google", PasswordReset: "2026-01-02T03:04:06", EmailProof: "canary-proof" },
    ...{ EmailUndo: "canary-undo", EmailChange: "canary-change", Session: "2026-01-02T03:04:07" },
    AccessToken: "canary-token",
    Job: "canary-waiting",
    ...{
      PremiumGrant: "2026-01-02T03:04:08",
      Subscription: "canary-subscription",
      Invoice: "canary-invoice",
    },
    ...{ Purchase: "canary-purchase", UsedOffer: "canary-offer", StripeEvent: "canary-event" },
    ...{ DemoCustomer: "canary-demo-customer", DemoCheckout: "canary-demo-checkout" },
    ...{ DemoSubscription: "canary-demo-subscription", DemoInvoice: "canary-demo-invoice" },
    ...{ SupportRequest: "canary-support", OutboxMail: "canary-letter", AuditEntry: "canary-act" },
  };
}

const exported = async (as: Person) => {
  const answer = await call(exportAccount, { method: "GET", as });
  return { answer, text: await answer.response.text(), sections: Object.keys(answer.body) };
};

test("the export holds a row of every table that is about a cook, in the section that the list names", async () => {
  const cook = await person();
  const words = await everythingAbout(cook);
  const { text, sections, answer } = await exported(cook);
  const missing = names.filter((name) => {
    const section = RETENTION_RULES[name].export;
    if (typeof section !== "string") return false;
    const word = words[name];
    if (word === undefined) throw new Error(`${name} is exported: put a row of it into everythingAbout`);
    return !JSON.stringify(answer.body[section] ?? null).includes(word);
  });
  expect(missing).toEqual([]);
  // A table with a cook's key in it is not left out of the export with a word alone.
  const leftOut = names.filter(
    (name) => isAboutCooks(name) && typeof RETENTION_RULES[name].export !== "string",
  );
  expect(leftOut).toEqual([]);
  expect(sections).toContain("leftOut");
  expect(text).not.toMatch(/secret-|argon2|tokenHash|passwordHash/);
});

test("it is a file of the day, which nobody keeps on its way", async () => {
  const { answer } = await exported(await person());
  const day = new Date().toISOString().slice(0, 10);
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="plainspoon-data-${day}.json"`,
  );
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("content-type")).toBe("application/json");
});

test("it is written page by page, and in order", async () => {
  const cook = await person();
  const row = {
    userId: cook.id,
    title: "t",
    description: "",
    originalContent: "",
    searchText: "",
    stepCount: 3,
  };
  await db.recipe.createMany({
    data: Array.from({ length: 45 }, (_, index) => ({
      ...row,
      title: `soup ${index}`,
      formattedContent: leekSoup,
      createdAt: new Date(AT.getTime() + index),
    })),
  });
  const { answer } = await exported(cook);
  const titles = (answer.body.recipes as unknown as { title: string }[]).map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 45 }, (_, index) => `soup ${index}`));
});

test("an address that nobody proved brings no letters and questions of whoever owns it", async () => {
  const cook = await person({ proven: false });
  await everythingAbout(cook);
  const { text } = await exported(cook);
  expect(text).not.toMatch(/canary-(letter|support|act)/);
  await call(deleteMe, { method: "DELETE", as: cook, body: { password: PASSWORD } });
  expect(await db.supportRequest.count()).toBe(1);
});

/** What stays of a deleted account, and nothing else: the list says why. */
const OUTLIVES = names.filter((name) => RETENTION_RULES[name].kept !== undefined && name !== "User");

test("deleting the account leaves no row about the cook in any table but those that say why", async () => {
  const cook = await person();
  await everythingAbout(cook);
  expect((await call(deleteMe, { method: "DELETE", as: cook, body: { password: PASSWORD } })).status).toBe(
    200,
  );
  const marks = [cook.id, cook.email, "canary-"].map((mark) => `%${mark}%`);
  const left: string[] = [];
  for (const { name } of models) {
    const rows = await db.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM "${name}" t WHERE t::text LIKE ANY ($1::text[])`,
      marks,
    );
    if ((rows[0]?.count ?? 0) > 0) left.push(name);
  }
  // A webhook event names a customer of the provider, and goes within thirty days.
  expect(left.filter((name) => name !== "StripeEvent" && !OUTLIVES.includes(name as never))).toEqual([]);
  const invoice = await db.invoice.findUniqueOrThrow({ where: { id: "canary-invoice" } });
  expect([invoice.userId, invoice.url]).toEqual([null, null]);
});
