/** What the admin pages show, as their address says it, so that Back, a reload and a link lead to it. What is odd there is left out. */
import { DEFAULT_PERIOD, PERIODS } from "@/lib/rules/analytics/period";
import { SUPPORT_STATUSES } from "@/lib/rules/support/status";
import { USER_SORTS } from "./user-columns";
import * as z from "./zod";

const ADMIN_TABS = ["users", "support", "analytics", "products", "funnel", "admins"] as const;
export const USERS_PER_PAGE = 50;
export const JOBS_PER_PAGE = 20;

export const AdminView = z.object({
  tab: z.enum(ADMIN_TABS).catch("users"),
  q: z.string().trim().max(200).catch(""),
  sort: z.enum(USER_SORTS).catch("createdAt"),
  order: z.enum(["asc", "desc"]).catch("desc"),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  status: z.enum(SUPPORT_STATUSES).optional().catch(undefined),
  period: z.enum(PERIODS).catch(DEFAULT_PERIOD),
});
export type AdminView = z.infer<typeof AdminView>;

const FIRST = AdminView.parse({});

/** The view as a query, "?tab=support&page=2"; what is as at first is left out. */
export function viewQuery(view: AdminView): string {
  const changed = Object.entries(view).filter(
    ([name, value]) => value !== undefined && value !== FIRST[name as keyof AdminView],
  );
  return changed.length === 0
    ? ""
    : `?${new URLSearchParams(changed.map(([name, value]) => [name, String(value)]))}`;
}
