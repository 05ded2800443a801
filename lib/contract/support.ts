/** Requests and answers of support. The widget's form, the routes and the tests share these. */
import * as z from "./zod";
import {
  NAME_MAX_CHARS,
  SEARCH_MAX_CHARS,
  SUPPORT_MESSAGE_MAX_CHARS,
  SUPPORT_SUBJECT_MAX_CHARS,
} from "@/lib/rules/limits";
import { SUPPORT_STATUSES } from "@/lib/rules/support/status";
import { PageQuery } from "./admin";
import type { Message } from "@/lib/messages";

/** What the form says when the name or the email is missing, and when the email is none (screens.md#support-form). */
export const SUPPORT_MISSING =
  "Please provide your name and email to submit a support request." satisfies Message;
export const SUPPORT_EMAIL = "Please enter a valid email address." satisfies Message;

const Required = z.string({ error: SUPPORT_MISSING }).trim().min(1, SUPPORT_MISSING);

export const SupportInput = z.object({
  name: Required.max(NAME_MAX_CHARS),
  email: Required.toLowerCase().max(254, SUPPORT_EMAIL).pipe(z.email(SUPPORT_EMAIL)),
  subject: z.string().trim().max(SUPPORT_SUBJECT_MAX_CHARS).default(""),
  message: z.string().trim().max(SUPPORT_MESSAGE_MAX_CHARS).default(""),
});
export type SupportInput = z.input<typeof SupportInput>;

export const SupportStatusName = z.enum(SUPPORT_STATUSES);
export const SetSupportStatusInput = z.object({ status: SupportStatusName });
export type SetSupportStatusInput = z.infer<typeof SetSupportStatusInput>;

export const SupportRequestAnswer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: SupportStatusName,
  createdAt: z.string(),
  timestamp: z.string(),
});
export type SupportRequestAnswer = z.infer<typeof SupportRequestAnswer>;

export const ListSupportQuery = PageQuery.extend({
  q: z.string().trim().max(SEARCH_MAX_CHARS).default(""),
  status: SupportStatusName.optional(),
});
export type ListSupportQuery = z.infer<typeof ListSupportQuery>;

export const SupportRequestsAnswer = z.object({
  success: z.literal(true),
  requests: z.array(SupportRequestAnswer),
  total: z.number().int(),
  counts: z.record(SupportStatusName, z.number().int()),
});
export type SupportRequestsAnswer = z.infer<typeof SupportRequestsAnswer>;

export const SupportHistoryAnswer = z.object({ requests: z.array(SupportRequestAnswer) });

export const ByEmail = z.object({ email: z.string().trim().toLowerCase().min(1).max(254) });
