/** Requests per second of `/` against a bare dynamic Next page: the two in turn, medians of five rounds, failures counted. */
import autocannon from "autocannon";
import { startBareNext, startPlainspoon } from "./running-app";

const ROUNDS = 5;
const ROUND_SECONDS = 5;
const CONNECTIONS = 10;

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function run(): Promise<void> {
  const [ours, bare] = [await startPlainspoon(), await startBareNext()];
  const seen = { ours: [] as number[], bare: [] as number[] };
  let failures = 0;
  try {
    const measure = async (url: string) => {
      const result = await autocannon({ url, connections: CONNECTIONS, duration: ROUND_SECONDS });
      failures += result.non2xx + result.errors;
      return result.requests.average;
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      seen.ours.push(await measure(ours.url));
      seen.bare.push(await measure(bare.url));
    }
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
  const ratios = seen.ours.map((value, index) => value / (seen.bare[index] ?? Number.NaN));
  process.stdout.write(
    `/ of Plainspoon ${median(seen.ours).toFixed(0)} requests/s, bare dynamic page ${median(seen.bare).toFixed(0)}, ` +
      `ratio ${median(ratios).toFixed(2)} (${ROUNDS} rounds of ${ROUND_SECONDS} s, ${failures} answers were not 2xx)\n`,
  );
}
