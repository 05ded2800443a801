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

/**
 * `words` are other ways to ask; they are searched and never shown. `names` are the controls and headings that the answer names, word
 * for word as they stand on the screen (a test holds it).
 */
export type FaqEntry = { question: string; answer: string; words: string; names?: readonly string[] };

const MB = 1024 * 1024;

/** "$12.99 per month, or $99 per year (Save 36%)" */
const PRICES = PLAN_TYPES.map((type) => {
  const { saving } = PLANS[type];
  return pricePerPeriod(type) + (saving ? ` (${saving.words})` : "");
}).join(", or ");

export const FAQ: readonly FaqEntry[] = [
  {
    question: "How do I convert a recipe?",
    answer:
      "Open Convert Recipe. Choose URL, Photo, PDF or Text. Put the recipe in and press Convert Recipe. You then see the shopping list and the steps, and you can save them.",
    words: "start reformat new add import begin paste make",
    names: ["Convert Recipe", "URL", "Photo", "PDF", "Text"],
  },
  {
    question: "How do I convert a recipe from a website?",
    answer:
      "Copy the address of the recipe's page. Open Convert Recipe, choose URL, paste the address and press Convert Recipe.",
    words: "url link web page address blog site online",
    names: ["Convert Recipe", "URL"],
  },
  {
    question: "A website is refused or its recipe is not found. What can I do?",
    answer:
      "Some websites do not let programs read their pages. Open the page yourself, copy the recipe's text, and use the Text tab.",
    words: "access denied 403 404 blocked error not working fails url processing failed timeout",
    names: ["Text"],
  },
  {
    question: "How do I convert a photo of a recipe?",
    answer: `Open Convert Recipe and choose Photo. Take a photo or pick some, each up to ${PHOTO_MAX_BYTES / MB} MB. Press Extract Text, check the text, then press Format Recipe.`,
    words: "picture image camera handwritten cookbook scan ocr upload jpg png",
    names: ["Convert Recipe", "Photo", "Extract Text", "Format Recipe"],
  },
  {
    question: "The text from my photo is wrong. How do I fix it?",
    answer:
      "Correct it in the Extracted text box before you press Format Recipe. Good light, a flat page and a photo taken from straight above help most. You can also press Type the text instead.",
    words: "misread ocr mistakes blurry incomplete unreadable letters verify",
    names: ["Extracted text", "Format Recipe", "Type the text instead"],
  },
  {
    question: "How do I convert a PDF?",
    answer: `Open Convert Recipe, choose PDF, pick the file and press Convert Recipe. A PDF may have up to ${PDF_MAX_PAGES} pages and ${PDF_MAX_BYTES / MB} MB.`,
    words: "file document upload scanned password protected",
    names: ["Convert Recipe", "PDF"],
  },
  {
    question: "Can I type or paste a recipe?",
    answer: "Yes. Open Convert Recipe, choose Text, paste or type the recipe and press Convert Recipe.",
    words: "text copy write own family recipe manually",
    names: ["Convert Recipe", "Text"],
  },
  {
    question: "Is anything in my recipe changed?",
    answer:
      "No amount, time or line is changed. The wording stays the source's. We sort the lines, split long steps and show each step's ingredients. Each converted recipe says what was kept and what could not be placed: press Details to read it.",
    words: "accuracy trust wrong different altered receipt ai correct",
    names: ["Details"],
  },
  {
    question: "How do I save a recipe?",
    answer: `After converting, press Save Recipe. If you are not logged in, log in or sign up first: the recipe waits for you for ${hours(PENDING_LIFETIME_MS)}.`,
    words: "keep store bookmark lost recipe ready to save pending",
    names: ["Save Recipe"],
  },
  {
    question: "How many recipes can I save for free?",
    answer: `A free account keeps up to ${FREE_SAVED_RECIPES} recipes. Converting recipes is not limited by this. Premium has no limit.`,
    words: "limit five maximum full account free plan number",
  },
  {
    question: "Where are my saved recipes?",
    answer: "Log in and open Saved Recipes. Search finds words in titles, descriptions and ingredients.",
    words: "find list search look up collection missing",
    names: ["Saved Recipes"],
  },
  {
    question: "How do I edit a recipe?",
    answer: "Open the recipe and press Edit. Editing is part of Premium and of the free trial.",
    words: "change correct modify steps ingredients title update",
    names: ["Edit"],
  },
  {
    question: "How do I delete a recipe?",
    answer: `Open the recipe and press Delete, or use More on its card. For ${UNDO_MS / 1000} seconds you can press Undo. After that it is gone, and links to it stop working.`,
    words: "remove erase undo trash",
    names: ["Delete", "More", "Undo"],
  },
  {
    question: "How do I change the number of servings?",
    answer:
      "Open the recipe and move the Servings slider, or press Fewer servings or More servings. The amounts in the list and in the steps change with it.",
    words: "scale double half portions people yield amounts",
    names: ["Servings", "Fewer servings", "More servings"],
  },
  {
    question: "How do I print a recipe?",
    answer:
      "Open the recipe and press Print. The page has the list and the steps only. Download PDF gives you a file instead.",
    words: "paper printer fridge pdf download export",
    names: ["Print", "Download PDF"],
  },
  {
    question: "Can I download a recipe as a PDF or a picture?",
    answer: "Yes. Open the recipe and press Download PDF or Save as Image. Email sends it to an address.",
    words: "png image file export send mail phone wallpaper",
    names: ["Download PDF", "Save as Image", "Email"],
  },
  {
    question: "Can I bring recipes from another app?",
    answer:
      "Yes. Open My Plan and go to Your account. Import recipes takes our own export, the files of a dozen other programs, tables and plain texts. Beside it you can download all of your own.",
    words: "import export paprika mealie tandoor transfer backup move",
    names: ["My Plan", "Your account", "Import recipes"],
  },
  {
    question: "What is Cook Mode?",
    answer:
      "Cook Mode shows one step at a time, full screen. Each step has its own ingredients, a timer and a Listen button. It is part of Premium and of the free trial.",
    words: "step by step cooking full screen hands free guided",
    names: ["Listen"],
  },
  {
    question: "How do the timers work?",
    answer: `In Cook Mode each step has a timer set to the time in the step, or to ${DEFAULT_TIMER_MINUTES} minutes. You can pause it, reset it or choose another time. A timer that still runs moves to the top when you go on, and still rings.`,
    words: "timer alarm ring minutes countdown chime presets pause",
  },
  {
    question: "My timer did not ring. Why?",
    answer:
      "A locked screen can silence a web page. Keep the screen on with Keep Awake under More, turn the volume up, and allow notifications in Cook Mode settings.",
    words: "no sound silent alarm missed locked phone sleep notification volume",
    names: ["Keep Awake", "More", "Cook Mode settings"],
  },
  {
    question: "How do I keep the screen on while I cook?",
    answer:
      "Cook Mode turns Keep Awake on when it opens. You find the switch under More. Where the browser cannot do it, the switch says so.",
    words: "awake sleep screen dims turns off lock",
    names: ["Keep Awake", "More"],
  },
  {
    question: "Can the steps be read to me?",
    answer:
      "Yes. Press Listen at a step. Press Stop to end it. In Cook Mode settings you can choose the voice and the speed.",
    words: "audio voice speak aloud read listen speech slow",
    names: ["Listen", "Stop", "Cook Mode settings"],
  },
  {
    question: "Can I control Cook Mode by voice or keyboard?",
    answer:
      "Yes. Turn on Hands-free in Cook Mode settings and say next, back, repeat, ingredients, start timer or stop. On a keyboard use the arrows, Space, L, T, A and Esc. Press ? to see them.",
    words: "hands free voice command shortcuts keys microphone speak",
    names: ["Hands-free", "Cook Mode settings"],
  },
  {
    question: "What is Calm mode?",
    answer:
      "Calm mode stops everything that moves, plays or starts by itself: videos, timers and animations wait until you start them. The switch is at the top of every page.",
    words: "quiet motion animation sensory overload adhd autism settings distraction",
    names: ["Calm mode"],
  },
  {
    question: "Can I make the text larger or use another font?",
    answer:
      "Yes. Press Reading settings at the foot of any page: text size, space, the font OpenDyslexic, contrast and colours. Cook Mode settings has a text size of its own.",
    words: "size big small dyslexia font zoom read accessibility contrast spacing",
    names: ["Reading settings", "Cook Mode settings", "OpenDyslexic"],
  },
  {
    question: "Is there a dark theme?",
    answer: "Yes. Press Theme at the top and choose Light, Dark or System.",
    words: "dark mode night colours theme light",
    names: ["Theme", "Light", "Dark", "System"],
  },
  {
    question: "How does the free trial work?",
    answer: `The trial lasts ${TRIAL_DAYS} days. You enter a card, and nothing is charged today. After ${TRIAL_DAYS} days your plan starts and is charged, unless you cancel before. Each person can have one trial.`,
    words: "trial free seven days start card charge when",
  },
  {
    question: "What does Premium cost?",
    answer: `Premium is ${PRICES}. Prices are in US dollars.`,
    words: "price pay subscription plan monthly annual yearly money",
  },
  {
    question: "What do I get with Premium?",
    answer:
      "You can save as many recipes as you like, edit them, use Cook Mode with timers and read-aloud, and open the whole Recipe Library.",
    words: "benefits difference features upgrade why subscribe worth",
  },
  {
    question: "How do I cancel my subscription?",
    answer:
      "Open My Plan and press Cancel Subscription. You keep Premium until the end of the time you have paid for, and your saved recipes stay.",
    words: "stop end unsubscribe quit trial refund",
    names: ["My Plan", "Cancel Subscription"],
  },
  {
    question: "How do I change between monthly and annual?",
    answer: "Open My Plan and press Change Plan.",
    words: "switch yearly upgrade downgrade billing interval",
    names: ["My Plan", "Change Plan"],
  },
  {
    question: "Do you give refunds?",
    answer:
      "There are no refunds for partial months. After you cancel, Premium stays until the end of the time you have paid for.",
    words: "money back charged mistake refund dispute",
  },
  {
    question: "How do I use a promo code?",
    answer:
      "When you start the trial or a plan, press Have a promo code?, type the code and press Apply. Each code works once per person.",
    words: "discount coupon voucher offer code not valid",
    names: ["Have a promo code?", "Apply"],
  },
  {
    question: "How do I share a recipe?",
    answer: `Open the recipe, press Share and copy the link. People without Premium see the first ${SHARE_PREVIEW_STEPS} steps and the whole shopping list. They get ${SHARE_DISCOUNT_PERCENT}% off with your share code.`,
    words: "link send friend family public preview",
    names: ["Share"],
  },
  {
    question: "How do I stop sharing a recipe?",
    answer: "Open My Shares and press Revoke at the link. The link stops working at once.",
    words: "revoke unshare private delete link remove",
    names: ["My Shares", "Revoke"],
  },
  {
    question: "I forgot my password. What now?",
    answer: `Press Log In / Sign Up, then Forgot password?, and type your email. We send you a link that works for ${hours(RESET_LIFETIME_MS)}. Look in the spam folder too.`,
    words: "reset login cannot sign in locked out email link",
    names: ["Log In / Sign Up", "Forgot password?"],
  },
  {
    question: "How do I change my email or password?",
    answer: "Log in, open My Plan and go to Your account.",
    words: "account settings update address security",
    names: ["My Plan", "Your account"],
  },
  {
    question: "How do I download my data or delete my account?",
    answer:
      "Log in, open My Plan and go to Your account. All my data gives you everything we keep about you. Delete my account removes it all and cannot be undone.",
    words: "privacy gdpr export remove close account erase personal",
    names: ["My Plan", "Your account", "All my data", "Delete my account"],
  },
];
