import "server-only";
/**
 * The demo checkout's page (billing.md#demo): a page of its own, as a hosted one would be, plain HTML that works without JavaScript.
 * It is light, as the app is until the cook chooses otherwise.
 */
import type { DemoCheckoutStep, DemoCheckoutView } from "@/lib/contract/billing";
import { AppError } from "@/lib/errors";
import { escapeHtml } from "@/lib/rules/escape-html";
import { plainPage as page } from "./plain-page";
import { t, type Message } from "@/lib/messages";
import { translated } from "@/lib/messages/speech";

const DECLINED = "The card was declined." satisfies Message;

function checkoutPage({ title, today, lines }: DemoCheckoutView, isDeclined: boolean): Response {
  const body = `<h1>${t("Checkout")}</h1>
<p class="demo">${t("Demo checkout: no card is charged")}</p>
${isDeclined ? `<p class="refused" role="alert">${t(DECLINED)}</p>` : ""}
<h2>${escapeHtml(title)}</h2>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n")}
<p class="due"><span>${t("Due today")}</span><span>${escapeHtml(today)}</span></p>
<form method="post">
<button class="primary" name="outcome" value="complete">${t("Complete payment")}</button>
<button name="outcome" value="cancel">${t("Cancel")}</button>
<button name="outcome" value="decline">${t("Decline card")}</button>
</form>`;
  return page(isDeclined ? `${t(DECLINED)} ${t("Checkout")}` : t("Checkout"), body, isDeclined ? 402 : 200);
}

/** A step as an answer: the page (402 with a declined card), or the way on (303). A checkout that is not there has a page too. */
export async function demoCheckoutAnswer(step: Promise<DemoCheckoutStep>): Promise<Response> {
  try {
    const answer = await step;
    if ("view" in answer) return checkoutPage(answer.view, answer.isDeclined);
    return new Response(null, {
      status: 303,
      headers: { location: answer.goTo, "cache-control": "no-store" },
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
    const body = `<h1>${t("Checkout not found")}</h1><p>${escapeHtml(translated(error.message))}</p><p><a class="button" href="/subscription">${t("Go to My Plan")}</a></p>`;
    return page(t("Checkout not found"), body, 404);
  }
}
