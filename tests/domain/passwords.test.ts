/** Hashes of passwords cost a core for some hundredths of a second each: bounded in number, and shared out fairly. */
import { hashPassword, verifyPassword } from "@/lib/accounts/password";
import { AppError } from "@/lib/errors";
import { inRequest, setCaller } from "@/lib/request";

const asCaller = <T>(caller: string, work: () => Promise<T>): Promise<T> =>
  inRequest(caller, () => {
    setCaller(caller);
    return work();
  });

test("who asks for ever more is refused with a time to come back, and does not hold up anybody else", async () => {
  const done: string[] = [];
  const flood = Array.from({ length: 150 }, () =>
    asCaller("flood", () => hashPassword("one of many")).then(
      () => done.push("flood"),
      (error: AppError) => error,
    ),
  );
  const kept = await asCaller("cook", () => hashPassword("correct horse"));
  const before = done.length;
  expect(before).toBeLessThan(10);
  expect(await asCaller("cook", () => verifyPassword("correct horse", kept))).toBe(true);
  const refused = (await Promise.all(flood)).filter((each) => each instanceof AppError);
  expect(refused.length).toBeGreaterThan(10);
  for (const error of refused)
    expect(error).toMatchObject({ code: "unavailable", retryAfterSeconds: expect.any(Number) as number });
  expect(done.length + refused.length).toBe(150);
});
