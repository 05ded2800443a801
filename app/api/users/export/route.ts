import { streamedFile } from "@/lib/http/file-answer";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { exportAccount } from "@/lib/retention/export";

const exportOwnAccount = route({
  about: "The cook's data as one JSON file: account, recipes, links, billing, support requests.",
  access: "user",
  limit: limits.takeAway,
  answer: { name: "a JSON file", types: ["application/json"] },
  codes: ["unavailable"],
  run: async ({ user, signal }) => streamedFile(await exportAccount({ viewer: user, signal })),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: exportOwnAccount });
