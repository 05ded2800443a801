/** Letters half as large again, where three buttons stand no longer side by side; twice as large: enlarged.spec.ts. */
import { expectAllReachable } from "./support/reach";
import { test } from "./support/fixtures";

const HALF_AS_LARGE_AGAIN = "--blink-settings=defaultFontSize=24";

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...(launchOptions.args ?? []), HALF_AS_LARGE_AGAIN] }),
});

test("150 % text, 390 by 844: everything a cook presses is reached, and no word is cut", async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAllReachable(page, account);
});
