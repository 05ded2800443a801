import "server-only";
import { createTransport } from "nodemailer";
import { log } from "@/lib/log";
import type { Mail, Mailer } from "./port";

const ATTEMPTS = 3;
const RETRY_AFTER_MS = 2000;

/** Mail over SMTP (RFC 5321), queued in this process: three attempts, then a line in the log that names no address. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const queued = new Set<Promise<void>>();

  const deliver = async (mail: Mail): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await transport.sendMail({ from, ...mail, textEncoding: "base64" });
        return;
      } catch (error) {
        if (attempt === ATTEMPTS) {
          log.error({ err: error, subject: mail.subject }, "mail was not sent");
          return;
        }
        await new Promise((resume) => setTimeout(resume, RETRY_AFTER_MS * attempt));
      }
    }
  };

  return {
    send: async (mail) => {
      const delivery = deliver(mail).finally(() => queued.delete(delivery));
      queued.add(delivery);
    },
    discard: async () => {},
    settle: async () => {
      await Promise.all(queued);
      transport.close();
    },
  };
}
