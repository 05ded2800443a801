import { limits } from "@/lib/http/limits";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { exportAccount } from "@/lib/recipes/export-account";

const everything = route({
  about: "Everything we keep about the account, as one JSON file.",
  access: "user",
  limit: limits.takeAway,
  answer: { name: "a JSON file" },
  async run({ user }) {
    return Response.json(await exportAccount({ viewer: user }), {
      headers: {
        "content-disposition": 'attachment; filename="plainspoon-data.json"',
        "cache-control": "no-store",
      },
    });
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: everything });
