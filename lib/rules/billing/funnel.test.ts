import { funnelProduct, productTagOf } from "./funnel";
import { PLANS, PRODUCTS } from "./plans";

test.each([
  [PLANS.monthly.funnelName, { kind: "plan", plan: "monthly" }],
  [PLANS.annual.funnelName, { kind: "plan", plan: "annual" }],
  [PRODUCTS.dinnerinadash.funnelName, { kind: "product", tag: "dinnerinadash" }],
  [PRODUCTS["15-minute-meals"].funnelName, { kind: "product", tag: "15-minute-meals" }],
  ["15 Minute Meals", { kind: "product", tag: "15-minute-meals" }],
  ["dinnerinadash", { kind: "product", tag: "dinnerinadash" }],
  ["A spoon", null],
  ["", null],
])("%j means %j", (name, product) => {
  expect(funnelProduct(name)).toEqual(product);
});

test("a tag is found in any case, a plan is none", () => {
  expect([
    productTagOf(" Dinner In A Dash "),
    productTagOf("15-MINUTE-MEALS"),
    productTagOf("monthly"),
  ]).toEqual(["dinnerinadash", "15-minute-meals", null]);
});
