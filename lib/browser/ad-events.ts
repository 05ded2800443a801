/** What the ad platforms may be told (recipes.md#view-content). Who listens, and whether the visitor agreed, is not known here. */
export const AD_EVENT = "plainspoon:ad-event";

export type AdEventName = "ViewContent" | "RecipeComplete" | "Purchase";
export type AdEvent = { name: AdEventName; data: Record<string, string | number> };

/** Tells the page what happened; without a listener nothing leaves the browser. */
export function adEvent(name: AdEventName, data: AdEvent["data"]): void {
  window.dispatchEvent(new CustomEvent<AdEvent>(AD_EVENT, { detail: { name, data } }));
}
