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

const funnelNames = (bought: readonly { funnelName: string }[]) => bought.map(({ funnelName }) => funnelName);
const ONE_OFF = PRODUCT_TAGS.map((tag) => PRODUCTS[tag]);
/** Each thing that is sold by itself, and several at once. */
const TESTS = [
  ...PLAN_TYPES.map((type) => PLANS[type]).map((plan) => ({
    name: `Test ${plan.label}`,
    products: funnelNames([plan]),
    plan: true,
  })),
  ...ONE_OFF.map((product) => ({
    name: `Test ${product.name}`,
    products: funnelNames([product]),
    plan: false,
  })),
  { name: "Test Combo", products: funnelNames([PLANS.monthly, ...ONE_OFF]), plan: true },
];
const STATUS = ["Webhooks", "Product mapping", "User auto-creation", "Product analytics"] as const;

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
      ...{ done: "Test successful", failed: "Test failed", sentence: "Failed to test funnel creation" },
    });
    setBusy(false);
  }

  async function count(tag: string, name: string) {
    try {
      const path = `/api/admin/users/by-product-tag/${encodeURIComponent(tag)}`;
      const { count: users } = await requestJson(path, answers.tagCount);
      toast({ title: name, text: `${users} ${users === 1 ? "user" : "users"}` });
    } catch (error) {
      toast({ title: "Error", text: refusalSentence(error, "Failed to count the users"), tone: "problem" });
    }
  }

  return (
    <div className="grid gap-8">
      <section aria-labelledby="funnel-tests" className="grid gap-4">
        <h2 id="funnel-tests" className="text-2xl">
          Funnel Management
        </h2>
        <p className="max-w-[64ch] text-muted">
          Each button sends one purchase with made-up ids. The user it makes is marked as a test and is left
          out of analytics and revenue.
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
          Users by Product Tag
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
          Integration status
        </h3>
        <ul className="grid gap-2 rounded-card border border-line bg-card p-5">
          {STATUS.map((name) => (
            <li key={name} className="flex items-center justify-between gap-3">
              {name}
              <Badge tone="accent">Active</Badge>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
