/** Events for the ad platforms (recipes.md#view-content). Their listener, if any, checks the visitor's consent. */
export const AD_EVENT = "plainspoon:ad-event";

export type AdEventName = "ViewContent" | "RecipeComplete" | "Purchase";
export type AdEvent = { name: AdEventName; data: Record<string, string | number> };

/** Dispatches an event on the page; without a listener nothing leaves the browser. */
export function adEvent(name: AdEventName, data: AdEvent["data"]): void {
  window.dispatchEvent(new CustomEvent<AdEvent>(AD_EVENT, { detail: { name, data } }));
}
