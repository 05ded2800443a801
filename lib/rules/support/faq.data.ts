/** The questions that the help widget answers at once: short, literal, our own words; numbers come from the product's constants. */
import {
  PLAN_TYPES,
  PLANS,
  pricePerPeriod,
  SHARE_DISCOUNT_PERCENT,
  TRIAL_DAYS,
} from "@/lib/rules/billing/plans";
import { DEFAULT_TIMER_MINUTES } from "@/lib/engine/cook/timer-minutes";
import { hours } from "@/lib/rules/dates";
import {
  FREE_SAVED_RECIPES,
  PDF_MAX_BYTES,
  PDF_MAX_PAGES,
  PENDING_LIFETIME_MS,
  PHOTO_MAX_BYTES,
  RESET_LIFETIME_MS,
  SHARE_PREVIEW_STEPS,
  UNDO_MS,
} from "@/lib/rules/limits";
import { t } from "@/lib/messages";

/**
 * `words` are other ways to ask; they are searched and never shown. `names` are the controls and headings that the answer names, word
 * for word as they stand on the screen (a test holds it).
 */
export type FaqEntry = { question: string; answer: string; words: string; names?: readonly string[] };

const MB = 1024 * 1024;

/** "$12.99 per month, or $99 per year (Save 36%)" */
const prices = (): string =>
  PLAN_TYPES.map((type) => {
    const { saving } = PLANS[type];
    return pricePerPeriod(type) + (saving ? ` (${saving.words})` : "");
  }).join(t(", or "));

