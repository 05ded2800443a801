import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { request } from "undici";
import { guardedAgent, type Resolve } from "@/lib/services/page-fetcher/connect";

let server: Server;
let connections = 0;
let port: number;

beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.end("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(() => (connections = 0));

const loopback: Resolve = (_hostname, _options, callback) =>
  callback(null, [{ address: "127.0.0.1", family: 4 }]);

async function ask(host: string, allowed: string[] = []): Promise<number | unknown> {
  const agent = guardedAgent({ allowed: new Set(allowed), timeoutMs: 1000, resolve: loopback });
  try {
    const { statusCode, body } = await request(`http://${host}:${port}/`, { dispatcher: agent });
    await body.dump();
    return statusCode;
  } catch (error) {
    return error;
  } finally {
    await agent.destroy();
  }
}

// A `lookup` hook alone never sees a literal address, and a check after connecting has already knocked on the door.
test.each(["127.0.0.1", "[::ffff:127.0.0.1]", "[::1]", "cooks.example"])(
  "no connection to %s is even opened",
  async (host) => {
    expect(await ask(host)).toMatchObject({ code: "invalid" });
    expect(connections).toBe(0);
  },
);

test("an allowed host and port is connected to", async () => {
  expect(await ask("127.0.0.1", [`127.0.0.1:${port}`])).toBe(200);
});

test("another port of an allowed host is not", async () => {
  expect(await ask("127.0.0.1", [`127.0.0.1:${port + 1}`])).toMatchObject({ code: "invalid" });
});
