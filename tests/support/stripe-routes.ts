/* eslint-disable max-lines -- one table of calls */
/** The calls of Stripe's API that we use, over the world of the tests. Names of parameters are checked against the SDK's own types. */
import type Stripe from "stripe";
import * as recorded from "@/tests/fixtures/stripe/objects";
import { inside, text } from "./stripe-form";
import type { Params, StripeWorld } from "./stripe-world";

type Handler = (params: Params, id: string) => unknown;
export type Route = { method: string; path: RegExp; knows: readonly string[]; handle: Handler };

/** An error as Stripe words it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

const missing = (what: string): Refusal => new Refusal(404, `No such ${what}`, "resource_missing");
const page = (url: string, data: unknown[]) => ({ object: "list", url, has_more: false, data });
/** Names of parameters, checked against the SDK's type of them. */
const known = <P>(...names: (keyof P & string)[]): readonly string[] => names;
export const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** What a list is asked to show whole: `expand[0]=data.line_items`. */
const expanded = (params: Params): string[] =>
  Object.values(typeof params.expand === "object" ? params.expand : {}).map(String);
const metadataOf = (params: Params): Record<string, string> =>
  typeof params.metadata === "object" ? (params.metadata as Record<string, string>) : {};

/** Things that are only ids, or not there at all, unless they are asked for. */
const shownSession = (session: Stripe.Checkout.Session, expand: string[]) =>
  expand.includes("data.line_items") ? session : { ...session, line_items: undefined };
const shownInvoice = (invoice: Stripe.Invoice, expand: string[]) =>
  expand.includes("data.payments") ? invoice : { ...invoice, payments: undefined };
const idOf = (thing: string | { id: string } | null) =>
  typeof thing === "object" ? (thing?.id ?? null) : thing;
function shownSubscription(subscription: Stripe.Subscription, expand: string[]) {
  const { default_payment_method: method, discounts } = subscription;
  return {
    ...subscription,
    default_payment_method: expand.includes("data.default_payment_method") ? method : idOf(method),
    discounts: expand.includes("data.discounts.source.coupon") ? discounts : discounts.map(idOf),
  };
}

