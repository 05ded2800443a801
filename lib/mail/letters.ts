import "server-only";
/** Every kind of letter that we send, by what it is about. */
import { resetLetter, setPasswordLetter, welcomeLetter } from "./accounts";
import { adminPasswordLetter, invitationLetter } from "./admins";
import { cancelledLetter, firstChargeLetter, offerUsedLetter, receiptLetter } from "./billing";
import {
  accessTokenLetter,
  verificationLetter,
  emailChangedLetter,
  emailChangeLetter,
  emailTakenBackLetter,
  emailVerifiedLetter,
  googleLinkedLetter,
  passwordChangedLetter,
} from "./keys";
import { recipeLetter } from "./recipe";
import { supportLetter } from "./support";

export const LETTERS = {
  accounts: { welcomeLetter, setPasswordLetter, resetLetter },
  keys: {
    passwordChangedLetter,
    emailChangeLetter,
    emailChangedLetter,
    emailTakenBackLetter,
    emailVerifiedLetter,
    verificationLetter,
    googleLinkedLetter,
    accessTokenLetter,
  },
  money: { receiptLetter, firstChargeLetter, offerUsedLetter, cancelledLetter },
  recipes: { recipeLetter },
  admins: { invitationLetter, adminPasswordLetter },
  support: { supportLetter },
};
