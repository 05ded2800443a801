import "server-only";
import { services } from "@/lib/services";
import type { Mail } from "@/lib/services/mailer/port";

/** Hands a letter to the mailer: stored or queued when this resolves. */
export const sendMail = (mail: Mail): Promise<void> => services().mail.send(mail);

/** Costs what `sendMail` costs and sends nothing: for addresses that have no account (decisions §11). */
export const discardMail = (mail: Mail): Promise<void> => services().mail.discard(mail);
