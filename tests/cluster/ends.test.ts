/** SIGTERM while cooks sign up and save: what runs is finished, and everything acknowledged is there at the next start, letters too. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { smtpServer } from "../support/smtp";
import { copyOfOutput, freePort, startCopyOf } from "./copy";
import { newEmail, PASSWORD, soup, until } from "./kitchen";
import { visitor, type Reply, type Visitor } from "./visitor";

const WINDOWS = 6;
const SAVES_EACH = 3;

test("nothing that was acknowledged is lost, and whoever came too late got no answer at all rather than a wrong one", async () => {
  const [output, dataDir, mail, port] = [
    await copyOfOutput(),
    await mkdtemp(join(tmpdir(), "plainspoon-ends-")),
    await smtpServer(),
    await freePort(),
  ];
  const settings = {
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    MAIL_FROM: "Plainspoon <kitchen@plainspoon.test>",
    ...Object.fromEntries(["SIGNUP", "HASHING", "SAVE"].map((name) => [`LIMIT_${name}`, "100000/60"])),
  };
  let app = await startCopyOf(output.folder, settings, port);
  try {
    const cooks = new Map<string, { browser: Visitor; saved: string[] }>();
    const refused: string[] = [];
    const saves = () => [...cooks.values()].flatMap(({ saved }) => saved).length;
    const isTaken = ({ status, text }: Reply) => {
      if (status !== 201) refused.push(`${status} ${text}`);
      return status === 201;
    };
    const cookUntilTheEnd = async () => {
      for (;;) {
        const [email, browser] = [newEmail(), visitor(app.url)];
        const body = { email, password: PASSWORD };
        if (!isTaken(await browser.ask("/api/users/register", { body }))) continue;
        const cook = { browser, saved: [] as string[] };
        cooks.set(email, cook);
        for (let nth = 0; nth < SAVES_EACH; nth += 1) {
          const answer = await browser.ask("/api/recipes", { body: soup() });
          if (isTaken(answer)) cook.saved.push(String(answer.json.id));
        }
      }
    };
    // Each window ends with the line that is not taken any more.
    const windows = Array.from({ length: WINDOWS }, () => cookUntilTheEnd().catch((error: Error) => error));
    await until("there is load", () => saves() > 3 * WINDOWS);
    expect(await app.end()).toBe(0);
    for (const { message } of await Promise.all(windows)) expect(message).toMatch(/ECONN|socket hang up/);
    expect(refused).toEqual([]);

    app = await startCopyOf(output.folder, settings, port);
    for (const [email, { browser, saved }] of cooks) {
      const list = (await browser.ask("/api/recipes")).json as unknown as { id: string }[];
      expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(saved));
      await until(`the letter to ${email}`, () => mail.arrived.some(({ to }) => to.includes(email)));
    }
  } finally {
    await app.end();
    await mail.stop();
    await output.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
});
