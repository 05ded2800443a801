/** `npm run billing:setup`: products, prices, promo codes and the portal in the Stripe account of STRIPE_SECRET_KEY. Run again, it does nothing. */
import { loadEnvFiles } from "./setup/project.mjs";

async function main(): Promise<void> {
  loadEnvFiles();
  const hasSecret = Boolean(process.env.STRIPE_WEBHOOK_SECRET?.trim());
  // The app wants both; this comes before the webhook that the secret belongs to.
  if (process.env.STRIPE_SECRET_KEY?.trim() && !hasSecret) process.env.STRIPE_WEBHOOK_SECRET = "not yet";
  // Imported here, so that a wrong setting is told as a sentence too.
  const { env, ownAddress } = await import("@/lib/env");
  const { setUpStripe } = await import("@/lib/services/payments/stripe/setup");
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
  } = env;
  if (secretKey === undefined)
    throw new Error(
      "STRIPE_SECRET_KEY is not set: without it the demo gateway serves, which needs no set-up.",
    );
  const made = await setUpStripe({ secretKey, webhookSecret, apiBase });
  const lines =
    made.length > 0 ? made.map((what) => `made: ${what}`) : ["Nothing to do: everything is there."];
  process.stdout.write(`${lines.join("\n")}\n`);
  if (!hasSecret)
    process.stdout.write(
      `Now add a webhook in Stripe for ${ownAddress}/api/webhooks/stripe and put its signing secret into STRIPE_WEBHOOK_SECRET.\n`,
    );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
