/** Mail through a real SMTP server: what arrives is what was sent, links unbroken. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { resetLetter } from "@/lib/mail/accounts";
import { smtpMailer } from "@/lib/services/mailer/smtp";

type Arrived = { to: string[]; raw: string };

async function smtpServer(
  refusals = 0,
): Promise<{ url: string; arrived: Arrived[]; stop: () => Promise<void> }> {
  const arrived: Arrived[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        refused += 1;
        if (refused <= refusals) return done(Object.assign(new Error("try later"), { responseCode: 451 }));
        arrived.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString("utf8"),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The decoded base64 parts of a message. */
const partsOf = (raw: string): string[] =>
  raw
    .split(/\r?\n\r?\n/)
    .map((part) => part.replace(/\r?\n--[\s\S]*$/, ""))
    .filter((part) => /^[A-Za-z0-9+/=\r\n]{40,}$/.test(part))
    .map((part) => Buffer.from(part, "base64").toString("utf8"));

const URL_IN_MAIL = `http://localhost:3000/reset-password/${"a".repeat(200)}`;

test("a letter arrives whole, in text and HTML, from whom the settings name", async () => {
  const server = await smtpServer();
  const mailer = smtpMailer({ url: server.url, from: "Plainspoon <kitchen@plainspoon.test>" });
  await mailer.send(resetLetter({ to: "rose@plainspoon.test", url: URL_IN_MAIL }));
  await mailer.settle();
  await server.stop();
  expect(server.arrived).toHaveLength(1);
  const { to, raw } = server.arrived[0] ?? { to: [], raw: "" };
  expect(to).toEqual(["rose@plainspoon.test"]);
  expect(raw).toContain("From: Plainspoon <kitchen@plainspoon.test>");
  const [text, html] = partsOf(raw);
  expect(text?.split("\n")).toContain(URL_IN_MAIL);
  expect(html).toContain(`href="${URL_IN_MAIL}"`);
});

test("a server that says later gets it later; what is discarded is not sent", async () => {
  const server = await smtpServer(1);
  const mailer = smtpMailer({ url: server.url, from: "kitchen@plainspoon.test" });
  const mail = resetLetter({ to: "rose@plainspoon.test", url: URL_IN_MAIL });
  await mailer.discard(mail);
  await mailer.send(mail);
  await mailer.settle();
  await server.stop();
  expect(server.arrived).toHaveLength(1);
});
