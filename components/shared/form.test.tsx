/** What a cook meets in any form: what is wrong stands by its field and gets the focus, and nothing that is wrong is sent. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { ApiError } from "@/lib/browser/api";
import * as z from "@/lib/contract/zod";
import { Form, FormField, FormMessage, SubmitButton, useForm } from "./form";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const MISSING = "This field is needed";
const Filled = z.string().min(1, MISSING);
const Guest = z.object({ name: Filled, email: Filled.pipe(z.email("No email address.")) });

type Sent = { name: string; email: string };
type Asked = { send?: (sent: Sent) => Promise<void>; refusals?: "message"; clears?: true };

function Invitation({ send = () => Promise.resolve(), action, ...asked }: Asked & { action?: string }) {
  const form = useForm<Sent>({ contract: () => Promise.resolve(Guest), send, ...asked });
  return (
    <Form form={form} action={action}>
      <FormField form={form} name="name" label="Name" />
      <FormField form={form} name="email" label="Email" hint="Yours." />
      <FormMessage title="Nobody was invited" />
      <SubmitButton>Invite</SubmitButton>
    </Form>
  );
}

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  page = document.body.appendChild(document.createElement("main"));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

const show = (asked: Asked = {}) => act(async () => root.render(<Invitation {...asked} />));
const field = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const button = () => page.querySelector("button")!;
const alert = () => page.querySelector("[role=alert]")!.textContent;
/** What a screen reader says of a field. */
const said = (name: string) =>
  (field(name).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => (id && document.getElementById(id)?.textContent) || "")
    .join(" ");
const writeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
const type = (name: string, text: string) =>
  act(async () => {
    // As a keyboard does it: React watches the property of the element itself.
    writeValue.call(field(name), text);
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
const press = () => act(async () => page.querySelector("form")!.requestSubmit());
const refusal = (status: number, body: object) => () =>
  Promise.reject(new ApiError(status, JSON.stringify({ success: false, code: "invalid", ...body }), ""));

test("what is wrong is not sent; its sentence stands once, describes its field, and the first one has the focus", async () => {
  const sent: Sent[] = [];
  await show({ send: async (guest) => void sent.push(guest) });
  await press();
  expect(document.activeElement).toBe(field("name"));
  expect(field("name").getAttribute("aria-invalid")).toBe("true");
  expect(field("email").getAttribute("aria-invalid")).toBe("true");
  expect(said("name")).toContain(MISSING);
  expect(page.textContent!.split(MISSING)).toHaveLength(2);

  await type("name", "Kim");
  await type("email", "kim");
  await press();
  expect(document.activeElement).toBe(field("email"));
  expect(said("email")).toBe("No email address. Yours.");
  expect(field("name").getAttribute("aria-invalid")).toBe("false");

  await type("email", "kim@plainspoon.test");
  expect(said("email")).toBe("Yours.");
  await press();
  expect(sent).toEqual([{ name: "Kim", email: "kim@plainspoon.test" }]);
});

test("a form may say it in one place, which then describes the field", async () => {
  await show({ refusals: "message" });
  await press();
  expect(alert()).toBe(`Nobody was invited${MISSING}`);
  expect(said("name")).toContain(MISSING);
  expect(page.textContent!.split(MISSING)).toHaveLength(2);
  expect(document.activeElement).toBe(field("name"));
});

test("what the server says of a field stands beside it; of anything else, in the form's message", async () => {
  const taken = "This address has an account.";
  await show({ send: refusal(400, { error: taken, issues: [{ path: "email", message: taken }] }) });
  await type("name", "Kim");
  await type("email", "kim@plainspoon.test");
  await press();
  expect(said("email")).toContain(taken);
  expect(document.activeElement).toBe(field("email"));
  expect(alert()).toBe("");

  await show({ send: refusal(400, { error: taken, issues: [{ path: "token", message: taken }] }) });
  await press();
  expect(alert()).toBe(`Nobody was invited${taken}`);
  await show({ send: () => Promise.reject(new Error("not for cooks")) });
  await press();
  expect(alert()).toBe("Nobody was invitedPlease try again.");
  expect(field("name").value).toBe("Kim");
});

test("while it is sent the button waits; what was sent is cleared where a next one follows", async () => {
  let arrive = () => undefined as void;
  await show({ send: () => new Promise((done) => (arrive = done)), clears: true });
  await type("name", "Kim");
  await type("email", "kim@plainspoon.test");
  await press();
  expect(button().disabled).toBe(true);
  expect(button().getAttribute("aria-busy")).toBe("true");
  await act(async () => arrive());
  expect(button().disabled).toBe(false);
  expect(field("name").value).toBe("");
  // A new form: nothing is wrong with it until it is sent.
  await type("email", "k");
  expect(field("email").getAttribute("aria-invalid")).toBe("false");
});

test("before its script has come, only a form that works without one can be sent", () => {
  expect(renderToString(<Invitation />)).toContain('disabled=""');
  expect(renderToString(<Invitation action="/invite" />)).not.toContain('disabled=""');
});
