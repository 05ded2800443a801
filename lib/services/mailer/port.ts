import "server-only";

/** One message to one person, in both forms. Links in `text` are never broken over lines. */
export type Mail = { to: string; subject: string; text: string; html: string };

/**
 * Sends mail. `send` resolves when the message is safe with the adapter: stored (outbox) or queued (SMTP); it does not wait for
 * the receiving server, so an answer's time tells nothing about the address. `discard` costs the same and sends nothing.
 */
export type Mailer = {
  send: (mail: Mail) => Promise<void>;
  discard: (mail: Mail) => Promise<void>;
  /** Resolves when everything queued has been sent or given up: for a clean shutdown. */
  settle: () => Promise<void>;
};
