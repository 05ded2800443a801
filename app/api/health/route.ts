import { route } from "@/lib/http/route";

export const dynamic = "force-dynamic";

export const GET = route({
  about: "The process lives.",
  access: "public",
  answer: { name: "success" },
  run: () => undefined,
});
