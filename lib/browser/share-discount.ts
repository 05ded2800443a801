import { persisted } from "./store";

/** The discount code of a shared page, kept on the device (sharing.md#remembered-visit) until it is removed in a dialog. */
export const shareDiscount = persisted<string | null>("shareDiscountCode", String, null, {
  format: String,
});
