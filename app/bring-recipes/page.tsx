import type { Metadata } from "next";
import Link from "next/link";
import { BookmarkLink } from "@/components/home/bookmark-link";
import { StaticPage } from "@/components/layout/static-page";
import { Button } from "@/components/ui/button";
import { env } from "@/lib/env";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

export const generateMetadata = (): Metadata => ({
  title: t("Bring recipes in"),
  description: t(
    "The ways to bring a recipe to {appName} from a computer, a phone, or a website that keeps programs out.",
    { appName: env.APP_NAME },
  ),
});

/** The same for everybody, hence static: the ways in beside the converter's tabs (converting.md#handed-over). */
export default function BringRecipesPage() {
  return (
    <StaticPage
      title={t("Bring recipes in")}
      lead={t("Use the way that is easiest for you. All of them work without an account.")}
    >
      <h2>{t("On a computer")}</h2>
      <p>
        {rich(
          "Open the <link>home page</link> and paste a link, a text or a picture anywhere on it. Or drag a link, a photo, a PDF or a document onto it.",
          { link: (text) => <Link href="/">{text}</Link> },
        )}
      </p>
      <h2>{t("On a phone")}</h2>
      <p>
        {t(
          "Add {appName} to your home screen first: open your browser’s menu and choose “Install” or “Add to home screen”. Then {appName} stands in the list that opens when you press Share, for pages, texts, photos and PDFs. This works in Chrome and other browsers on Android. On an iPhone, copy the link and paste it on the home page.",
          { appName: env.APP_NAME },
        )}
      </p>
      <h2 id="bookmark">{t("When a website keeps us out")}</h2>
      <p>
        {t(
          "Some websites let people in but no programs, or show a recipe only after you log in. This bookmark sends us the page as you see it.",
        )}
      </p>
      <ol className="my-4 list-decimal space-y-1 pl-6">
        <li>{t("Show your browser’s bookmarks bar, and drag the green button onto it.")}</li>
        <li>{t("Open the recipe, so that you can see it.")}</li>
        <li>{t("Press the bookmark. {appName} opens in a new tab.", { appName: env.APP_NAME })}</li>
        <li>{t("Press Convert Recipe.")}</li>
      </ol>
      <BookmarkLink
        name={t("Send to {appName}", { appName: env.APP_NAME })}
        forbidden={t(
          "This website does not let a bookmark send its page. Copy the text of the recipe and paste it on the home page of {appName}.",
          { appName: env.APP_NAME },
        )}
      />
      <p>
        {t(
          "To add it without dragging, copy its address, make a new bookmark in your browser and paste it as the address.",
        )}
      </p>
      <h2>{t("What we see of the page")}</h2>
      <p>
        {t(
          "Only the page on which you press the bookmark, and only then. We read the recipe in it and do not keep the page. A few websites forbid bookmarks like this one. There, copy the text of the recipe and paste it on the home page.",
        )}
      </p>
      <div className="mt-10">
        <Button variant="primary" size="large" asChild>
          <Link href="/#converter">{t("Convert a recipe")}</Link>
        </Button>
      </div>
    </StaticPage>
  );
}
