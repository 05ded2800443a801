/** Mail through a real SMTP server: what arrives is what was sent, links unbroken; what is not taken is not sent. */
import { resetLetter } from "@/lib/mail/accounts";
import { smtpMailer } from "@/lib/services/mailer/smtp";
import { headerOf, smtpServer } from "@/tests/support/smtp";

/** The decoded base64 parts of a message. */
const partsOf = (raw: string): string[] =>
  raw
    .split(/\r?\n\r?\n/)
    .map((part) => part.replace(/\r?\n--[\s\S]*$/, ""))
    .filter((part) => /^[A-Za-z0-9+/=\r\n]{40,}$/.test(part))
    .map((part) => Buffer.from(part, "base64").toString("utf8"));

const URL_IN_MAIL = `http://localhost:3000/reset-password/${"a".repeat(200)}`;
const mail = resetLetter({ to: "rose@plainspoon.test", url: URL_IN_MAIL });
const FROM = "Plainspoon <kitchen@plainspoon.test>";

test("a letter arrives whole, in text and HTML, from whom the settings name, under the name it was given", async () => {
  const server = await smtpServer();
  await smtpMailer({ url: server.url, from: FROM }).send(
    { ...mail, replyTo: "ada@plainspoon.test" },
    "7.abc",
  );
  expect(server.arrived).toHaveLength(1);
  const arrived = server.arrived[0] ?? { to: [], raw: "" };
  expect(arrived.to).toEqual(["rose@plainspoon.test"]);
  expect(headerOf(arrived, "From")).toBe(FROM);
  expect(headerOf(arrived, "Reply-To")).toBe("ada@plainspoon.test");
  expect(headerOf(arrived, "Message-ID")).toBe("<7.abc@plainspoon.test>");
  const [text, html] = partsOf(arrived.raw);
  expect(text?.split("\n")).toContain(URL_IN_MAIL);
  expect(html).toContain(`href="${URL_IN_MAIL}"`);
  await server.stop();
});

test.each([
  ["later", 451, false],
  ["never", 554, true],
])(
  "a server that says %s is no server that took it; its words and the address stay there",
  async (_, code, isFinal) => {
    const server = await smtpServer(() => ({ responseCode: code }));
    const failure = await smtpMailer({ url: server.url, from: FROM })
      .send(mail, "1.a")
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "MailNotTaken", responseCode: code, isFinal });
    expect(JSON.stringify([failure, String(failure)])).not.toMatch(/rose|says the server/);
    await server.stop();
  },
);

test("without a server nothing is lost for good", async () => {
  const server = await smtpServer();
  await server.stop();
  await expect(smtpMailer({ url: server.url, from: FROM }).send(mail, "1.a")).rejects.toMatchObject({
    code: expect.stringMatching(/^E/),
    isFinal: false,
  });
});
