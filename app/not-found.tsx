import type { Metadata } from "next";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({ title: t("404 Page Not Found") });

export default function NotFound() {
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-5 px-4 py-20 text-center">
      <svg
        viewBox="0 0 120 80"
        aria-hidden
        className="w-40 text-line-strong"
        fill="none"
        stroke="currentColor"
      >
        <ellipse cx="60" cy="42" rx="46" ry="30" fill="var(--card)" strokeWidth="2.5" />
        <ellipse cx="60" cy="42" rx="30" ry="19" strokeWidth="2" strokeDasharray="3 5" />
      </svg>
      <h1 className="text-3xl">{t("404 Page Not Found")}</h1>
      <p className="text-lg">
        {t("There is no page at this address. On the home page you can convert a recipe.")}
      </p>
      <p className="text-sm text-muted">{t("Did you forget to add the page to the router?")}</p>
      <Button variant="primary" size="large" asChild>
        <Link href="/">{t("Go to the home page")}</Link>
      </Button>
    </div>
  );
}
