/** Whether this device shows temperatures in both scales. */
import { persisted } from "./store";

export const bothScalesAsked = persisted<boolean>("plainspoon.bothScales", (text) => text === "true", false, {
  format: String,
});
