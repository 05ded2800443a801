/**
 * Requests per second of a shared page: as everybody without a session gets it (kept in memory), and as a signed-in cook does
 * (rendered each time), against a bare dynamic and a bare static Next page; in turn, medians of five rounds, failures counted.
 */
import autocannon from "autocannon";
import { startBareNext, startPlainspoon } from "./running-app";

const ROUNDS = 5;
const ROUND_SECONDS = 5;
const CONNECTIONS = 10;

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const step = (number: number) => ({
  number,
  instruction: `Warm the ***oil*** in a large pan and stir for ${number} minutes.`,
  ingredients: ["1 tbsp oil"],
  isPrep: false,
});

/** A cook with a shared recipe of eight steps: the link's path and another cook's session. */
async function sharedPage(url: string): Promise<{ path: string; cookie: string }> {
  const call = async (path: string, body: unknown, cookie = "") => {
    const headers = { "content-type": "application/json", origin: url, cookie };
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    const session = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    return { session, body: (await answer.json()) as { id: string; shareUrl: string } };
  };
  const register = (name: string) =>
    call("/api/users/register", { email: `${name}@bench.test`, password: "correct horse" });
  const { session } = await register("owner");
  const content = {
    title: "Leek soup",
    description: "For a cold day.",
    servings: 4,
    imageUrl: null,
    ingredients: { refrigerated: ["2 leeks", "100 ml cream"], other: ["1 tbsp oil", "500 ml stock"] },
    steps: [1, 2, 3, 4, 5, 6, 7, 8].map(step),
  };
  const recipe = { ...content, originalContent: "", formattedContent: content };
  const saved = await call("/api/recipes", recipe, session);
  const shared = await call("/api/share/recipe", { sourceType: "user", sourceId: saved.body.id }, session);
  return { path: new URL(shared.body.shareUrl).pathname, cookie: (await register("reader")).session };
}

export async function run(): Promise<void> {
  const [ours, bare] = [await startPlainspoon(), await startBareNext()];
  const rates: Record<string, number[]> = {};
  let failures = 0;
  const measure = async (name: string, url: string, cookie = "") => {
    const result = await autocannon({
      url,
      connections: CONNECTIONS,
      duration: ROUND_SECONDS,
      ...(cookie && { headers: { cookie } }),
    });
    failures += result.non2xx + result.errors;
    (rates[name] ??= []).push(result.requests.average);
  };
  try {
    const { path, cookie } = await sharedPage(ours.url);
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure("visitor", ours.url + path);
      await measure("static", `${bare.url}/still`);
      await measure("member", ours.url + path, cookie);
      await measure("dynamic", bare.url);
    }
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
  const rate = (name: string) => median(rates[name] ?? []).toFixed(0);
  const ratio = (name: string, base: string) =>
    median((rates[name] ?? []).map((value, index) => value / (rates[base]?.[index] ?? Number.NaN))).toFixed(
      2,
    );
  process.stdout.write(
    `requests/s: shared page for visitors ${rate("visitor")}, for a signed-in cook ${rate("member")}, ` +
      `bare static page ${rate("static")}, bare dynamic page ${rate("dynamic")}\n` +
      `visitor / static ${ratio("visitor", "static")}, visitor / dynamic ${ratio("visitor", "dynamic")}, ` +
      `signed in / dynamic ${ratio("member", "dynamic")} ` +
      `(${ROUNDS} rounds of ${ROUND_SECONDS} s, ${failures} answers were not 2xx)\n`,
  );
}
