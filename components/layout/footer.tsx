import Link from "next/link";
import { TAGLINE } from "@/lib/rules/product";
import { ConsentLink } from "./consent-link";

const LINKS = [
  { href: "/about", name: "About" },
  { href: "/privacy-policy", name: "Privacy Policy" },
  { href: "/terms-of-service", name: "Terms of Service" },
] as const;

/** Room below its links: Help & Support stands there. `hasTracking`: there is something to agree to, and to think of again. `year` comes from the server, so that server and browser never disagree at midnight. */
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
      <div className="mx-auto flex max-w-[76rem] flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 pt-6 pb-24 text-sm sm:px-6">
        <p className="text-muted">
          © {year} {appName}. {TAGLINE}
        </p>
        <nav aria-label="Footer" className="-mx-2 flex flex-wrap">
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
          {hasTracking && <ConsentLink />}
        </nav>
      </div>
    </footer>
  );
}
