/**
 * Checks every setting and prints those that starting needs, as JSON; a wrong one ends it with its sentence. The scripts
 * that start the app are plain JavaScript, so this is how they hear what `lib/env.ts` says.
 */
async function printSettings(): Promise<void> {
  const { env, ownAddress } = await import("../lib/env");
  const { refuseUnsafeSettings, settingsAdvice } = await import("../lib/settings-advice");
  const { isLoopbackName } = await import("../lib/rules/loopback");
  refuseUnsafeSettings(env);
  const { PORT, LISTEN_HOST, APP_URL, APP_NAME, AUTH_SECRET, DATA_DIR, DATABASE_URL, DEV_TOOLS } = env;
  const isLocal = (url: string | undefined) => url === undefined || isLoopbackName(new URL(url).hostname);
  const demoPayments = env.STRIPE_SECRET_KEY === undefined;
  process.stdout.write(
    JSON.stringify({
      PORT,
      LISTEN_HOST,
      APP_URL,
      APP_NAME,
      AUTH_SECRET,
      DATA_DIR,
      DATABASE_URL,
      DEV_TOOLS,
      migrates: env.MIGRATE_AT_START,
      demoPayments,
      isLocalAddress: isLocal(APP_URL),
      isLocalDatabase: isLocal(DATABASE_URL),
      picturesOnDisk: env.S3_BUCKET === undefined,
      advice: settingsAdvice(env),
      ownAddress,
    }),
  );
}

printSettings().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
