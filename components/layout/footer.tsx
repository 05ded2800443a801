import Link from "next/link";
import { TAGLINE } from "@/lib/rules/product";
import { ConsentLink } from "./consent-link";
import { LanguageSwitch } from "./language-switch";
import { ReadingSettingsButton } from "./reading-settings-button";
import { t } from "@/lib/messages";

const LINKS = [
  {
    href: "/about",
    get name() {
      return t("About");
    },
  },
  {
    href: "/bring-recipes",
    get name() {
      return t("Bring recipes in");
    },
  },
  {
    href: "/developers",
    get name() {
      return t("For developers");
    },
  },
  {
    href: "/privacy-policy",
    get name() {
      return t("Privacy Policy");
    },
  },
  {
    href: "/terms-of-service",
    get name() {
      return t("Terms of Service");
    },
  },
] as const;

/** The footer. Room is left below its links for Help & Support. `hasTracking`: tracking is configured, so the consent can be changed here. `year` comes from the server, so that server and browser agree at midnight. */
export function Footer({
  appName,
  year,
  hasTracking,
}: {
  appName: string;
  year: number;
  hasTracking: boolean;
}) {
  return (
    <footer className="no-print mt-auto border-t border-line bg-paper-deep">
      <div className="mx-auto flex max-w-[76rem] flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 pt-6 pb-6 text-sm sm:pb-24 sm:px-6">
        <p className="text-muted">
          © {year} {appName}. {t(TAGLINE)}
        </p>
        <nav aria-label={t("Footer")} className="-mx-2 flex flex-wrap">
          {LINKS.map(({ href, name }) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              className="inline-flex min-h-11 items-center px-2 underline underline-offset-4 hover:decoration-2"
            >
              {name}
            </Link>
          ))}
          <ReadingSettingsButton />
          <LanguageSwitch />
          {hasTracking && <ConsentLink />}
        </nav>
      </div>
    </footer>
  );
}
