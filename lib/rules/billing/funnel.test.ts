import { FUNNEL_NAMES, funnelProduct, productTagOf } from "./funnel";

test.each([
  [FUNNEL_NAMES.monthly, { kind: "plan", plan: "monthly" }],
  [FUNNEL_NAMES.annual, { kind: "plan", plan: "annual" }],
  [FUNNEL_NAMES.dinnerInADash, { kind: "product", tag: "dinnerinadash" }],
  [FUNNEL_NAMES.fifteenMinuteMeals, { kind: "product", tag: "15-minute-meals" }],
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
