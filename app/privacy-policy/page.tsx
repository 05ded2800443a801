import type { Metadata } from "next";
import { StaticPage } from "@/components/layout/static-page";
import { days, hours } from "@/lib/rules/dates";
import {
  PENDING_LIFETIME_MS,
  PICTURE_DRAFT_MS,
  RESULT_KEPT_DAYS,
  SHARE_VISIT_REMEMBERED_MS,
} from "@/lib/rules/limits";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({
  title: t("Privacy Policy"),
  description: t("What we keep, why, and for how long."),
});

export default function PrivacyPolicyPage() {
  return (
    <StaticPage
      title={t("Privacy Policy")}
      lead={t("What we keep about you, why, and for how long. In short: as little as works.")}
    >
      <h2>{t("When you convert a recipe")}</h2>
      <p>
        {t(
          "We receive the address, photo, PDF or text that you send, and turn it into a recipe. The result is kept until nobody has used it for {unused} days, so that the same recipe need not be converted twice; it is not linked to you. What you pasted, uploaded or photographed yourself is forgotten with the recipe you saved from it. A small copy of the recipe's picture is stored so that the result can show it for {days}, or as long as you keep the recipe.",
          { unused: RESULT_KEPT_DAYS, days: days(PICTURE_DRAFT_MS) },
        )}
      </p>
      <p>
        {t(
          "If the operator of this site uses an outside service to read photos or to format text, the photo or text is sent to that service for this purpose only.",
        )}
      </p>
      <h2>{t("When you have an account")}</h2>
      <p>
        {t(
          "We keep your e-mail address, your name if you give it, a protected form of your password that nobody can read, the language and units you read in, and the recipes you save. Payments are handled by a card payment provider; we never see your card number.",
        )}
      </p>
      <p>
        {t(
          "If you delete a recipe, its picture, its link and every copy of it are deleted. If you delete your account, all of this is deleted. What stays is a scrambled mark made from your e-mail address, from which the address cannot be read: it tells us that the free trial or a promo code was used. Invoices stay without your name, and so does the record of what our staff did to accounts.",
        )}
      </p>
      <h2>{t("When you share a recipe")}</h2>
      <p>
        {t(
          "Whoever has the link can see the recipe or its first steps. We count a view once per visitor and day, by a random number that your browser keeps. You can end a link at any time under My Shares.",
        )}
      </p>
      <h2>{t("When you write to us")}</h2>
      <p>
        {t(
          "We keep your name, your e-mail address and your message so that a person can answer, and delete them with your account when you have confirmed its address. What you ask the help window itself never leaves your browser.",
        )}
      </p>
      <h2>{t("In your browser")}</h2>
      <ul>
        <li>{t("Your choice of theme and calm mode.")}</li>
        <li>{t("What you typed and your last result, until you close the tab.")}</li>
        <li>
          {t("A recipe that waits to be saved, for {hours} at most.", { hours: hours(PENDING_LIFETIME_MS) })}
        </li>
        <li>{t("What you are cooking: your step, your ticks and your timers, so that you can go on.")}</li>
        <li>{t("A random number and a share code, when you open a shared recipe.")}</li>
        <li>{t("Whether you agreed to tracking, when this site asks.")}</li>
        <li>{t("A cookie that keeps you logged in, when you log in.")}</li>
        <li>{t("A cookie with the language you chose.")}</li>
        <li>
          {t(
            "A cookie with the shared link you opened last, for {days}, so that whoever shared it is thanked when you sign up.",
            { days: days(SHARE_VISIT_REMEMBERED_MS) },
          )}
        </li>
      </ul>
      <h2>{t("Tracking")}</h2>
      <p>
        {t(
          "No third-party tracking loads unless you agree to it first. If you agree, partners for advertising and statistics learn which of our pages you open, when you view or finish a recipe, and when you buy a plan; never from pages where you choose a password, confirm an address or pay. If you decline, everything works the same. You can change your mind at the foot of every page.",
        )}
      </p>
      <h2>{t("Our logs")}</h2>
      <p>
        {t(
          "To keep the service running and safe we log requests without their content. Your network address is used to limit how often one visitor can convert, and is forgotten soon after.",
        )}
      </p>
      <h2>{t("Your rights")}</h2>
      <p>
        {t(
          "You can see, correct, download and delete your data. Deleting your account deletes your recipes.",
        )}
      </p>
      <h2>{t("Children")}</h2>
      <p>
        {t(
          "This product is not intended for children under 13, and we do not knowingly keep data about them.",
        )}
      </p>
      <h2>{t("Changes")}</h2>
      <p>
        {t(
          "If this policy changes in a way that matters to you, we say so on this page before it takes effect.",
        )}
      </p>
    </StaticPage>
  );
}
