import type { Metadata } from "next";
import { StaticPage } from "@/components/layout/static-page";
import { days, hours } from "@/lib/rules/dates";
import {
  PENDING_LIFETIME_MS,
  PICTURE_DRAFT_MS,
  RESULT_KEPT_DAYS,
  SHARE_VISIT_REMEMBERED_MS,
} from "@/lib/rules/limits";

export const metadata: Metadata = {
  title: "Privacy Policy",
  description: "What we keep, why, and for how long.",
};

export default function PrivacyPolicyPage() {
  return (
    <StaticPage
      title="Privacy Policy"
      lead="What we keep about you, why, and for how long. In short: as little as works."
    >
      <h2>When you convert a recipe</h2>
      <p>
        We receive the address, photo, PDF or text that you send, and turn it into a recipe. The result is
        kept until nobody has used it for {RESULT_KEPT_DAYS} days, so that the same recipe need not be
        converted twice; it is not linked to you. What you pasted, uploaded or photographed yourself is
        forgotten with the recipe you saved from it. A small copy of the recipe&apos;s picture is stored so
        that the result can show it: for
        {days(PICTURE_DRAFT_MS)}, or as long as you keep the recipe.
      </p>
      <p>
        If the operator of this site uses an outside service to read photos or to format text, the photo or
        text is sent to that service for this purpose only.
      </p>
      <h2>When you have an account</h2>
      <p>
        We keep your e-mail address, your name if you give it, a protected form of your password that nobody
        can read, and the recipes you save. Payments are handled by a card payment provider; we never see your
        card number.
      </p>
      <p>
        If you delete a recipe, its picture, its link and every copy of it are deleted. If you delete your
        account, all of this is deleted. What stays is a scrambled mark made from your e-mail address, from
        which the address cannot be read: it tells us that the free trial or a promo code was used. Invoices
        stay without your name, and so does the record of what our staff did to accounts.
      </p>
      <h2>When you share a recipe</h2>
      <p>
        Whoever has the link can see the recipe or its first steps. We count a view once per visitor and day,
        by a random number that your browser keeps. You can end a link at any time under My Shares.
      </p>
      <h2>When you write to us</h2>
      <p>
        We keep your name, your e-mail address and your message so that a person can answer, and delete them
        with your account when you have confirmed its address. What you ask the help window itself never
        leaves your browser.
      </p>
      <h2>In your browser</h2>
      <ul>
        <li>Your choice of theme and calm mode.</li>
        <li>What you typed and your last result, until you close the tab.</li>
        <li>A recipe that waits to be saved, for {hours(PENDING_LIFETIME_MS)} at most.</li>
        <li>What you are cooking: your step, your ticks and your timers, so that you can go on.</li>
        <li>A random number and a share code, when you open a shared recipe.</li>
        <li>Whether you agreed to tracking, when this site asks.</li>
        <li>A cookie that keeps you logged in, when you log in.</li>
        <li>
          A cookie with the shared link you opened last, for {days(SHARE_VISIT_REMEMBERED_MS)}, so that
          whoever shared it is thanked when you sign up.
        </li>
      </ul>
      <h2>Tracking</h2>
      <p>
        No third-party tracking loads unless you agree to it first. If you agree, partners for advertising and
        statistics learn which of our pages you open, when you view or finish a recipe, and when you buy a
        plan; never from pages with a secret address. If you decline, everything works the same. You can
        change your mind at the foot of every page.
      </p>
      <h2>Our logs</h2>
      <p>
        To keep the service running and safe we log requests without their content. Your network address is
        used to limit how often one visitor can convert, and is forgotten soon after.
      </p>
      <h2>Your rights</h2>
      <p>You can see, correct, download and delete your data. Deleting your account deletes your recipes.</p>
      <h2>Children</h2>
      <p>This product is not intended for children under 13, and we do not knowingly keep data about them.</p>
      <h2>Changes</h2>
      <p>
        If this policy changes in a way that matters to you, we say so on this page before it takes effect.
      </p>
    </StaticPage>
  );
}
