/** The calls of Stripe's API that we use, over the world of the tests. Names of parameters are checked against the SDK's own types. */
import type Stripe from "stripe";
import { inside, text } from "./stripe-form";
import { invoiceJson, sessionJson, subscriptionJson } from "./stripe-objects";
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

export function routesOf(world: StripeWorld): Route[] {
  const created = () => seconds(world.now);
  const customerOf = (id: string) => {
    const customer = world.customers.get(id);
    if (!customer) throw missing(`customer: '${id}'`);
    return customer;
  };
  const stored = (map: Map<string, Params & { id: string }>, object: string, kind: string): Handler =>
    function create(params) {
      const id = text(params, "id") || world.newId(kind);
      if (map.has(id)) throw new Refusal(400, `${object} already exists.`, "resource_already_exists");
      const row = { active: "true", metadata: {}, ...params, id, object, created: String(created()) };
      map.set(id, row);
      return shown(row);
    };
  const shown = (row: Params & { id: string }) => ({
    ...row,
    active: true,
    created: Number(row.created),
    ...(row.unit_amount !== undefined && { unit_amount: Number(row.unit_amount) }),
  });
  const found = (map: Map<string, Params & { id: string }>, what: string): Handler =>
    function retrieve(_, id) {
      const row = map.get(id);
      if (!row) throw missing(`${what}: '${id}'`);
      return shown(row);
    };
  const of = <T extends { customerId: string }>(map: Map<string, T>, params: Params): T[] => {
    customerOf(text(params, "customer"));
    return [...map.values()].filter(({ customerId }) => customerId === text(params, "customer"));
  };
  const route = (method: string, path: string, knows: readonly string[], handle: Handler): Route => ({
    method,
    path: new RegExp(`^/v1/${path.replace("ID", "([^/]+)")}$`),
    knows,
    handle,
  });

  return [
    route("POST", "customers", known<Stripe.CustomerCreateParams>("email", "metadata"), (params) => {
      const id = world.newId("cus");
      world.customers.set(id, { id, email: text(params, "email"), cardDeclines: false, creditCents: 0 });
      return { ...params, id, object: "customer" };
    }),
    route("GET", "customers/ID", [], (_, id) => ({ object: "customer", ...customerOf(id) })),
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
        const session = {
          ...{ id: world.newId("cs_test"), customer: customer.id, mode, status: "open" as const },
          ...{
            created: created(),
            priceId: price.id,
            trialDays: trial ? Number(trial) : null,
            promotionCode,
          },
          metadata: typeof metadata === "object" ? metadata : {},
          success_url: text(params, "success_url"),
        };
        world.sessions.set(session.id, session);
        return sessionJson(world, session);
      },
    ),
    route(
      "GET",
      "checkout/sessions",
      known<Stripe.Checkout.SessionListParams>("customer", "status", "limit", "expand"),
      (params) => {
        customerOf(text(params, "customer"));
        const all = [...world.sessions.values()].filter(
          ({ customer, status }) => customer === params.customer && status === params.status,
        );
        return page(
          "/v1/checkout/sessions",
          all.map((session) => sessionJson(world, session)),
        );
      },
    ),
    route("GET", "checkout/sessions/ID", [], (_, id) => {
      const session = world.sessions.get(id);
      if (!session) throw missing(`checkout.session: ${id}`);
      return sessionJson(world, session);
    }),
    route("POST", "checkout/sessions/ID/expire", [], (_, id) => {
      const session = world.sessions.get(id);
      if (!session) throw missing(`checkout.session: ${id}`);
      if (session.status !== "open")
        throw new Refusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
      session.status = "expired";
      return sessionJson(world, session);
    }),
    route(
      "GET",
      "subscriptions",
      known<Stripe.SubscriptionListParams>("customer", "status", "limit", "expand"),
      (params) =>
        page(
          "/v1/subscriptions",
          of(world.subscriptions, params).map((one) => subscriptionJson(world, one)),
        ),
    ),
    route("GET", "subscriptions/ID", [], (_, id) => {
      const one = world.subscriptions.get(id);
      if (!one) throw missing(`subscription: '${id}'`);
      return subscriptionJson(world, one);
    }),
    route(
      "POST",
      "subscriptions/ID",
      known<Stripe.SubscriptionUpdateParams>("cancel_at_period_end"),
      (params, id) => {
        const one = world.update(id, { cancelAtPeriodEnd: params.cancel_at_period_end === "true" });
        if (!one) throw missing(`subscription: '${id}'`);
        return subscriptionJson(world, one);
      },
    ),
    route("DELETE", "subscriptions/ID", known<Stripe.SubscriptionCancelParams>("expand"), (_, id) => {
      const one = world.cancel(id);
      if (!one) throw missing(`subscription: '${id}'`);
      const last = [...world.invoices.values()].filter(({ subscriptionId }) => subscriptionId === id).at(-1);
      return { ...subscriptionJson(world, one), latest_invoice: last ? invoiceJson(last) : null };
    }),
    route(
      "GET",
      "invoices",
      known<Stripe.InvoiceListParams>("customer", "status", "limit", "expand"),
      (params) =>
        page(
          "/v1/invoices",
          of(world.invoices, params)
            .filter(({ status }) => params.status === undefined || params.status === status)
            .map(invoiceJson),
        ),
    ),
    route("GET", "charges", known<Stripe.ChargeListParams>("customer", "limit"), (params) =>
      page(
        "/v1/charges",
        of(world.invoices, params)
          .filter(({ paidCents }) => paidCents > 0)
          .map(({ id, refundedCents }) => ({
            id: `ch_${id}`,
            object: "charge",
            payment_intent: `pi_${id}`,
            amount_refunded: refundedCents,
          })),
      ),
    ),
    route("POST", "refunds", known<Stripe.RefundCreateParams>("payment_intent", "reason"), (params) => {
      world.refund(text(params, "payment_intent").replace("pi_", ""));
      return { id: world.newId("re"), object: "refund" };
    }),
    route(
      "POST",
      "products",
      known<Stripe.ProductCreateParams>("id", "name", "metadata"),
      stored(world.products, "product", "prod"),
    ),
    route("GET", "products/ID", [], found(world.products, "product")),
    route("GET", "products", known<Stripe.ProductListParams>("limit"), () =>
      page("/v1/products", [...world.products.values()].map(shown)),
    ),
    route(
      "POST",
      "prices",
      known<Stripe.PriceCreateParams>(
        ...([
          "product",
          "currency",
          "unit_amount",
          "lookup_key",
          "transfer_lookup_key",
          "recurring",
        ] as const),
      ),
      (params, id) => {
        for (const price of world.prices.values())
          if (price.lookup_key === params.lookup_key) price.lookup_key = undefined;
        return stored(world.prices, "price", "price")(params, id);
      },
    ),
    route("GET", "prices", known<Stripe.PriceListParams>("lookup_keys", "active", "limit"), (params) =>
      page(
        "/v1/prices",
        [...world.prices.values()]
          .filter(({ lookup_key }) => lookup_key === text(params, "lookup_keys", "0"))
          .map(shown),
      ),
    ),
    route(
      "POST",
      "coupons",
      known<Stripe.CouponCreateParams>("id", "name", "percent_off", "duration", "duration_in_months"),
      stored(world.coupons, "coupon", "co"),
    ),
    route("GET", "coupons/ID", [], found(world.coupons, "coupon")),
    route(
      "POST",
      "promotion_codes",
      known<Stripe.PromotionCodeCreateParams>("code", "promotion"),
      stored(world.promotionCodes, "promotion_code", "promo"),
    ),
    route(
      "GET",
      "promotion_codes",
      known<Stripe.PromotionCodeListParams>("code", "active", "limit"),
      (params) =>
        page(
          "/v1/promotion_codes",
          [...world.promotionCodes.values()].filter(({ code }) => code === params.code).map(shown),
        ),
    ),
    route(
      "POST",
      "billing_portal/configurations",
      known<Stripe.BillingPortal.ConfigurationCreateParams>("features", "metadata"),
      stored(world.portals, "billing_portal.configuration", "bpc"),
    ),
    route(
      "GET",
      "billing_portal/configurations",
      known<Stripe.BillingPortal.ConfigurationListParams>("active", "limit"),
      () => page("/v1/billing_portal/configurations", [...world.portals.values()].map(shown)),
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
        if (typeof confirm === "object" && text(confirm, "items", "0", "id") !== `si_${subscription?.id}`)
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
