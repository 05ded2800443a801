"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { reloadPage } from "@/lib/browser/hard-navigation";
import { t } from "@/lib/messages";

/** A page that failed: says so without its innards, and offers the two things that help. */
export default function ErrorPage() {
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-5 px-4 py-20" role="alert">
      <h1 className="text-3xl">{t("Something went wrong on our side")}</h1>
      <p>{t("This page could not be shown. What you have saved is safe. Trying again often helps.")}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={reloadPage}>
          {t("Try again")}
        </Button>
        <Button asChild>
          <Link href="/">{t("Go to the home page")}</Link>
        </Button>
      </div>
    </div>
  );
}
