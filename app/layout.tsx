import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { AuthDialogProvider } from "@/components/auth/auth-dialog-provider";
import { UserSync } from "@/components/auth/user-sync";
import { UpgradeDialogProvider } from "@/components/billing/upgrade-dialog";
import { BottomBar } from "@/components/layout/bottom-bar";
import { EARLY_PRESS_SCRIPT } from "@/components/layout/early-press-script";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { PageOrSkeleton } from "@/components/layout/pending-navigation";
import { LATE_SCRIPTS } from "@/components/layout/late-scripts";
import { THEME_SCRIPT } from "@/components/layout/theme-script";
import { Toasts } from "@/components/layout/toasts";
import { ApplyPreferences } from "@/components/layout/apply-preferences";
import { AppNameProvider } from "@/components/shared/app-name";
import { HelpButton } from "@/components/support/help-button";
import { isGoogleEnabled } from "@/lib/accounts/google-setting";
import { Tracking } from "@/components/tracking/tracking";
import { env, tracking } from "@/lib/env";
import { currentLanguage, messagesScript } from "@/lib/language";
import { t } from "@/lib/messages";
import { DARK, LIGHT } from "@/lib/rules/palette";
// Only the rules: a face is asked for by a page that is set in it.
import "@fontsource/opendyslexic/latin-400.css";
import "@fontsource/opendyslexic/latin-700.css";
import "./globals.css";
import "./reading.css";

const atkinson = localFont({
  src: "../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  variable: "--font-atkinson",
  weight: "200 800",
  display: "swap",
  adjustFontFallback: "Arial",
});

const fraunces = localFont({
  src: "../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
  variable: "--font-fraunces",
  weight: "100 900",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

export const generateMetadata = (): Metadata => ({
  title: {
    default: t("{appName}: recipes in plain steps", { appName: env.APP_NAME }),
    template: `%s · ${env.APP_NAME}`,
  },
  description: t(
    "Turn any recipe (a link, a photo, a PDF or pasted text) into one shopping list and short steps that each say what to use and how much.",
  ),
});

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: LIGHT.paper },
    { media: "(prefers-color-scheme: dark)", color: DARK.paper },
  ],
};

/**
 * The shell of every page. It reads no session, so that pages which need none are static; the header learns in the browser who is signed
 * in. The settings it shows are the running server's: a page of the build is not served (lib/sharing/cache-handler.mjs).
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  const language = currentLanguage();
  const messages = messagesScript(language);
  return (
    <html
      lang={language}
      data-late=""
      className={`${atkinson.variable} ${fraunces.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script>{THEME_SCRIPT}</script>
        <script>{EARLY_PRESS_SCRIPT}</script>
        <script>{LATE_SCRIPTS}</script>
        {/* Before the app's own, which are hydrated with what comes after it. */}
        {/* eslint-disable-next-line @next/next/no-sync-scripts -- its words are needed before anything is drawn */}
        {messages && <script src={messages.address} />}
      </head>
      <body className="flex flex-col">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-50 focus:rounded-field focus:bg-card focus:px-5 focus:py-3 focus:font-semibold"
        >
          {t("Skip to content")}
        </a>
        <AppNameProvider name={env.APP_NAME}>
          <UpgradeDialogProvider>
            <AuthDialogProvider hasGoogle={isGoogleEnabled}>
              <UserSync />
              <Header appName={env.APP_NAME} homeUrl={env.HOME_URL} />
              <main id="main" tabIndex={-1} className="flex-1 outline-none">
                <PageOrSkeleton>{children}</PageOrSkeleton>
              </main>
              <BottomBar>
                <HelpButton />
              </BottomBar>
              {tracking && <Tracking settings={tracking} />}
              <Footer
                appName={env.APP_NAME}
                year={new Date().getFullYear()}
                hasTracking={tracking !== null}
              />
            </AuthDialogProvider>
          </UpgradeDialogProvider>
        </AppNameProvider>
        <Toasts />
        <ApplyPreferences />
      </body>
    </html>
  );
}
