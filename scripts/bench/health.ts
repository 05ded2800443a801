/** How fast `/api/health` answers while four hostile PDFs are being read: the wait of everybody else. */
import { pdfBomb } from "@/tests/support/pdf";
import { startPlainspoon } from "./running-app";

/** Small on disk, endless to read. */
const HOSTILE = new Uint8Array(pdfBomb(6_000_000));
const READERS = 4;
const ASK_EVERY_MS = 10;
const LONGEST_MS = 30_000;

async function readHostile(url: string): Promise<number> {
  const form = new FormData();
  form.append("pdf", new File([HOSTILE], "hostile.pdf", { type: "application/pdf" }));
  const answer = await fetch(`${url}/api/recipes/process-pdf`, {
    method: "POST",
    body: form,
    headers: { origin: url },
  });
  await answer.arrayBuffer();
  return answer.status;
}

const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

export async function run(): Promise<void> {
  const app = await startPlainspoon();
  try {
    let reading = true;
    const started = performance.now();
    const reads = Promise.all(Array.from({ length: READERS }, () => readHostile(app.url))).finally(
      () => (reading = false),
    );
    const waits: number[] = [];
    while (reading && performance.now() - started < LONGEST_MS) {
      const asked = performance.now();
      await (await fetch(`${app.url}/api/health`)).arrayBuffer();
      waits.push(performance.now() - asked);
      await new Promise((wake) => setTimeout(wake, ASK_EVERY_MS));
    }
    const statuses = await reads;
    process.stdout.write(
      `/api/health during ${READERS} hostile PDFs (answered ${statuses.join(", ")}): ` +
        `median ${percentile(waits, 0.5).toFixed(1)} ms, p99 ${percentile(waits, 0.99).toFixed(1)} ms, ${waits.length} calls\n`,
    );
  } finally {
    await app.stop();
  }
}
