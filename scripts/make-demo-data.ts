/** Made-up cooks of the last year, the same ones at each run but for the date: what the admin pages show of a lively service. */
import { parseArgs } from "node:util";
import type { Prisma } from "@/lib/db/generated/client";
import { seeded } from "./eval/cases/random";

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_DAYS = 365;
const CHUNK = 2000;
const MARK = "demo-cook-";
const FIRST_NAMES = [
  "Ada",
  "Bo",
  "Chidi",
  "Dana",
  "Eli",
  "Femi",
  "Gita",
  "Hana",
  "Ivo",
  "June",
  "Kai",
  "Lena",
];
const LAST_NAMES = ["Abara", "Berg", "Castro", "Dube", "Evans", "Flores", "Grant", "Huang", "Ito", "Jansen"];
const QUESTIONS = [
  ["Timer", "My timer rang while the phone was locked, but very quietly. Can it be louder?"],
  ["Import", "I have 60 recipes in Paprika. Can I bring them all at once?"],
  ["Refund", "I meant to take the monthly plan. Can you change it for me?"],
  ["Photo", "My grandmother's handwriting is read as something funny. What can I do?"],
  ["", "Thank you, the calm mode is lovely."],
] as const;

/** How many recipes a cook has if nobody says: most have none or one, a few have five. */
const USUAL_RECIPES = 2;

const { values } = parseArgs({
  options: {
    users: { type: "string", default: "400" },
    recipes: { type: "string", default: String(USUAL_RECIPES) },
  },
});
const [total, recipesEach] = [Number(values.users), Number(values.recipes)];
for (const [name, value, least] of [
  ["users", total, 1],
  ["recipes", recipesEach, 0],
] as const)
  if (!Number.isInteger(value) || value < least || value > 1_000_000) {
    process.stderr.write(`--${name} is a number from ${least} to 1,000,000.\n`);
    process.exit(1);
  }

const { db } = await import("@/lib/db/client");
const { PLANS, PRODUCTS, PRODUCT_TAGS } = await import("@/lib/rules/billing/plans");
const { between, chance, pick } = seeded(20);
const random = (): number => between(0, 1);
const now = Date.now();

const idOf = (index: number): string => `${MARK}${String(index).padStart(7, "0")}`;

/** More cooks join the later it gets. */
const joinedAt = (): Date => new Date(now - Math.floor((1 - Math.sqrt(random())) * YEAR_DAYS * DAY_MS));

type Bought = {
  subscriptions: Prisma.SubscriptionCreateManyInput[];
  invoices: Prisma.InvoiceCreateManyInput[];
  purchases: Prisma.PurchaseCreateManyInput[];
};

/** A cook's subscription with the invoices it has led to: most go on, some ended, some owe a payment. */
function subscribe(userId: string, joined: Date, { subscriptions, invoices }: Bought): void {
  const plan = chance(0.65) ? PLANS.monthly : PLANS.annual;
  const periodMs = plan.months * 30 * DAY_MS;
  const trialEndsAt = new Date(joined.getTime() + 7 * DAY_MS);
  const stays = chance(0.8);
  const endsMs = stays ? Infinity : trialEndsAt.getTime() + periodMs * Math.ceil(random() * 4);
  let paidMs = trialEndsAt.getTime();
  for (let count = 0; paidMs < Math.min(now, endsMs); count += 1, paidMs += periodMs) {
    const at = new Date(paidMs);
    invoices.push({
      ...{ id: `in_${userId}_${count}`, userId, subscriptionId: `sub_${userId}`, status: "paid" },
      ...{ description: plan.name, currency: "usd", subtotalCents: plan.priceCents, discountCents: 0 },
      ...{ totalCents: plan.priceCents, paidCents: plan.priceCents, issuedAt: at, paidAt: at },
      ...(chance(0.02) && { refundedCents: plan.priceCents }),
    });
  }
  const inTrial = trialEndsAt.getTime() > now;
  const over = endsMs < now;
  subscriptions.push({
    ...{ id: `sub_${userId}`, userId, interval: plan.interval, priceCents: plan.priceCents, currency: "usd" },
    status: over ? "canceled" : inTrial ? "trialing" : chance(0.03) ? "past_due" : "active",
    ...{ trialEndsAt, startedAt: joined, syncedAt: new Date(now) },
    currentPeriodEnd: new Date(inTrial ? trialEndsAt : Math.min(paidMs, endsMs)),
    cancelAtPeriodEnd: !stays && !over,
    ...(over && { endedAt: new Date(endsMs) }),
  });
}

