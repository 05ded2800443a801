import "server-only";
/** Everything outside of this process that the settings name, tried by `npm run doctor`: whether it opens, and what it says when it does not. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { env, type Env } from "@/lib/env";
import { headersOf } from "@/lib/telemetry";
import { services } from "@/lib/services";
import { checkModel } from "@/lib/services/formatter/anthropic";
import { checkSmtp } from "@/lib/services/mailer/smtp";
import { checkStripe } from "@/lib/services/payments/stripe/check";
import { checkVision } from "@/lib/services/photo-reader/google-vision";

/** The request within a try; the try itself is bounded by whoever asks. */
const PATIENCE_MS = 10_000;
const OLDEST_POSTGRES = 15;
const LONGEST_REASON = 300;

/** A door that is not there says what stands in for it. */
type Door = {
  name: string;
  standIn: string | null;
  knock: () => Promise<string>;
};

export type Knocked = { name: string; state: "open" | "shut" | "none"; words: string };

/** How many migrations of this version the database has; a table that is not there has none. */
async function migrationsOf(client: Client): Promise<string> {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), "prisma/migrations");
  const ours = (await readdir(folder)).filter((name) => /^\d{14}_/.test(name));
  const { rows: tables } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there",
  );
  if (!tables[0]?.there) return `${ours.length} migrations wait for the first start`;
  const { rows } = await client.query<{ migration_name: string }>(
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  const applied = new Set(rows.map(({ migration_name }) => migration_name));
  const waiting = ours.filter((name) => !applied.has(name)).length;
  const strange = [...applied].filter((name) => !ours.includes(name)).length;
  if (strange > 0)
    throw new Error(
      `it has ${strange} migration${strange > 1 ? "s" : ""} that this version of the app does not know: a newer one has used it.`,
    );
  return waiting > 0
    ? `${applied.size} migrations applied, ${waiting} wait for the next start`
    : `all ${applied.size} migrations applied`;
}

async function knockAtDatabase(address: string): Promise<string> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
  });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; mayCreate: boolean }>(
      `SELECT current_setting('server_version') AS version,
        has_schema_privilege(current_user, current_schema(), 'CREATE') AS "mayCreate"`,
    );
    const version = rows[0]?.version ?? "";
    if (Number.parseInt(version, 10) < OLDEST_POSTGRES)
      throw new Error(`it is PostgreSQL ${version}; the app needs ${OLDEST_POSTGRES} or newer.`);
    if (!rows[0]?.mayCreate)
      throw new Error("its user may not make tables there, which migrations do: let it own the database.");
    return `PostgreSQL ${version}, ${await migrationsOf(client)}`;
  } finally {
    await client.end();
  }
}

/** Google's own list of its addresses; then whether it knows our id and secret, by a code that it must refuse for its own sake. */
async function knockAtGoogle({
  GOOGLE_ISSUER,
  GOOGLE_CLIENT_ID,
  GOOGLE_CLIENT_SECRET,
}: Env): Promise<string> {
  const bounded = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });
  const answer = await fetch(`${GOOGLE_ISSUER}/.well-known/openid-configuration`, bounded());
  const { token_endpoint: tokens } = (await answer.json()) as { token_endpoint?: unknown };
  if (!answer.ok || typeof tokens !== "string") throw new Error("it is no OpenID Connect server.");
  const refused = await fetch(tokens, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: "a-code-that-was-never-given",
      client_id: GOOGLE_CLIENT_ID ?? "",
      client_secret: GOOGLE_CLIENT_SECRET ?? "",
      redirect_uri: "http://localhost/",
    }),
    ...bounded(),
  });
  const { error } = (await refused.json().catch(() => ({}))) as { error?: unknown };
  if (error === "invalid_client" || error === "unauthorized_client")
    throw new Error("it does not know GOOGLE_CLIENT_ID with this GOOGLE_CLIENT_SECRET.");
  return "answers and knows us";
}

