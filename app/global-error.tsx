"use client";

import { THEME_SCRIPT } from "@/components/layout/theme-script";
import { reloadPage } from "@/lib/browser/hard-navigation";
import "./globals.css";
import { messageLanguage, t } from "@/lib/messages";

/** The last resort, when the shell itself failed: a whole page that needs nothing but its own markup. */
export default function GlobalError() {
  return (
    <html lang={messageLanguage()} suppressHydrationWarning>
      <head>
        <title>{t("Something went wrong")}</title>
        <script>{THEME_SCRIPT}</script>
      </head>
      <body>
        <main className="mx-auto grid max-w-xl justify-items-start gap-5 px-4 py-20">
          <h1 className="text-3xl">{t("Something went wrong on our side")}</h1>
          <p>{t("The page could not be shown. Please try again in a moment.")}</p>
          <button
            type="button"
            onClick={reloadPage}
            className="min-h-12 rounded-field bg-accent px-5 font-semibold text-accent-ink"
          >
            {t("Try again")}
          </button>
        </main>
      </body>
    </html>
  );
}
