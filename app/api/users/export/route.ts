import { limits } from "@/lib/http/limits";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { exportAccount } from "@/lib/retention/export";

const everything = route({
  about: "Everything we keep about the account, as one JSON file.",
  access: "user",
  limit: limits.takeAway,
  answer: { name: "a JSON file" },
  async run({ user }) {
    const { name, body } = await exportAccount({ viewer: user });
    return new Response(body, {
      headers: {
        "content-type": "application/json",
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    });
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: everything });
