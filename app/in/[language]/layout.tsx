import type { ReactNode } from "react";
import { FIRST_LANGUAGE, MESSAGE_LANGUAGES } from "@/lib/messages/languages";

/**
 * Pages that are kept for everybody, once for each language but the first: next.config.mjs leads here who reads another one. The pages
 * below are the first language's; their words are those of the address (lib/language.ts).
 */
export const dynamicParams = false;

export const generateStaticParams = () =>
  MESSAGE_LANGUAGES.filter((language) => language !== FIRST_LANGUAGE).map((language) => ({ language }));

export default function InLanguage({ children }: { children: ReactNode }) {
  return children;
}
