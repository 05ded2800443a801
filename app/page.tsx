import { Suspense } from "react";
import { Converter } from "@/components/converter/converter";
import { ExampleCard } from "@/components/home/example-card";
import { HowItWorks } from "@/components/home/how-it-works";
import { TryRecipes } from "@/components/home/try-recipes";
import { isGoogleEnabled } from "@/lib/accounts/google-setting";
import { env } from "@/lib/env";
import { listPublicLibrary } from "@/lib/library/read";
import { pdfHint } from "@/lib/rules/sources/pdf";
import { photoHint } from "@/lib/rules/sources/photo";
import { listenForPageChanges } from "@/lib/sharing/public-page";
import { HomeArrival } from "./home-arrival";
import { t } from "@/lib/messages";

/** The same for everybody, hence static; what the viewer or the address changes is found out in the browser. */
export default async function HomePage() {
  await listenForPageChanges();
  // A visitor can convert a recipe while the database is away.
  const examples = await listPublicLibrary().catch(() => []);
  return (
    <>
      <div className="mx-auto grid max-w-[76rem] gap-x-12 gap-y-10 px-4 py-8 sm:px-6 lg:side-by-side:grid-cols-2 lg:side-by-side:grid-rows-[auto_1fr] lg:py-12">
        <div className="grid min-w-0 content-start gap-7">
          <div className="grid gap-4">
            <h1 className="text-hero">
              {t("Any recipe,")}
              <br />
              {t("in plain steps.")}
            </h1>
            <p className="max-w-[34em] text-lg text-muted">
              {t("Paste a link, a photo, a PDF or text.")} {/* On a phone the example below says it. */}
              <span className="max-sm:hidden">
                {t("You get one shopping list, and short steps that each say what to use and how much.")}
              </span>
            </p>
          </div>
          <section id="converter" aria-label={t("Convert a recipe")}>
            <Converter
              hints={{
                photo: photoHint(env.MAX_PHOTO_BYTES),
                pdf: pdfHint({ bytes: env.MAX_PDF_BYTES, pages: env.MAX_PDF_PAGES }),
              }}
            />
            <noscript>
              <p className="mt-4 rounded-card border border-line-strong bg-card p-4">
                {t("Converting a recipe needs JavaScript. Please switch it on for this page.")}
              </p>
            </noscript>
          </section>
        </div>
        <div className="grid lg:side-by-side:col-start-2 lg:side-by-side:row-span-2 lg:side-by-side:row-start-1">
          <ExampleCard appName={env.APP_NAME} />
        </div>
        <div className="signed-in:hidden">
          <TryRecipes cards={examples} />
        </div>
      </div>
      <HowItWorks />
      <Suspense>
        <HomeArrival appName={env.APP_NAME} hasGoogle={isGoogleEnabled} />
      </Suspense>
    </>
  );
}
