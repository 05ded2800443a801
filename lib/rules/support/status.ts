/** The way of a support request (admin.md#support-status): new, in progress, resolved; resolved is the end. */
export const SUPPORT_STATUSES = ["new", "in-progress", "resolved"] as const;
export type SupportStatusName = (typeof SUPPORT_STATUSES)[number];

const NEXT: Record<SupportStatusName, readonly SupportStatusName[]> = {
  new: ["in-progress", "resolved"],
  "in-progress": ["resolved"],
  resolved: [],
};

/** The states a request may go to from `status`, in the order of the buttons. */
export const nextStatuses = (status: SupportStatusName): readonly SupportStatusName[] => NEXT[status];

/** Whether a request may go from one state to another; staying is always fine. */
export const mayBecome = (from: SupportStatusName, to: SupportStatusName): boolean =>
  from === to || NEXT[from].includes(to);
