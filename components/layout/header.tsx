import Link from "next/link";
import { OfflineDoor } from "@/components/offline/offline-door";
import { HeaderNav } from "./header-nav";

export function Header({ appName, homeUrl }: { appName: string; homeUrl: string }) {
  return (
    <header className="no-print relative border-b border-line">
      <div className="mx-auto flex max-w-[80rem] flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-4 header-row:flex-nowrap px-4 py-2.5 sm:px-6">
        <Link
          href="/"
          className="inline-flex min-h-11 items-center gap-2 rounded-field font-serif text-[length:min(var(--text-xl),14vw)] leading-tight font-semibold"
          prefetch={false}
        >
          <Logo />
          {appName}
        </Link>
        <OfflineDoor />
        <HeaderNav homeUrl={homeUrl} />
      </div>
    </header>
  );
}

/** The spoon; decorative, the name stands beside it. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-7 text-accent" fill="none" stroke="currentColor">
      <path
        d="M16 3c4.4 0 7 3 7 7.2 0 3.6-2.4 6.3-5.4 6.9V29h-3.2V17.1C11.4 16.5 9 13.8 9 10.2 9 6 11.6 3 16 3z"
        fill="var(--accent-soft)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
