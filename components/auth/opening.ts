/** How the login dialog is opened. */
import type { RefObject } from "react";

export type AuthOpening = {
  tab?: "login" | "signup";
  /** Where to go after logging in: a path of ours. Without one the page stays and is read anew. */
  returnUrl?: string;
  /** A new account goes nowhere by itself: the trial dialog opens here, and closing it leaves the cook here. */
  signUpStays?: boolean;
  /** A converted recipe waits in this tab: the dialog says so. */
  recipeKept?: boolean;
  /** Google's sign-in was refused or broken off: the dialog says so. */
  googleFailed?: boolean;
  /** Gets the focus when the dialog closes and the control that opened it is gone. */
  returnFocusTo?: RefObject<HTMLElement | null>;
};
