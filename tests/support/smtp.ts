/** A mail server of our own on this machine, which says what a test wants it to say. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type Arrived = { to: string[]; raw: string };
type Refusal = { responseCode: number } | undefined;

/** @param answer what the server says to its nth letter (from 1); it takes it unless that is a refusal, and when it is said */
export async function smtpServer(
  answer: (nth: number, to: string) => Refusal | Promise<Refusal> = () => undefined,
): Promise<{ url: string; arrived: Arrived[]; stop: () => Promise<void> }> {
  const arrived: Arrived[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const refusal = await answer((count += 1), to[0] ?? "");
        if (refusal) return done(Object.assign(new Error("no, says the server"), refusal));
        arrived.push({ to, raw: Buffer.concat(parts).toString("utf8") });
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export const headerOf = ({ raw }: Arrived, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, "im").exec(raw)?.[1]?.trim();
