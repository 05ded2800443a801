/** A server that takes what is sent to it by HTTP, as an OTLP collector or an error tracker does, and keeps it. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { path: string; headers: IncomingMessage["headers"]; body: string };

export type Receiver = {
  url: string;
  received: Received[];
  /** Resolves with the first thing for which `wanted` is true, whether it came already or comes yet. */
  first: (wanted: (one: Received) => boolean) => Promise<Received>;
  /** What the next ones are answered with. */
  answer: { status: number; headers: Record<string, string> };
  stop: () => Promise<void>;
};

export async function receiver(): Promise<Receiver> {
  const received: Received[] = [];
  const waiting: { wanted: (one: Received) => boolean; found: (one: Received) => void }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const one = {
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString("utf8"),
      };
      received.push(one);
      response.writeHead(made.answer.status, { "content-type": "application/json", ...made.answer.headers });
      response.end("{}");
      for (const { wanted, found } of waiting) if (wanted(one)) found(one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const made: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: { status: 200, headers: {} },
    first: (wanted) =>
      new Promise((found) => {
        const there = received.find(wanted);
        if (there) found(there);
        else waiting.push({ wanted, found });
      }),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return made;
}
