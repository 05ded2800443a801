import { keepLanguage } from "@/lib/accounts/choices";
import { accountStatus } from "@/lib/billing/account-status";
import { UserAnswer } from "@/lib/contract/auth";
import { route, methods } from "@/lib/http/route";
import { messageLanguage } from "@/lib/messages";

const currentAccount = route({
  about: "Who is signed in. The account remembers the language of the page that asks.",
  access: "user",
  limit: "none: it reads one's own account",
  answer: { name: "UserAnswer", schema: UserAnswer },
  async run({ user }) {
    await keepLanguage({ viewer: user, language: messageLanguage() });
    return accountStatus({ viewer: user });
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: currentAccount });