function buy(userId: string, joined: Date, { purchases, invoices }: Bought): void {
  const tag = pick(PRODUCT_TAGS);
  const { name, priceCents } = PRODUCTS[tag];
  const at = new Date(Math.min(now, joined.getTime() + random() * 20 * DAY_MS));
  const id = `${userId}_${tag}`;
  purchases.push({ id, userId, productTag: tag, amountCents: priceCents, currency: "usd", purchasedAt: at });
  invoices.push({
    ...{ id: `in_${id}`, userId, status: "paid", description: name, currency: "usd" },
    ...{ subtotalCents: priceCents, discountCents: 0, totalCents: priceCents, paidCents: priceCents },
    ...{ issuedAt: at, paidAt: at },
  });
}

async function cooks(from: number, to: number): Promise<void> {
  const users: Prisma.UserCreateManyInput[] = [];
  const recipes: Prisma.RecipeCreateManyInput[] = [];
  const bought: Bought = { subscriptions: [], invoices: [], purchases: [] };
  for (let index = from; index < to; index += 1) {
    const [id, joined] = [idOf(index), joinedAt()];
    const named = chance(0.6);
    const recipeCount = Math.floor(random() ** 2 * 3 * recipesEach);
    users.push({
      ...{ id, email: `${id}@example.com`, createdAt: joined, recipeCount },
      ...(named && { firstName: pick(FIRST_NAMES), lastName: pick(LAST_NAMES) }),
    });
    for (let count = 0; count < recipeCount; count += 1) recipes.push(recipe(id, count, joined));
    if (chance(0.35)) subscribe(id, joined, bought);
    if (chance(0.1)) buy(id, joined, bought);
  }
  await db.user.createMany({ data: users });
  await db.recipe.createMany({ data: recipes });
  await db.subscription.createMany({ data: bought.subscriptions });
  await db.invoice.createMany({ data: bought.invoices });
  await db.purchase.createMany({ data: bought.purchases });
}

function recipe(userId: string, count: number, joined: Date): Prisma.RecipeCreateManyInput {
  const title = `${pick(["Leek", "Lentil", "Tomato", "Pea"])} ${pick(["soup", "stew", "pie", "pasta"])}`;
  const step = { number: 1, instruction: "Cook it as you like it.", ingredients: [], isPrep: false };
  return {
    ...{ userId, title, description: "Demo data.", servings: 4, originalContent: title, stepCount: 1 },
    formattedContent: {
      title,
      description: "",
      servings: 4,
      imageUrl: null,
      ingredients: [title],
      steps: [step],
    },
    searchText: title.toLowerCase(),
    createdAt: new Date(joined.getTime() + count * DAY_MS),
  };
}

async function questions(): Promise<void> {
  const data = Array.from({ length: Math.min(60, total) }, (_, index) => {
    const [subject, message] = pick(QUESTIONS);
    const createdAt = new Date(now - Math.floor(random() * 60 * DAY_MS));
    const status = pick(["new", "in_progress", "resolved", "resolved"] as const);
    const name = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`;
    return {
      id: `${MARK}question-${index}`,
      name,
      email: `${idOf(index % 20)}@example.com`,
      subject,
      message,
      status,
      createdAt,
    };
  });
  await db.supportRequest.createMany({ data });
}

try {
  await db.invoice.deleteMany({ where: { id: { startsWith: `in_${MARK}` } } });
  await db.user.deleteMany({ where: { id: { startsWith: MARK } } });
  await db.supportRequest.deleteMany({ where: { id: { startsWith: MARK } } });
  for (let from = 0; from < total; from += CHUNK) await cooks(from, Math.min(total, from + CHUNK));
  await questions();
  process.stdout.write(`${total} demo cooks are in the database. Run it again to start anew.\n`);
} finally {
  await db.$disconnect();
}
