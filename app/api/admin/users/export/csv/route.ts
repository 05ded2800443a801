import { exportUsers } from "@/lib/admin/export-users";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const csv = route({
  about: "All users as a file for spreadsheets, sent while it is read.",
  access: "admin",
  limit: limits.takeAway,
  answer: { name: "text/csv, users-export.csv", types: ["text/csv"] },
  run: async ({ admin }) =>
    new Response(await exportUsers({ admin }), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="users-export.csv"',
        "cache-control": "no-store",
      },
    }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: csv });
