import "server-only";
/**
 * Every kind of work for later (lib/jobs): what the worker of a copy of the app does, and what admins see of it. A kind that is not in this
 * list is never done.
 */
import { billingRounds } from "@/lib/billing/rounds";
import type { Kind } from "@/lib/jobs/kinds";
import { letters } from "@/lib/mail/send";
import { foreignPictures } from "@/lib/recipes/foreign-pictures";
import { sweeps, waitingPictures } from "@/lib/retention/sweeps";

export const JOB_KINDS: readonly Pick<Kind, "kind" | "everyMs">[] = [
  letters,
  foreignPictures,
  ...billingRounds,
  sweeps,
  waitingPictures,
];
