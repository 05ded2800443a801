import { accountStatus } from "@/lib/billing/account-status";
import { UserAnswer } from "@/lib/contract/auth";
import { route, methods } from "@/lib/http/route";

const currentAccount = route({
  about: "Who is signed in.",
  access: "user",
  limit: "none: it reads one's own account",
  answer: { name: "UserAnswer", schema: UserAnswer },
  run: ({ user }) => accountStatus({ viewer: user }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: currentAccount });
