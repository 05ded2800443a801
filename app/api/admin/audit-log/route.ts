import { listAudit } from "@/lib/admin/audit";
import { AuditAnswer, PageQuery } from "@/lib/contract/admin";
import { route, methods } from "@/lib/http/route";

const list = route({
  about: "What admins did, newest first.",
  access: "super_admin",
  limit: "none: one page of a list, for admins only",
  query: PageQuery,
  answer: { name: "AuditAnswer", schema: AuditAnswer },
  run: ({ query }) => listAudit(query),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: list });
