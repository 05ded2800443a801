import "server-only";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import type { PaymentGateway } from "@/lib/services/payments/port";
import { t } from "@/lib/messages";

/** What is said when a gateway does not answer, or refuses (billing.md#checkout-failures). */
export const GATEWAY_DOWN = {
  get trial() {
    return t("Unable to process your trial request. Please try again.");
  },
  get checkout() {
    return t("Unable to process your subscription. Please try again.");
  },
  get activate() {
    return t("There was a problem activating your subscription. Please refresh the page or try again later.");
  },
  get change() {
    return t("Unable to change your plan. Please try again later.");
  },
  get cancel() {
    return t("Unable to cancel subscription. Please try again later.");
  },
  get card() {
    return t("Unable to open the payment page. Please try again later.");
  },
  get sync() {
    return t("The payment provider could not be asked. Please try again later.");
  },
  get remove() {
    return t(
      "Your subscription could not be ended, so your account was not deleted. Please try again later.",
    );
  },
  get products() {
    return t("Failed to fetch Stripe products");
  },
} as const;

/**
 * Asks the payment gateway.
 * @throws AppError `upstream` with the sentence for `purpose` when it fails
 */
export async function askGateway<T>(
  purpose: keyof typeof GATEWAY_DOWN,
  ask: (payments: PaymentGateway) => Promise<T>,
): Promise<T> {
  try {
    return await ask(services().payments);
  } catch (error) {
    throw error instanceof AppError
      ? error
      : new AppError("upstream", GATEWAY_DOWN[purpose], { cause: error });
  }
}

/** "Now" wherever money is concerned: the gateway's clock, which the demo's can be moved (billing.md#gateway-clock). */
export const billingNow = (): Promise<Date> => services().payments.now();
