/** The messages of a language, as the script that a page in it loads before its own (app/layout.tsx). */
import { hashedAnswer } from "@/lib/http/cacheable-answer";
import { methods, route } from "@/lib/http/route";
import { MessagesScript } from "@/lib/contract/messages";
import { AppError } from "@/lib/errors";
import { t } from "@/lib/messages";
import { messagesScript } from "@/lib/language";
import { asMessageLanguage } from "@/lib/messages/languages";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    about: "The messages of a language, for the scripts of a page.",
    access: "public",
    limit: "none: it reads what is in memory, and caches keep it",
    params: MessagesScript,
    answer: { name: "a script", types: ["text/javascript"] },
    codes: ["not_found"],
    run({ request, params }) {
      const language = asMessageLanguage(params.name.slice(0, 2));
      const messages = language && messagesScript(language);
      if (!messages) throw new AppError("not_found", t("There are no messages in this language."));
      return hashedAnswer(request, params.name, "text/javascript; charset=utf-8", messages.script);
    },
  }),
});
