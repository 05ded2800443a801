/** The light colours of app/globals.css, where they are written and nowhere else. */
// Set by the bundler (scripts/setup/workers.mjs).
const css = GLOBALS_CSS;
const light = css.slice(css.indexOf(":root"), css.indexOf("}", css.indexOf(":root")));

/** `{ ink: "#20281f", "accent-soft": … }` */
export const palette = Object.fromEntries(
  [...light.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*;/g)].map(([, name, value]) => [name, value]),
);
