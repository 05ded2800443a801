/** A line between the browser and the app that a journey can cut or slow down: on an address of its own, with a device's own storage. */
import { createServer, connect, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

const WORKER = Buffer.from("GET /sw.js HTTP");

function newWorker(version: number): string {
  const text = `/* ${version} */ importScripts("/sw.js?of=${version}");`;
  return [
    "HTTP/1.1 200 OK",
    "content-type: text/javascript",
    "cache-control: no-cache",
    `content-length: ${text.length}`,
    "",
    text,
  ].join("\r\n");
}

type Line = "open" | "cut" | "slow";

export class Connection {
  private line: Line = "open";
  private readonly sockets = new Set<Socket>();
  private version = 1;
  private readonly held = new Set<() => void>();
  private readonly server: Server;

  constructor(appPort: number) {
    this.server = createServer((browser) => this.join(browser, appPort));
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "localhost", resolve));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Connections end, and new ones are refused. */
  cut(): void {
    this.line = "cut";
    for (const socket of this.sockets) socket.destroy();
  }

  /** Connections are taken, and nothing is answered until `restore`. */
  slow(): void {
    this.cut();
    this.line = "slow";
  }

  restore(): void {
    this.line = "open";
    for (const go of this.held) go();
    this.held.clear();
  }

  /** From now on the server's worker is another version: the same program under one more line. */
  release(): void {
    this.version += 1;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(browser: Socket, appPort: number): void {
    if (this.line === "cut") return void browser.destroy();
    this.sockets.add(browser);
    browser.on("error", () => undefined).on("close", () => this.sockets.delete(browser));
    const go = () => {
      const app = connect(appPort, "localhost");
      app.on("error", () => browser.destroy());
      browser.on("close", () => app.destroy());
      app.pipe(browser);
      browser.on("end", () => app.end());
      browser.on("data", (asked: Buffer) => {
        if (this.version > 1 && asked.subarray(0, WORKER.length).equals(WORKER))
          browser.write(newWorker(this.version));
        else app.write(asked);
      });
    };
    if (this.line === "slow") this.held.add(go);
    else go();
  }
}
