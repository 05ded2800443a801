import "server-only";

/** One message to one person, in both forms. Links in `text` are never broken over lines. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who is answered when the reader answers; absent: we are. */
  replyTo?: string;
  /** Whose wish the letter is, and of which saved recipe it tells; for us alone, it is not sent. */
  about?: { userId: string; recipeId?: string };
  /** It holds a link that opens an account: nothing of it is kept once it was given up; for us alone, it is not sent. */
  holdsKey?: true;
};

/** A letter that the mail server did not take. It holds neither an address nor the server's words, which may name one. */
export class MailRefused extends Error {
  override name = "MailNotTaken";

  constructor(
    readonly code: string,
    readonly responseCode: number | undefined,
    /** No later attempt will change that: there is no such mailbox, or the letter itself is refused. */
    readonly isFinal: boolean,
  ) {
    super("The mail server did not take the letter.");
  }
}

/**
 * Sends mail. `send` resolves when the mail server took the message, and only then. `id` is the same for every attempt at one message:
 * the message carries it, so that a repetition is recognised.
 * @throws MailRefused
 */
export type Mailer = { send: (mail: Mail, id: string) => Promise<void> };
