/** The sentences of the receipt, for whoever reports something to a cook; worded in the folder of each language. */
import { RECEIPT } from "./en/receipt";

export type ReceiptSentences = typeof RECEIPT;

/** In the language of the screens. */
export const SENTENCES: ReceiptSentences = RECEIPT;
