/** The discount code of a shared page, kept on the device (sharing.md#remembered-visit) until it is removed in a dialog. */
const KEY = "shareDiscountCode";

export function keepShareDiscount(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // A browser that refuses storage: the code can be typed.
  }
}

export function readShareDiscount(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function forgetShareDiscount(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