export const faq = (): readonly FaqEntry[] => [
  {
    question: t("How do I convert a recipe?"),
    answer: t(
      "Open Convert Recipe. Choose URL, Photo, PDF or Text. Put the recipe in and press Convert Recipe. You then see the shopping list and the steps, and you can save them.",
    ),
    words: t("start reformat new add import begin paste make"),
    names: [t("Convert Recipe"), t("URL"), t("Photo"), t("PDF"), t("Text")],
  },
  {
    question: t("How do I convert a recipe from a website?"),
    answer: t(
      "Copy the address of the recipe's page. Open Convert Recipe, choose URL, paste the address and press Convert Recipe.",
    ),
    words: t("url link web page address blog site online"),
    names: [t("Convert Recipe"), t("URL")],
  },
  {
    question: t("A website is refused or its recipe is not found. What can I do?"),
    answer: t(
      "Some websites do not let programs read their pages. Open the page yourself, copy the recipe's text, and use the Text tab.",
    ),
    words: t("access denied 403 404 blocked error not working fails url processing failed timeout"),
    names: [t("Text")],
  },
  {
    question: t("How do I convert a photo of a recipe?"),
    answer: t(
      "Open Convert Recipe and choose Photo. Take a photo or pick some, each up to {photoMaxBytes} MB. Press Extract Text, check the text, then press Format Recipe.",
      { photoMaxBytes: PHOTO_MAX_BYTES / MB },
    ),
    words: t("picture image camera handwritten cookbook scan ocr upload jpg png"),
    names: [t("Convert Recipe"), t("Photo"), t("Extract Text"), t("Format Recipe")],
  },
  {
    question: t("The text from my photo is wrong. How do I fix it?"),
    answer: t(
      "Correct it in the Extracted text box before you press Format Recipe. Good light, a flat page and a photo taken from straight above help most. You can also press Type the text instead.",
    ),
    words: t("misread ocr mistakes blurry incomplete unreadable letters verify"),
    names: [t("Extracted text"), t("Format Recipe"), t("Type the text instead")],
  },
  {
    question: t("How do I convert a PDF?"),
    answer: t(
      "Open Convert Recipe, choose PDF, pick the file and press Convert Recipe. A PDF may have up to {pdfMaxPages} pages and {pdfMaxBytes} MB.",
      { pdfMaxPages: PDF_MAX_PAGES, pdfMaxBytes: PDF_MAX_BYTES / MB },
    ),
    words: t("file document upload scanned password protected"),
    names: [t("Convert Recipe"), t("PDF")],
  },
  {
    question: t("Can I type or paste a recipe?"),
    answer: t("Yes. Open Convert Recipe, choose Text, paste or type the recipe and press Convert Recipe."),
    words: t("text copy write own family recipe manually"),
    names: [t("Convert Recipe"), t("Text")],
  },
  {
    question: t("Is anything in my recipe changed?"),
    answer: t(
      "No amount, time or line is changed. The wording stays the source's. We sort the lines, split long steps and show each step's ingredients. Each converted recipe says what was kept and what could not be placed: press Details to read it.",
    ),
    words: t("accuracy trust wrong different altered receipt ai correct"),
    names: [t("Details")],
  },
  {
    question: t("How do I save a recipe?"),
    answer: t(
      "After converting, press Save Recipe. If you are not logged in, log in or sign up first: the recipe waits for you for {hoursPendingLifetimeMs}.",
      { hoursPendingLifetimeMs: hours(PENDING_LIFETIME_MS) },
    ),
    words: t("keep store bookmark lost recipe ready to save pending"),
    names: [t("Save Recipe")],
  },
  {
    question: t("How many recipes can I save for free?"),
    answer: t(
      "A free account keeps up to {freeSavedRecipes} recipes. Converting recipes is not limited by this. Premium has no limit.",
      { freeSavedRecipes: FREE_SAVED_RECIPES },
    ),
    words: t("limit five maximum full account free plan number"),
  },
  {
    question: t("Where are my saved recipes?"),
    answer: t("Log in and open Saved Recipes. Search finds words in titles, descriptions and ingredients."),
    words: t("find list search look up collection missing"),
    names: [t("Saved Recipes")],
  },
  {
    question: t("How do I edit a recipe?"),
    answer: t("Open the recipe and press Edit. Editing is part of Premium and of the free trial."),
    words: t("change correct modify steps ingredients title update"),
    names: [t("Edit")],
  },
  {
    question: t("How do I delete a recipe?"),
    answer: t(
      "Open the recipe and press Delete, or use More on its card. For {undoMs} seconds you can press Undo. After that it is gone, and links to it stop working.",
      { undoMs: UNDO_MS / 1000 },
    ),
    words: t("remove erase undo trash"),
    names: [t("Delete"), t("More"), t("Undo")],
  },
  {
    question: t("How do I change the number of servings?"),
    answer: t(
      "Open the recipe and move the Servings slider, or press Fewer servings or More servings. The amounts in the list and in the steps change with it.",
    ),
    words: t("scale double half portions people yield amounts"),
    names: [t("Servings"), t("Fewer servings"), t("More servings")],
  },
  {
    question: t("How do I print a recipe?"),
    answer: t(
      "Open the recipe and press Print. The page has the list and the steps only. Download PDF gives you a file instead.",
    ),
    words: t("paper printer fridge pdf download export"),
    names: [t("Print"), t("Download PDF")],
  },
  {
    question: t("Can I download a recipe as a PDF or a picture?"),
    answer: t("Yes. Open the recipe and press Download PDF or Save as Image. Email sends it to an address."),
    words: t("png image file export send mail phone wallpaper"),
    names: [t("Download PDF"), t("Save as Image"), t("Email")],
  },
  {
    question: t("Can I bring recipes from another app?"),
    answer: t(
      "Yes. Open My Plan and go to Your account. Import recipes takes our own export, the files of a dozen other programs, tables and plain texts. Beside it you can download all of your own.",
    ),
    words: t("import export paprika mealie tandoor transfer backup move"),
    names: [t("My Plan"), t("Your account"), t("Import recipes")],
  },
  {
    question: t("What is Cook Mode?"),
    answer: t(
      "Cook Mode shows one step at a time, full screen. Each step has its own ingredients, a timer and a Listen button. It is part of Premium and of the free trial.",
    ),
    words: t("step by step cooking full screen hands free guided"),
    names: [t("Listen")],
  },
  {
    question: t("How do the timers work?"),
    answer: t(
      "In Cook Mode each step has a timer set to the time in the step, or to {defaultTimerMinutes} minutes. You can pause it, reset it or choose another time. A timer that still runs moves to the top when you go on, and still rings.",
      { defaultTimerMinutes: DEFAULT_TIMER_MINUTES },
    ),
    words: t("timer alarm ring minutes countdown chime presets pause"),
  },
  {
    question: t("My timer did not ring. Why?"),
    answer: t(
      "A locked screen can silence a web page. Keep the screen on with Keep Awake under More, turn the volume up, and allow notifications in Cook Mode settings.",
    ),
    words: t("no sound silent alarm missed locked phone sleep notification volume"),
    names: [t("Keep Awake"), t("More"), t("Cook Mode settings")],
  },
  {
    question: t("How do I keep the screen on while I cook?"),
    answer: t(
      "Cook Mode turns Keep Awake on when it opens. You find the switch under More. Where the browser cannot do it, the switch says so.",
    ),
    words: t("awake sleep screen dims turns off lock"),
    names: [t("Keep Awake"), t("More")],
  },
  {
    question: t("Can the steps be read to me?"),
    answer: t(
      "Yes. Press Listen at a step. Press Stop to end it. In Cook Mode settings you can choose the voice and the speed.",
    ),
    words: t("audio voice speak aloud read listen speech slow"),
    names: [t("Listen"), t("Stop"), t("Cook Mode settings")],
  },
  {
    question: t("Can I control Cook Mode by voice or keyboard?"),
    answer: t(
      "Yes. Turn on Hands-free in Cook Mode settings and say next, back, repeat, ingredients, start timer or stop. On a keyboard use the arrows, Space, L, T, A and Esc. Press ? to see them.",
    ),
    words: t("hands free voice command shortcuts keys microphone speak"),
    names: [t("Hands-free"), t("Cook Mode settings")],
  },
  {
    question: t("What is Calm mode?"),
    answer: t(
      "Calm mode stops everything that moves, plays or starts by itself: videos, timers and animations wait until you start them. The switch is at the top of every page.",
    ),
    words: t("quiet motion animation sensory overload adhd autism settings distraction"),
    names: [t("Calm mode")],
  },
  {
    question: t("Can I make the text larger or use another font?"),
    answer: t(
      "Yes. Press Reading settings at the foot of any page: text size, space, the font OpenDyslexic, contrast and colours. Cook Mode settings has a text size of its own.",
    ),
    words: t("size big small dyslexia font zoom read accessibility contrast spacing"),
    names: [t("Reading settings"), t("Cook Mode settings"), t("OpenDyslexic")],
  },
  {
    question: t("Is there a dark theme?"),
    answer: t("Yes. Press Theme at the top and choose Light, Dark or System."),
    words: t("dark mode night colours theme light"),
    names: [t("Theme"), t("Light"), t("Dark"), t("System")],
  },
  {
    question: t("How does the free trial work?"),
    answer: t(
      "The trial lasts {trialDays} days. You enter a card, and nothing is charged today. After {trialDays} days your plan starts and is charged, unless you cancel before. Each person can have one trial.",
      { trialDays: TRIAL_DAYS },
    ),
    words: t("trial free seven days start card charge when"),
  },
  {
    question: t("What does Premium cost?"),
    answer: t("Premium is {prices}. Prices are in US dollars.", { prices: prices() }),
    words: t("price pay subscription plan monthly annual yearly money"),
  },
  {
    question: t("What do I get with Premium?"),
    answer: t(
      "You can save as many recipes as you like, edit them, use Cook Mode with timers and read-aloud, and open the whole Recipe Library.",
    ),
    words: t("benefits difference features upgrade why subscribe worth"),
  },
  {
    question: t("How do I cancel my subscription?"),
    answer: t(
      "Open My Plan and press Cancel Subscription. You keep Premium until the end of the time you have paid for, and your saved recipes stay.",
    ),
    words: t("stop end unsubscribe quit trial refund"),
    names: [t("My Plan"), t("Cancel Subscription")],
  },
  {
    question: t("How do I change between monthly and annual?"),
    answer: t("Open My Plan and press Change Plan."),
    words: t("switch yearly upgrade downgrade billing interval"),
    names: [t("My Plan"), t("Change Plan")],
  },
  {
    question: t("Do you give refunds?"),
    answer: t(
      "There are no refunds for partial months. After you cancel, Premium stays until the end of the time you have paid for.",
    ),
    words: t("money back charged mistake refund dispute"),
  },
  {
    question: t("How do I use a promo code?"),
    answer: t(
      "When you start the trial or a plan, press Have a promo code?, type the code and press Apply. Each code works once per person.",
    ),
    words: t("discount coupon voucher offer code not valid"),
    names: [t("Have a promo code?"), t("Apply")],
  },
  {
    question: t("How do I share a recipe?"),
    answer: t(
      "Open the recipe, press Share and copy the link. People without Premium see the first {sharePreviewSteps} steps and the whole shopping list. They get {shareDiscountPercent}% off with your share code.",
      { sharePreviewSteps: SHARE_PREVIEW_STEPS, shareDiscountPercent: SHARE_DISCOUNT_PERCENT },
    ),
    words: t("link send friend family public preview"),
    names: [t("Share")],
  },
  {
    question: t("How do I stop sharing a recipe?"),
    answer: t("Open My Shares and press Stop sharing at the link. The link stops working at once."),
    words: t("revoke unshare private delete link remove"),
    names: [t("My Shares"), t("Stop sharing")],
  },
  {
    question: t("I forgot my password. What now?"),
    answer: t(
      "Press Log In / Sign Up, then Forgot password?, and type your email. We send you a link that works for {hoursResetLifetimeMs}. Look in the spam folder too.",
      { hoursResetLifetimeMs: hours(RESET_LIFETIME_MS) },
    ),
    words: t("reset login cannot sign in locked out email link"),
    names: [t("Log In / Sign Up"), t("Forgot password?")],
  },
  {
    question: t("How do I change my email or password?"),
    answer: t("Log in, open My Plan and go to Your account."),
    words: t("account settings update address security"),
    names: [t("My Plan"), t("Your account")],
  },
  {
    question: t("How do I download my data or delete my account?"),
    answer: t(
      "Log in, open My Plan and go to Your account. All my data gives you everything we keep about you. Delete my account removes it all and cannot be undone.",
    ),
    words: t("privacy gdpr export remove close account erase personal"),
    names: [t("My Plan"), t("Your account"), t("All my data"), t("Delete my account")],
  },
];
