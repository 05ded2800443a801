"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson, refusalSentence, requestJson } from "@/lib/browser/api";
import type { FunnelInput } from "@/lib/contract/admin";
import { PLAN_TYPES, PLANS, PRODUCT_TAGS, PRODUCTS } from "@/lib/rules/billing/plans";
import { callAdmin } from "./use-admin-query";
import { type Message, t, tn } from "@/lib/messages";

const funnelNames = (bought: readonly { funnelName: string }[]) => bought.map(({ funnelName }) => funnelName);
const ONE_OFF = PRODUCT_TAGS.map((tag) => PRODUCTS[tag]);
/** Each thing that is sold by itself, and several at once. */
const TESTS = [
  ...PLAN_TYPES.map((type) => PLANS[type]).map((plan) => ({
    name: t("Test {label}", { label: plan.label }),
    products: funnelNames([plan]),
    plan: true,
  })),
  ...ONE_OFF.map((product) => ({
    name: t("Test {name}", { name: product.name }),
    products: funnelNames([product]),
    plan: false,
  })),
  {
    get name() {
      return t("Test Combo");
    },
    products: funnelNames([PLANS.monthly, ...ONE_OFF]),
    plan: true,
  },
];
const STATUS = [
  "Webhooks",
  "Product mapping",
  "User auto-creation",
  "Product analytics",
] as const satisfies readonly Message[];

/** A test purchase as the sales funnel would send it; its users are left out of every figure. */
function testPurchase({ products, plan }: (typeof TESTS)[number]): FunnelInput {
  const id = crypto.randomUUID();
  return {
    email: `funnel-test-${id.slice(0, 8)}@example.com`,
    stripeCustomerId: `cus_test_${id}`,
    purchasedProducts: products,
    ...(plan && { subscriptionId: `sub_test_${id}` }),
  };
}

export function FunnelTab() {
  const [busy, setBusy] = useState(false);

  async function test(one: (typeof TESTS)[number]) {
    setBusy(true);
    await callAdmin(() => postJson("/api/admin/funnel/create-user", testPurchase(one), answers.message), {
      ...{
        done: t("Test successful"),
        failed: t("Test failed"),
        sentence: t("Failed to test funnel creation"),
      },
    });
    setBusy(false);
  }

  async function count(tag: string, name: string) {
    try {
      const path = `/api/admin/users/by-product-tag/${encodeURIComponent(tag)}`;
      const { count: users } = await requestJson(path, answers.tagCount);
      toast({ title: name, text: tn(users, "{count} user", "{count} users") });
    } catch (error) {
      toast({
        title: t("Error"),
        text: refusalSentence(error, t("Failed to count the users")),
        tone: "problem",
      });
    }
  }

  return (
    <div className="grid gap-8">
      <section aria-labelledby="funnel-tests" className="grid gap-4">
        <h2 id="funnel-tests" className="text-2xl">
          {t("Funnel Management")}
        </h2>
        <p className="max-w-[64ch] text-muted">
          {t(
            "Each button sends one purchase with made-up ids. The user it makes is marked as a test and is left out of analytics and revenue.",
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          {TESTS.map((one) => (
            <Button key={one.name} disabled={busy} onClick={() => void test(one)}>
              {one.name}
            </Button>
          ))}
        </div>
      </section>
      <section aria-labelledby="by-tag" className="grid gap-4">
        <h3 id="by-tag" className="text-xl">
          {t("Users by Product Tag")}
        </h3>
        <div className="flex flex-wrap gap-3">
          {PRODUCT_TAGS.map((tag) => (
            <Button key={tag} onClick={() => void count(tag, PRODUCTS[tag].name)}>
              {PRODUCTS[tag].name}
            </Button>
          ))}
        </div>
      </section>
      <section aria-labelledby="integration" className="grid gap-4">
        <h3 id="integration" className="text-xl">
          {t("Integration status")}
        </h3>
        <ul className="grid gap-2 rounded-card border border-line bg-card p-5">
          {STATUS.map((name) => (
            <li key={name} className="flex items-center justify-between gap-3">
              {name}
              <Badge tone="accent">{t("Active")}</Badge>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
