/** A cook with an account, made over the wire: what a journey needs before it begins. */
import { randomUUID } from "node:crypto";
import { type Page, expect } from "@playwright/test";
import { grantPremium } from "./database";
import { LEEK_SOUP } from "./recipes";

export const PASSWORD = "correct horse";

export const newEmail = () => `cook-${randomUUID()}@plainspoon.test`;

export class Account {
  constructor(
    readonly page: Page,
    readonly origin: string,
    readonly email = newEmail(),
  ) {}

  /** Signs up; the page's browser is signed in from then on. */
  async signUp({ premium = false } = {}): Promise<void> {
    await this.send("POST", "/api/users/register", { email: this.email, password: PASSWORD });
    if (premium) await this.grantPremium();
  }

  /** Premium as an admin grants it. */
  grantPremium(): Promise<void> {
    return grantPremium(this.email);
  }

  /** Saves a recipe and answers its id. */
  async save(over: Partial<typeof LEEK_SOUP> = {}): Promise<string> {
    const content = { ...LEEK_SOUP, ...over };
    const { title, description, servings, imageUrl } = content;
    const body = {
      title,
      description,
      servings,
      imageUrl,
      originalContent: title,
      formattedContent: content,
    };
    const saved = (await this.send("POST", "/api/recipes", body)) as { id: string };
    return saved.id;
  }

  async send(method: "POST" | "PUT" | "DELETE", path: string, data: unknown): Promise<unknown> {
    const answer = await this.page.request.fetch(path, {
      method,
      data,
      headers: { origin: this.origin },
      // A connection that the app closed while it was idle, on a busy machine.
      maxRetries: 1,
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  }

  /** Proves the address by the newest letter's link; the page's browser stays signed in. */
  async prove(): Promise<void> {
    const token = (await this.linkFromMail()).split("/").at(-1);
    await this.send("POST", "/api/users/confirm", { token });
  }

  /** The link in the newest mail to `to`. */
  async linkFromMail(to = this.email): Promise<string> {
    const answer = await this.page.request.get(`/api/dev/outbox?to=${encodeURIComponent(to)}`);
    const { messages } = (await answer.json()) as { messages: { text: string }[] };
    return (
      /https?:\/\/\S+\/(?:reset-password|confirm-email|admin\/accept-invitation)\/\S+/.exec(
        messages[0]?.text ?? "",
      )?.[0] ?? ""
    );
  }
}
