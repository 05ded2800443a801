import { loginAdmin } from "@/lib/admin/auth";
import { AdminLoginInput } from "@/lib/contract/admin";
import { MessageAnswer } from "@/lib/contract/auth";
import { adminTokenOf, setAdminCookie } from "@/lib/http/admin-session";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const logIn = route({
  about: "Starts an admin's session; the username is the email.",
  access: "public",
  limit: [limits.hashing, limits.adminLoginFrom, limits.adminLoginOf, limits.adminLogin],
  body: json("AdminLoginInput", AdminLoginInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["unauthenticated"],
  async run({ request, body }) {
    const { token } = await loginAdmin(body, { came: adminTokenOf(request) });
    return setAdminCookie(Response.json({ success: true, message: "Welcome to the admin panel!" }), token);
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: logIn });
