/** Letters twice as large, set in the browser as readers set them, on phones down to 320 pixels and on a desktop (WCAG 1.4.4, 1.4.10). */
import { expectAllReachable } from "./support/reach";
import { test } from "./support/fixtures";

/** Of a browser as it comes, 16 pixels. */
const TWICE_AS_LARGE = "--blink-settings=defaultFontSize=32";

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...(launchOptions.args ?? []), TWICE_AS_LARGE] }),
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1280, 900],
] as const) {
  test(`200 % text, ${width} by ${height}: everything a cook presses is reached, and no word is cut`, async ({
    page,
    account,
  }) => {
    await page.setViewportSize({ width, height });
    await expectAllReachable(page, account);
  });
}
