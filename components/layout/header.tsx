import Link from "next/link";
import { HeaderNav } from "./header-nav";
import { Logo } from "./logo";

/** `email`: of the signed-in user, or null. */
export function Header({
  appName,
  homeUrl,
  email,
}: {
  appName: string;
  homeUrl: string;
  email: string | null;
}) {
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
        <HeaderNav homeUrl={homeUrl} email={email} />
      </div>
    </header>
  );
}
