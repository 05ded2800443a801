import Link from "next/link";
import { HeaderNav } from "./header-nav";
import { Logo } from "./logo";

export function Header({ appName, homeUrl }: { appName: string; homeUrl: string }) {
  return (
    <header className="no-print relative border-b border-line">
      <div className="mx-auto flex max-w-[80rem] items-center gap-4 px-4 py-2.5 sm:px-6">
        <Link
          href="/"
          className="inline-flex min-h-11 items-center gap-2 rounded-field font-serif text-xl font-semibold"
          prefetch={false}
        >
          <Logo />
          {appName}
        </Link>
        <HeaderNav homeUrl={homeUrl} />
      </div>
    </header>
  );
}
