import { POST as worth } from "@/app/api/subscription/promo/route";
import { createCheckout, onTrial } from "@/tests/support/billing";
import { call } from "@/tests/support/call";
import { person, type Person } from "@/tests/support/people";

const ask = (as: Person | undefined, promoCode: unknown) => call(worth, { as, body: { promoCode } });

test("the server says what a code is worth", async () => {
  const cook = await person();
  expect((await ask(cook, " sharedlove15 ")).body).toEqual({
    code: "SHAREDLOVE15",
    percentOff: 15,
    months: 1,
    about: "15% off the first paid period",
    applied: "15% off applied!",
  });
  expect((await ask(cook, "BandejaClub")).body).toMatchObject({ percentOff: 100, months: 12 });
});

test.each(["NOPE", "", " ", 5, null, "x".repeat(200)])("%j is no code", async (code) => {
  const { status, body } = await ask(await person(), code);
  expect([status, body.code, body.error]).toEqual([400, "invalid", "This promo code is not valid."]);
});

test("a used code is refused before the checkout, and the form goes on without one", async () => {
  const cook = await person();
  await onTrial(cook, { promoCode: "SHAREDLOVE15" });
  const other = await person({ email: cook.email.replace("@", "+again@") });
  expect((await ask(other, "SHAREDLOVE15")).body.error).toBe("You have already used this promo code.");
  expect((await createCheckout(other, { promoCode: "SHAREDLOVE15" })).status).toBe(400);
  expect((await createCheckout(other)).status).toBe(200);
});

test("only who is signed in may ask, and not without end", async () => {
  expect((await ask(undefined, "SHAREDLOVE15")).status).toBe(401);
  const cook = await person();
  for (let count = 0; count < 60; count += 1) await ask(cook, "NOPE");
  expect((await ask(cook, "NOPE")).status).toBe(429);
});