/** An empty list of spans, which a collector takes and forgets. */
async function knockAtCollector({
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_HEADERS,
}: Env): Promise<string> {
  const answer = await fetch(`${OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headersOf(OTEL_EXPORTER_OTLP_HEADERS) },
    body: JSON.stringify({ resourceSpans: [] }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`it answers ${answer.status} to traces.`);
  return "takes traces";
}

const answers = (check: Promise<void>, words = "answers"): Promise<string> => check.then(() => words);

function doorsOf(settings: Env, database: string | undefined): Door[] {
  const { ANTHROPIC_API_KEY: apiKey, STRIPE_SECRET_KEY: secretKey, SMTP_URL: smtp } = settings;
  const usesVision = settings.GOOGLE_VISION_API_KEY !== undefined || settings.GOOGLE_VISION_ADC;
  return [
    {
      name: "database",
      standIn: database === undefined ? "no database yet: the first start makes one in DATA_DIR" : null,
      knock: () => knockAtDatabase(database ?? ""),
    },
    {
      name: "store",
      standIn: null,
      knock: () =>
        answers(
          services().blobs.check(),
          settings.S3_BUCKET ? "the bucket answers" : "DATA_DIR can be written",
        ),
    },
    {
      name: "mail",
      standIn: smtp === undefined ? "none: letters stay in the database" : null,
      knock: () => answers(checkSmtp(smtp ?? "")),
    },
    {
      name: "Stripe",
      standIn: secretKey === undefined ? "none: the demo checkout, which charges nobody" : null,
      knock: () =>
        answers(
          checkStripe({
            secretKey: secretKey ?? "",
            webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
            apiBase: settings.STRIPE_API_BASE,
          }),
          "answers and sells our plans",
        ),
    },
    {
      name: "model",
      standIn: apiKey === undefined ? "none: the rules do it alone" : null,
      knock: () =>
        answers(
          checkModel({
            apiKey: apiKey ?? "",
            baseUrl: settings.ANTHROPIC_BASE_URL,
            model: settings.ANTHROPIC_MODEL,
          }),
          `answers and has ${settings.ANTHROPIC_MODEL}`,
        ),
    },
    {
      name: "Vision",
      standIn: usesVision ? null : "none: photos are read on this machine",
      knock: () =>
        answers(checkVision({ apiKey: settings.GOOGLE_VISION_API_KEY, apiBase: settings.VISION_API_BASE })),
    },
    {
      name: "Google",
      standIn: settings.GOOGLE_CLIENT_ID === undefined ? "none: no button to sign in with Google" : null,
      knock: () => knockAtGoogle(settings),
    },
    {
      name: "traces",
      standIn: settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? "none: nothing is sent anywhere" : null,
      knock: () => knockAtCollector(settings),
    },
  ];
}

/** What went wrong, in one line; passwords of addresses are cut out. */
function reasonOf(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: unknown; cause?: unknown };
  const inner = cause instanceof Error && !message?.includes(cause.message) ? `: ${cause.message}` : "";
  const said = `${message || String(code ?? "it failed")}${inner}`.split("\n")[0] ?? "";
  return said.replace(/(\w+:\/\/)[^@\s/]*@/g, "$1…@").slice(0, LONGEST_REASON);
}

async function knockAt({ name, standIn, knock }: Door, patienceMs: number): Promise<Knocked> {
  if (standIn !== null) return { name, state: "none", words: standIn };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patienceMs / 1000} seconds`)), patienceMs);
  });
  try {
    const words = await Promise.race([knock(), late]);
    return { name, state: "open", words };
  } catch (error) {
    return { name, state: "shut", words: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Tries one door after the other, each for `patienceMs` at most, so that loading what speaks with one takes no time from another. Never
 * throws. Nothing behind them is changed but a small blob, which goes again.
 *
 * @param database the address of the embedded database, where that is what serves
 */
export async function* knockAtDoors(
  patienceMs: number,
  database: string | undefined = env.DATABASE_URL,
): AsyncGenerator<Knocked> {
  for (const door of doorsOf(env, database)) yield await knockAt(door, patienceMs);
}
