import { changeOwnPassword } from "@/lib/admin/auth";
import { AdminPasswordInput } from "@/lib/contract/admin";
import { MessageAnswer } from "@/lib/contract/auth";
import { setAdminCookie } from "@/lib/http/admin-session";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const change = route({
  about: "Sets the admin's own password; their other sessions end, and the caller gets a new one.",
  access: "admin",
  limit: [limits.adminPassword, limits.hashing],
  body: json("AdminPasswordInput", AdminPasswordInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  async run({ admin, body }) {
    const { token } = await changeOwnPassword({ admin, input: body });
    const message = "Your password has been changed. Other devices have been signed out.";
    return setAdminCookie(Response.json({ success: true, message }), token);
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ PUT: change });
