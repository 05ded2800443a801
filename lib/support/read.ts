import "server-only";
import type { ListSupportQuery, SupportRequestAnswer, SupportRequestsAnswer } from "@/lib/contract/support";
import { db } from "@/lib/db/client";
import { containing } from "@/lib/db/containing";
import type { Prisma, SupportRequest } from "@/lib/db/generated/client";
import { SUPPORT_STATUSES } from "@/lib/rules/support/status";
import { nameOf, storedName } from "./status";

const NEWEST = [{ createdAt: "desc" }, { id: "asc" }] as const;

function toAnswer({ status, createdAt, ...row }: SupportRequest): SupportRequestAnswer {
  const { id, name, email, subject, message } = row;
  const at = createdAt.toISOString();
  // why: the public names differ by screen (admin.md#support-dates).
  return { id, name, email, subject, message, status: nameOf(status), createdAt: at, timestamp: at };
}

function matching(q: string): Prisma.SupportRequestWhereInput {
  if (q === "") return {};
  const contains = { ...containing(q), mode: "insensitive" } as const;
  return { OR: [{ email: contains }, { name: contains }, { subject: contains }, { message: contains }] };
}

/** Requests that match, newest first, and how many of them are in each state. */
export async function listSupportRequests({
  q,
  status,
  page,
  pageSize,
}: ListSupportQuery): Promise<SupportRequestsAnswer> {
  const where = matching(q);
  const [rows, groups] = await Promise.all([
    db.supportRequest.findMany({
      where: { ...where, ...(status && { status: storedName(status) }) },
      orderBy: [...NEWEST],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    db.supportRequest.groupBy({ by: ["status"], where, _count: true }),
  ]);
  const counted = new Map(groups.map((group) => [nameOf(group.status), group._count]));
  const counts = Object.fromEntries(
    SUPPORT_STATUSES.map((name) => [name, counted.get(name) ?? 0]),
  ) as SupportRequestsAnswer["counts"];
  const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { success: true, requests: rows.map(toAnswer), total, counts };
}

/** Everything that came from one address, newest first. */
export async function listSupportHistory(
  email: string,
): Promise<{ success: true; requests: SupportRequestAnswer[] }> {
  const rows = await db.supportRequest.findMany({ where: { email }, orderBy: [...NEWEST], take: 200 });
  return { success: true, requests: rows.map(toAnswer) };
}
