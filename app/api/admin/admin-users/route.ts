import { listAdmins } from "@/lib/admin/admins";
import { AdminsAnswer } from "@/lib/contract/admin";
import { route, methods } from "@/lib/http/route";

const list = route({
  about: "All admins.",
  access: "admin",
  limit: "none: a short list, for admins only",
  answer: { name: "AdminsAnswer", schema: AdminsAnswer },
  run: () => listAdmins(),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: list });
