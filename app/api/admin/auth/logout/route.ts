import { logoutAdmin } from "@/lib/admin/auth";
import { SuccessAnswer } from "@/lib/contract/auth";
import { adminTokenOf, clearAdminCookie } from "@/lib/http/admin-session";
import { route, methods } from "@/lib/http/route";

const logOut = route({
  about: "Ends the admin's session.",
  access: "public",
  limit: "none: it ends the session that it comes with",
  answer: { name: "SuccessAnswer", schema: SuccessAnswer },
  async run({ request }) {
    const token = adminTokenOf(request);
    if (token !== null) await logoutAdmin(token);
    return clearAdminCookie(Response.json({ success: true }));
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: logOut });
