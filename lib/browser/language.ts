/** The language of the app, as it is chosen in this browser (lib/language.ts decides by it). */
import { LANGUAGE_COOKIE, type MessageLanguage } from "@/lib/messages/languages";
import { reloadPage } from "./hard-navigation";
import { keepOfflinePageAnew } from "./offline/kept";

const YEAR_S = 365 * 24 * 60 * 60;

/** Says the app in `language` from now on: what is open is loaded anew. */
export async function chooseLanguage(language: MessageLanguage): Promise<void> {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
  await keepOfflinePageAnew().catch(() => undefined);
  reloadPage();
}
