/** What a shared link takes off the first paid period, in percent; its code is the server's (lib/rules/billing/promo-codes.ts). */
export const SHARE_DISCOUNT_PERCENT = 15;
