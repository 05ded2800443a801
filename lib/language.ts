import "server-only";
/** The language of who is answered, or written to: set for each request by lib/http/incoming.ts, and around a letter by its sender. */
import { createHash } from "node:crypto";
import { AsyncLocalStorage } from "node:async_hooks";
import { GERMAN } from "@/lib/messages/de.data";
import {
  asMessageLanguage,
  askedLanguage,
  FIRST_LANGUAGE,
  LANGUAGE_COOKIE,
  type MessageLanguage,
} from "@/lib/messages/languages";
import { FIRST_SPEECH, type Speech } from "@/lib/messages/speech";

const SPEECHES: Record<MessageLanguage, Speech> = {
  en: FIRST_SPEECH,
  de: { language: "de", words: GERMAN },
};

// why: instrumentation, pages and routes are bundled apart and would each have a store of their own.
const shared = globalThis as typeof globalThis & { plainspoonLanguages?: AsyncLocalStorage<MessageLanguage> };
const languages = (shared.plainspoonLanguages ??= new AsyncLocalStorage<MessageLanguage>());

/** The language of the request that is being answered; the first one outside of requests. */
export const currentLanguage = (): MessageLanguage => languages.getStore() ?? FIRST_LANGUAGE;

/** From here on every message of this process is said in the current language. Called once at start, from instrumentation-node.ts. */
export function speakAsAsked(): void {
  globalThis.plainspoonSpeech = () => SPEECHES[currentLanguage()];
}

/** Makes `language` the one of everything that this request does from here on. */
export const enterLanguage = (language: MessageLanguage): void => languages.enterWith(language);

/** Runs `work` in `language`. */
export const inLanguage = <T>(language: MessageLanguage, work: () => T): T => languages.run(language, work);

/** Pages that are kept for everybody stand under this path once for each other language (next.config.mjs). */
const TWIN = /^\/in\/(\w+)(?:[/?]|$)/;
/** So do shared pages, but that in the first one has no language in its address: whoever asks for it by this address gets no other. */
const SHARED = /^\/share\/[^/?]+\/for-visitors(?:\/(\w+))?(?:[/?]|$)/;

/** The language for a request: of its address if that names one, else the one chosen in this browser, else the one it asks for. */
export function languageOf(request: {
  url?: string | undefined;
  headers: { cookie?: string | undefined; "accept-language"?: string | undefined };
}): MessageLanguage {
  const chosen = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=(\\w+)`).exec(request.headers.cookie ?? "")?.[1];
  return (
    asMessageLanguage(TWIN.exec(request.url ?? "")?.[1]) ??
    languageOfShared(request.url ?? "") ??
    asMessageLanguage(chosen) ??
    askedLanguage(request.headers["accept-language"])
  );
}

function languageOfShared(url: string): MessageLanguage | null {
  const shared = SHARED.exec(url);
  return shared && (asMessageLanguage(shared[1]) ?? FIRST_LANGUAGE);
}

/** The script that tells a page's scripts its language; none for the first, which is written in them. Its name changes with its words. */
export function messagesScript(language: MessageLanguage): { address: string; script: string } | null {
  return language === FIRST_LANGUAGE ? null : scriptOf(language);
}

const scripts = new Map<MessageLanguage, { address: string; script: string }>();

function scriptOf(language: MessageLanguage): { address: string; script: string } {
  const known = scripts.get(language);
  if (known) return known;
  const script = `plainspoonSpeech=(s=>()=>s)(${JSON.stringify(SPEECHES[language])})`;
  const version = createHash("sha256").update(script).digest("hex").slice(0, 16);
  const made = { address: `/messages/${language}-${version}.js`, script };
  scripts.set(language, made);
  return made;
}
