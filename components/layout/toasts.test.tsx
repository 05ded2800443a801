/** A message where the region's own script has not come: said, with what can be done about it, and closed by the cook. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { toast } from "@/components/ui/use-toast";
import { PlainMessage } from "./toasts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

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

const show = () => act(async () => root.render(<PlainMessage />));
const region = () => page.querySelector("[role=alert]")!;
const press = (name: string) =>
  act(async () => [...page.querySelectorAll("button")].find((one) => one.textContent === name)!.click());

test("what was said before anything listened is said as soon as something does, and stays until it is closed", async () => {
  toast({ title: "Recipe not saved", text: "Please check your connection." });
  await show();
  expect(region().textContent).toContain("Recipe not saved Please check your connection.");
  await press("Close");
  expect(region().textContent).toBe("");
});

test("the region is there before there is anything to say; a new message stands in place of the old", async () => {
  await show();
  expect(region().textContent).toBe("");
  await act(async () => toast({ title: "First" }));
  await act(async () => toast({ title: "Second", tone: "problem" }));
  expect(region().textContent).toContain("Second");
  expect(region().textContent).not.toContain("First");
});

test("what can be done about it can be done here too", async () => {
  let undone = 0;
  await show();
  await act(async () => toast({ title: "Deleted", action: { label: "Undo", run: () => (undone += 1) } }));
  await press("Undo");
  expect(undone).toBe(1);
  expect(region().textContent).toBe("");
});