export function routesOf(world: StripeWorld): Route[] {
  const created = () => seconds(world.now);
  const customerOf = (id: string): Stripe.Customer => {
    const customer = world.customers.get(id);
    if (!customer || customer.deleted) throw missing(`customer: '${id}'`);
    return customer;
  };
  const found = <T>(map: Map<string, T>, what: string): ((id: string) => T) =>
    function find(id) {
      const row = map.get(id);
      if (row === undefined) throw missing(`${what}: '${id}'`);
      return row;
    };
  const fresh = <T extends { id: string }>(map: Map<string, T>, row: T): T => {
    if (map.has(row.id)) throw new Refusal(400, `${row.id} already exists.`, "resource_already_exists");
    map.set(row.id, row);
    return row;
  };
  const subscriptionOf = found(world.subscriptions, "subscription");
  const route = (method: string, path: string, knows: readonly string[], handle: Handler): Route => ({
    method,
    path: new RegExp(`^/v1/${path.replace("ID", "([^/]+)")}$`),
    knows,
    handle,
  });

  return [
    route("POST", "customers", known<Stripe.CustomerCreateParams>("email", "metadata"), (params) =>
      world.newCustomer({ email: text(params, "email"), metadata: metadataOf(params) }),
    ),
    route("GET", "customers/ID", [], (_, id) => found(world.customers, "customer")(id)),
    route("DELETE", "customers/ID", [], (_, id) => {
      customerOf(id);
      return world.deleteCustomer(id);
    }),
    route(
      "POST",
      "checkout/sessions",
      known<Stripe.Checkout.SessionCreateParams>(
        ...(["customer", "client_reference_id", "success_url", "cancel_url", "mode", "line_items"] as const),
        ...(["payment_method_collection", "discounts", "subscription_data", "invoice_creation"] as const),
      ),
      (params) => {
        const customer = customerOf(text(params, "customer"));
        const mode = text(params, "mode") as "payment" | "subscription";
        const price = world.prices.get(text(params, "line_items", "0", "price"));
        if (!price) throw missing("price");
        if ((mode === "subscription") !== Boolean(price.recurring))
          throw new Refusal(400, "You must provide at least one recurring price in `subscription` mode.");
        if (mode === "payment" && (params.payment_method_collection || params.subscription_data))
          throw new Refusal(400, "You can not pass `subscription_data` in `payment` mode.");
        if (mode === "subscription" && params.invoice_creation)
          throw new Refusal(400, "You may only enable invoice creation in `payment` mode.");
        if (!URL.canParse(text(params, "success_url"))) throw new Refusal(400, "Not a valid URL");
        const promotionCode = text(params, "discounts", "0", "promotion_code") || null;
        if (promotionCode && !world.promotionCodes.has(promotionCode)) throw missing("promotion code");
        const trial = text(params, "subscription_data", "trial_period_days");
        const metadata = inside(params, "subscription_data", "metadata");
        return world.newSession(
          {
            ...{ customer: customer.id, mode, success_url: text(params, "success_url") },
            ...{ cancel_url: text(params, "cancel_url"), payment_status: "unpaid" },
            client_reference_id: text(params, "client_reference_id"),
          },
          {
            ...{ priceId: price.id, trialDays: trial ? Number(trial) : null, promotionCode },
            metadata: typeof metadata === "object" ? metadata : {},
          },
        );
      },
    ),
    route(
      "GET",
      "checkout/sessions",
      known<Stripe.Checkout.SessionListParams>("customer", "status", "limit", "expand"),
      (params) => {
        const all = [...world.sessions.values()].filter(
          ({ customer, status }) =>
            customer === params.customer && (params.status === undefined || status === params.status),
        );
        return page(
          "/v1/checkout/sessions",
          all.map((session) => shownSession(session, expanded(params))),
        );
      },
    ),
    route("GET", "checkout/sessions/ID", [], (_, id) =>
      shownSession(found(world.sessions, "checkout.session")(id), []),
    ),
    route("POST", "checkout/sessions/ID/expire", [], (_, id) => {
      const session = found(world.sessions, "checkout.session")(id);
      if (session.status !== "open")
        throw new Refusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
      world.expire(session);
      return shownSession(session, []);
    }),
    route(
      "GET",
      "subscriptions",
      known<Stripe.SubscriptionListParams>("customer", "status", "limit", "expand"),
      (params) =>
        page(
          "/v1/subscriptions",
          world
            .subscriptionsOf(text(params, "customer"))
            .filter(({ ended_at }) => params.status === "all" || ended_at === null)
            .map((one) => shownSubscription(one, expanded(params))),
        ),
    ),
    route("GET", "subscriptions/ID", [], (_, id) => shownSubscription(subscriptionOf(id), [])),
    route(
      "POST",
      "subscriptions/ID",
      known<Stripe.SubscriptionUpdateParams>("cancel_at_period_end"),
      (params, id) => {
        const subscription = subscriptionOf(id);
        const changed = world.update(id, { cancel_at_period_end: params.cancel_at_period_end === "true" });
        if (!changed)
          throw new Refusal(400, "A canceled subscription can only update its cancellation_details.");
        return shownSubscription(subscription, []);
      },
    ),
    route("DELETE", "subscriptions/ID", [], (_, id) => {
      const one = world.cancel(id);
      if (!one) throw missing(`subscription: '${id}'`);
      return shownSubscription(one, []);
    }),
    route(
      "GET",
      "invoices",
      known<Stripe.InvoiceListParams>("customer", "subscription", "status", "limit", "expand"),
      (params) =>
        page(
          "/v1/invoices",
          [...world.invoices.values()]
            .filter(
              ({ customer, status, parent }) =>
                (params.customer === undefined || params.customer === customer) &&
                (params.status === undefined || params.status === status) &&
                (params.subscription === undefined ||
                  params.subscription === parent?.subscription_details?.subscription),
            )
            .map((invoice) => shownInvoice(invoice, expanded(params))),
        ),
    ),
    route("GET", "invoices/ID", [], (_, id) => shownInvoice(found(world.invoices, "invoice")(id), [])),
    route("GET", "charges", known<Stripe.ChargeListParams>("customer", "limit"), (params) =>
      page(
        "/v1/charges",
        [...world.charges.values()].filter(({ customer }) => customer === params.customer),
      ),
    ),
    route("GET", "charges/ID", [], (_, id) => found(world.charges, "charge")(id)),
    route("GET", "payment_intents/ID", [], (_, id) => {
      const charge = [...world.charges.values()].find(({ payment_intent }) => payment_intent === id);
      if (!charge) throw missing(`payment_intent: '${id}'`);
      return { id, object: "payment_intent", customer: charge.customer };
    }),
    route("POST", "refunds", known<Stripe.RefundCreateParams>("payment_intent", "reason"), (params) => {
      const refund = world.refund(text(params, "payment_intent"));
      if (!refund) throw new Refusal(400, "The charge has already been refunded.", "charge_already_refunded");
      return refund;
    }),
    route("POST", "products", known<Stripe.ProductCreateParams>("id", "name", "metadata"), (params) =>
      fresh(world.products, {
        ...structuredClone(recorded.product),
        ...{ id: text(params, "id"), name: text(params, "name"), metadata: metadataOf(params) },
        created: created(),
      }),
    ),
    route("GET", "products/ID", [], (_, id) => found(world.products, "product")(id)),
    route("GET", "products", known<Stripe.ProductListParams>("limit"), () =>
      page("/v1/products", [...world.products.values()]),
    ),
    route(
      "POST",
      "prices",
      known<Stripe.PriceCreateParams>(
        ...(["product", "currency", "unit_amount", "lookup_key"] as const),
        ...(["transfer_lookup_key", "recurring"] as const),
      ),
      (params) => {
        const lookupKey = text(params, "lookup_key");
        for (const price of world.prices.values())
          if (price.lookup_key === lookupKey) price.lookup_key = null;
        const interval = text(params, "recurring", "interval");
        const price = structuredClone(recorded.price);
        return fresh(world.prices, {
          ...price,
          ...{ id: world.newId("price"), lookup_key: lookupKey, product: text(params, "product") },
          ...{ unit_amount: Number(text(params, "unit_amount")), created: created() },
          type: interval ? "recurring" : "one_time",
          recurring: interval && price.recurring ? { ...price.recurring, interval } : null,
        } as Stripe.Price);
      },
    ),
    route("GET", "prices", known<Stripe.PriceListParams>("lookup_keys", "active", "limit"), (params) =>
      page(
        "/v1/prices",
        [...world.prices.values()].filter(
          ({ lookup_key }) => lookup_key === text(params, "lookup_keys", "0"),
        ),
      ),
    ),
    route(
      "POST",
      "coupons",
      known<Stripe.CouponCreateParams>("id", "name", "percent_off", "duration", "duration_in_months"),
      (params) =>
        fresh(world.coupons, {
          ...structuredClone(recorded.coupon),
          ...{ id: text(params, "id"), name: text(params, "name") },
          percent_off: Number(text(params, "percent_off")),
          duration: text(params, "duration") as Stripe.Coupon.Duration,
          duration_in_months: Number(text(params, "duration_in_months")),
        }),
    ),
    route("GET", "coupons/ID", [], (_, id) => found(world.coupons, "coupon")(id)),
    route("POST", "promotion_codes", known<Stripe.PromotionCodeCreateParams>("code", "promotion"), (params) =>
      fresh(world.promotionCodes, {
        ...structuredClone(recorded.promotionCode),
        ...{ id: world.newId("promo"), code: text(params, "code") },
        promotion: { type: "coupon", coupon: text(params, "promotion", "coupon") },
      }),
    ),
    route(
      "GET",
      "promotion_codes",
      known<Stripe.PromotionCodeListParams>("code", "active", "limit"),
      (params) =>
        page(
          "/v1/promotion_codes",
          [...world.promotionCodes.values()].filter(({ code }) => code === params.code),
        ),
    ),
    route(
      "POST",
      "billing_portal/configurations",
      known<Stripe.BillingPortal.ConfigurationCreateParams>("features", "metadata"),
      (params) =>
        fresh(world.portals, {
          ...{ metadata: {}, ...params, id: world.newId("bpc"), object: "billing_portal.configuration" },
        }),
    ),
    route(
      "GET",
      "billing_portal/configurations",
      known<Stripe.BillingPortal.ConfigurationListParams>("active", "limit"),
      () => page("/v1/billing_portal/configurations", [...world.portals.values()]),
    ),
    route(
      "POST",
      "billing_portal/sessions",
      known<Stripe.BillingPortal.SessionCreateParams>("customer", "configuration", "return_url", "flow_data"),
      (params) => {
        customerOf(text(params, "customer"));
        if (!world.portals.has(text(params, "configuration"))) throw missing("configuration");
        const id = world.newId("bps");
        const url = `https://billing.stripe.test/p/session/${id}`;
        const confirm = inside(params, "flow_data", "subscription_update_confirm");
        const subscription = world.subscriptions.get(
          typeof confirm === "object" ? text(confirm, "subscription") : "",
        );
        if (typeof confirm === "object" && !subscription) throw missing("subscription");
        if (
          typeof confirm === "object" &&
          text(confirm, "items", "0", "id") !== subscription?.items.data[0]?.id
        )
          throw missing("subscription item");
        world.portalPages.set(
          url,
          typeof confirm === "object"
            ? { subscription: text(confirm, "subscription"), price: text(confirm, "items", "0", "price") }
            : "card",
        );
        return { id, object: "billing_portal.session", url };
      },
    ),
  ];
}
