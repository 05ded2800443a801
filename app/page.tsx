import { Converter } from "@/components/converter/converter";
import { LoginOnArrival } from "@/components/auth/login-on-arrival";
import { ExplainerVideo } from "@/components/converter/explainer-video";
import { ScrollToRecipe } from "@/components/converter/scroll-to-recipe";
import { ExampleCard } from "@/components/home/example-card";
import { HowItWorks } from "@/components/home/how-it-works";
import { TryRecipes } from "@/components/home/try-recipes";
import { isGoogleEnabled } from "@/lib/accounts/google-setting";
import { env } from "@/lib/env";
import { currentUser } from "@/lib/http/page-user";
import { listPublicLibrary } from "@/lib/library/read";

export default async function HomePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { scrollToRecipe, login, returnUrl, error } = await searchParams;
  const user = await currentUser();
  // A visitor can convert a recipe while the database is away.
  const examples = user === null ? await listPublicLibrary().catch(() => []) : [];
  // next-auth sends a refused sign-in back with `error`.
  const googleFailed = typeof error === "string" && isGoogleEnabled;
  const isSentToLogin = (login === "1" || googleFailed) && user === null;
  return (
    <>
      <div className="mx-auto grid max-w-[76rem] gap-x-12 gap-y-10 px-4 py-8 sm:px-6 lg:grid-cols-2 lg:py-12">
        <div className="grid min-w-0 content-start gap-7">
          <div className="grid gap-4">
            <h1 className="text-hero">
              Any recipe,
              <br />
              in plain steps.
            </h1>
            <p className="max-w-[34em] text-lg text-muted">
              Paste a link, a photo, a PDF or the text. You get one shopping list, and short steps that each
              say what to use and how much.
            </p>
          </div>
          <section id="converter" aria-label="Convert a recipe">
            <Converter isSignedIn={user !== null} />
            <noscript>
              <p className="mt-4 rounded-card border border-line-strong bg-card p-4">
                Converting a recipe needs JavaScript. Please switch it on for this page.
              </p>
            </noscript>
          </section>
        </div>
        <ExampleCard appName={env.APP_NAME} />
      </div>
      <TryRecipes cards={examples} />
      <HowItWorks />
      {scrollToRecipe === "true" && <ScrollToRecipe />}
      {isSentToLogin && (
        <LoginOnArrival
          returnUrl={typeof returnUrl === "string" ? returnUrl : undefined}
          hasGoogle={isGoogleEnabled}
          googleFailed={googleFailed}
        />
      )}
      {user === null && !isSentToLogin && <ExplainerVideo appName={env.APP_NAME} />}
    </>
  );
}
