import { persisted } from "./store";

/** Also true where storage is forbidden: better to show it never than at every visit. */
const flag = (key: string) => persisted(key, (text) => text === "true", false, { unreadable: true });

/** What this device has already been shown; the value is `'true'` (screens.md#videos). */
export const seen = {
  explainerVideo: flag("hasSeenExplainerVideo"),
  userDemoVideo: flag("hasSeenUserDemoVideo"),
};
export type Flag = keyof typeof seen;
