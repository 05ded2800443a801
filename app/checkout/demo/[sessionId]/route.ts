import { submitDemoCheckout, showDemoCheckout } from "@/lib/billing/demo";
import { DemoCheckoutForm, DemoCheckoutParams } from "@/lib/contract/billing";
import { formFields } from "@/lib/http/body";
import { demoCheckoutAnswer } from "@/lib/http/demo-checkout";
import { route, methods } from "@/lib/http/route";

const show = route({
  about: "The demo checkout's page.",
  access: "public",
  limit: "none: it stands for a page of the payment provider's",
  params: DemoCheckoutParams,
  answer: { name: "a page", types: ["text/html"] },
  codes: ["not_found"],
  run: ({ params }) => demoCheckoutAnswer(showDemoCheckout(params.sessionId)),
});

const press = route({
  about: "One of its buttons.",
  access: "public",
  origin: "direct",
  limit: "none: it stands for a page of the payment provider's",
  params: DemoCheckoutParams,
  body: formFields("DemoCheckoutForm", DemoCheckoutForm),
  answer: { name: "a redirect, or the page", types: ["text/html"] },
  codes: ["not_found"],
  run: ({ params, body }) => demoCheckoutAnswer(submitDemoCheckout(params.sessionId, body.outcome)),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: show, POST: press });
