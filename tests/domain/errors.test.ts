import { jest } from "@jest/globals";
import { AppError } from "@/lib/errors";
import { asAppError } from "@/lib/http/error-answer";

test("an expected error of another copy of the code is still an expected error", async () => {
  jest.resetModules();
  const other = await import("@/lib/errors");
  expect(other.AppError).not.toBe(AppError);
  const thrown = new other.AppError("not_found", "There is nothing.");
  expect(asAppError(thrown)).toMatchObject({ status: 404, message: "There is nothing." });
});

test.each([new Error("AppError"), { name: "AppError" }, null, "AppError"])("%p is none", (thrown) => {
  expect(asAppError(thrown)).toMatchObject({ status: 500 });
});
