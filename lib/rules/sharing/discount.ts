/** The discount that comes with a shared link: its code, filled in at the checkout, and what it takes off the first paid period. */
import { PROMOS } from "@/lib/rules/billing/promo";

export const { code: SHARE_PROMO_CODE, percentOff: SHARE_DISCOUNT_PERCENT } = PROMOS.SHAREDLOVE15;
