/** What tests read out of letters and answers: the secrets that somebody was handed. */
import { db } from "@/lib/db/client";
import { deliverLetters } from "./jobs";

/** What has been sent, everything that was written before included. */
export async function outbox(): Promise<typeof db.outboxMail> {
  await deliverLetters();
  return db.outboxMail;
}

/** The text of the newest letter to an address. */
export async function newestLetter(to: string): Promise<string> {
  return (await (await outbox()).findFirstOrThrow({ where: { to }, orderBy: { id: "desc" } })).text;
}

/** All subjects that went to an address, the oldest first. */
export async function subjectsTo(to: string): Promise<string[]> {
  const mails = await (await outbox()).findMany({ where: { to }, orderBy: { id: "asc" } });
  return mails.map(({ subject }) => subject);
}

/** The secret at the end of a letter's link. */
export const secretInLetter = (text: string): string =>
  /\/(?:reset-password|confirm-email|confirm-email\/undo)\/([\w-]{20,})$/m.exec(text)?.[1] ?? "";

/** The session that an answer starts. */
export const sessionIn = (headers: Headers): { token: string } => ({
  token: /plainspoon_session=([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "",
});
