/**
 * A local server that speaks the part of Stripe's API that we use: form-encoded requests, Stripe's objects and errors. Parameters
 * it does not know are refused, as Stripe refuses them (stripe-routes.ts).
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import * as recorded from "@/tests/fixtures/stripe/objects";
import { parse } from "./stripe-form";
import { Refusal, routesOf, seconds } from "./stripe-routes";
import { StripeWorld, type Params, type WorldEvent } from "./stripe-world";

export const STRIPE_KEY = "sk_test_plainspoon";
export const WEBHOOK_SECRET = "whsec_plainspoon";

type Failing = "down" | "mute" | 500;

export type StripeApi = {
  url: string;
  world: StripeWorld;
  /** How often it was asked since it started. */
  requests: { method: string; path: string; params: Params }[];
  /**
   * Answers with this, or breaks the line, or does what it is asked and never answers, until it is set to null again; `after` requests are
   * answered first.
   */
  fail: (how: Failing | null, after?: number) => void;
  /** An event as Stripe sends it: body and signature, made by the SDK's own helper. */
  signed: (event: WorldEvent, options?: { secret?: string; at?: Date }) => { raw: string; signature: string };
  stop: () => Promise<void>;
};

/** Starts the server; its world is empty: run the set-up against it first. */
export async function stripeApi(): Promise<StripeApi> {
  const world = new StripeWorld();
  const routes = routesOf(world);
  const requests: StripeApi["requests"] = [];
  const answered = new Map<string, unknown>();
  let failing: { how: Failing; after: number } | null = null;

  const answer = (request: IncomingMessage, response: ServerResponse, body: string): void => {
    const { pathname, search } = new URL(request.url ?? "/", "http://stripe.test");
    const method = request.method ?? "GET";
    let isMute = false;
    const send = (status: number, json: unknown) => {
      if (isMute) return;
      response.writeHead(status, { "content-type": "application/json", "request-id": world.newId("req") });
      response.end(JSON.stringify(json));
    };
    const params = parse(method === "POST" ? body : search.slice(1));
    requests.push({ method, path: pathname, params });
    if (failing && failing.after <= 0) {
      if (failing.how === "down") return void request.socket.destroy();
      isMute = failing.how === "mute";
      if (failing.how === 500) return send(500, { error: { type: "api_error", message: "no" } });
    }
    if (failing) failing.after -= 1;
    try {
      if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) throw new Refusal(401, "Invalid API Key");
      if (request.headers["stripe-version"] !== Stripe.API_VERSION) throw new Refusal(400, "API version");
      const key = String(request.headers["idempotency-key"] ?? "");
      if (key && answered.has(key)) return send(200, answered.get(key));
      const route = routes.find((one) => one.method === method && one.path.test(pathname));
      if (!route) throw new Refusal(404, `Unrecognized request URL (${method}: ${pathname}).`);
      const unknown = Object.keys(params).find((name) => !route.knows.includes(name));
      if (unknown !== undefined) throw new Refusal(400, `Received unknown parameter: ${unknown}`);
      const json = route.handle(params, route.path.exec(pathname)?.[1] ?? "");
      if (key) answered.set(key, json);
      send(200, json);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message, code } = error;
      send(status, { error: { type: "invalid_request_error", message, code } });
    }
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => answer(request, response, Buffer.concat(chunks).toString("utf8")));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const helper = new Stripe(STRIPE_KEY);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    world,
    requests,
    fail: (how, after = 0) => {
      failing = how === null ? null : { how, after };
    },
    signed: (
      { id, type, object, previous_attributes },
      { secret = WEBHOOK_SECRET, at = new Date() } = {},
    ) => {
      const raw = JSON.stringify({ ...recorded.event, id, type, data: { object, previous_attributes } });
      const timestamp = seconds(at);
      const signature = helper.webhooks.generateTestHeaderString({ payload: raw, secret, timestamp });
      return { raw, signature };
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
