/** The converter as a cook works it: by roles and names. A page that logs an error or throws fails its test. */
import { type Locator, type Page, expect, test as base } from "@playwright/test";
import { Account } from "./account";

export class ConverterPage {
  constructor(readonly page: Page) {}

  async open(path = "/"): Promise<void> {
    await this.page.goto(path);
  }

  async tab(name: "URL" | "Photo" | "PDF" | "Text"): Promise<void> {
    await this.page.getByRole("tab", { name }).click();
  }

  convert(): Promise<void> {
    return this.page.getByRole("button", { name: "Convert Recipe" }).click();
  }

  get filePicker(): Locator {
    return this.page.getByRole("tabpanel").locator("input[type=file]").first();
  }

  get result(): Locator {
    return this.page.getByRole("dialog", { name: "Your Reformatted Recipe" });
  }

  get wait(): Locator {
    return this.page.getByRole("dialog", { name: "Stirring the pot" });
  }

  get panel(): Locator {
    return this.page.getByRole("tabpanel");
  }

  /** The message in the corner. */
  get toast(): Locator {
    return this.page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
  }

  async expectToast(title: string, text: string | RegExp): Promise<void> {
    await expect(this.toast).toHaveCount(1);
    await expect(this.toast).toContainText(title);
    await expect(this.toast).toContainText(text);
  }
}

/** Notes from now on which pages the app asks its server for, to go there; what is returned answers them, once they are under way. */
export function pagesAskedFor(page: Page): () => Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.headers().rsc) asked.push(new URL(request.url()).pathname);
  });
  return async () => {
    await page.evaluate(() => fetch("/api/health").then((answer) => answer.text()));
    return asked;
  };
}

/** Statuses that a journey provokes on purpose; the browser logs them as failed loads. */
const FAILED_LOAD = /Failed to load resource/;

type Fixtures = {
  /** The videos that open by themselves have been shown on this device; specs about them say false. */
  videosSeen: boolean;
  /** The visitor has declined tracking before; specs about the question say null. */
  consent: "declined" | null;
  converter: ConverterPage;
  account: Account;
  noErrors: void;
};

export const test = base.extend<Fixtures>({
  videosSeen: [true, { option: true }],
  consent: ["declined", { option: true }],
  page: async ({ page, videosSeen, consent }, provide) => {
    if (consent !== null)
      await page.addInitScript((choice) => localStorage.setItem("trackingConsent", choice), consent);
    if (videosSeen) {
      await page.addInitScript(() => {
        localStorage.setItem("hasSeenExplainerVideo", "true");
        localStorage.setItem("hasSeenUserDemoVideo", "true");
      });
    }
    await provide(page);
  },
  account: async ({ page, baseURL }, provide) => provide(new Account(page, baseURL ?? "")),
  converter: async ({ page }, provide) => provide(new ConverterPage(page)),
  noErrors: [
    async ({ page }, provide) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !FAILED_LOAD.test(message.text())) errors.push(message.text());
      });
      await provide();
      expect(errors, "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
