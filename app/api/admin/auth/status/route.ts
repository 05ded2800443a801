import { AdminStatusAnswer } from "@/lib/contract/admin";
import { adminOf } from "@/lib/http/admin-session";
import { route, methods } from "@/lib/http/route";

const status = route({
  about: "Whether an admin is signed in, and who.",
  access: "public",
  limit: "none: one look-up of a session",
  answer: { name: "AdminStatusAnswer", schema: AdminStatusAnswer },
  async run({ request }): Promise<AdminStatusAnswer> {
    const admin = await adminOf(request);
    return { isAuthenticated: admin !== null, admin };
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: status });
