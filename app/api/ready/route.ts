import { SuccessAnswer } from "@/lib/contract/auth";
import { requireReady } from "@/lib/health/readiness";
import { route, methods } from "@/lib/http/route";

export const dynamic = "force-dynamic";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    about: "Database and storage answer; otherwise `issues` says what is missing.",
    access: "public",
    limit: "none: simultaneous calls share one answer",
    answer: { name: "SuccessAnswer", schema: SuccessAnswer },
    codes: ["unavailable"],
    run: requireReady,
  }),
});
