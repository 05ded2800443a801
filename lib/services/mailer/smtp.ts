import "server-only";
import { type Mailer, MailRefused } from "./port";

/** Mail over SMTP (RFC 5321); one attempt, over a connection that is kept for the next letter. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const connect = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
  };
  let connecting: ReturnType<typeof connect> | undefined;
  const host = /@([\w.-]+)>?$/.exec(from.trim())?.[1] ?? "localhost";
  return {
    send: async ({ to, subject, text, html, replyTo }, id) => {
      const transport = await (connecting ??= connect());
      try {
        const messageId = `<${id}@${host}>`;
        const mail = { from, to, subject, text, html, replyTo, messageId };
        await transport.sendMail({ ...mail, textEncoding: "base64" });
      } catch (error) {
        throw notTaken(error);
      }
    },
  };
}

/** Resolves when the server greets us and takes our name and password; sends nothing. */
export async function checkSmtp(url: string): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000 });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Where the server says a thing about this letter; what it says about us or itself may pass. */
const ABOUT_THE_LETTER = new Set(["EENVELOPE", "EMESSAGE"]);

function notTaken(error: unknown): MailRefused {
  const { name, code = name, responseCode } = error as Error & { code?: string; responseCode?: number };
  const isFinal = ABOUT_THE_LETTER.has(code) && (responseCode ?? 0) >= 500;
  return new MailRefused(code, responseCode, isFinal);
}
