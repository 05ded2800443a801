import { LIGHT } from "@/lib/rules/palette";

/**
 * What stands in a film's room until its first picture comes: its ground, the band of its words, and our sign. Drawn in some hundred bytes
 * that come with the player: a picture of its own was 30 kB to wait for on top of the film. Browsers take nothing of so few bytes for the
 * main content of a page, and hence not the film either, which opens over it a second later (docs/performance.md#in-the-browser).
 */
const DRAWING = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">`,
  `<path fill="${LIGHT.paper}" d="M0 0h300v400H0z"/>`,
  `<path fill="${LIGHT.accent}" d="M0 353h300v47H0z"/>`,
  // The spoon of app/icon.svg.
  `<path fill="${LIGHT.accent}" transform="translate(86 108)scale(4)" d="M16 5c4 0 6.4 2.7 6.4 6.6 0 3.3-2.2 5.7-4.9 6.3V27h-3V17.9c-2.7-.6-4.9-3-4.9-6.3C9.6 7.7 12 5 16 5z"/>`,
  "</svg>",
].join("");

export const VIDEO_POSTER = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;
