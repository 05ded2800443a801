/** Under another name everything that leaves the server carries that one. */
import "@/tests/support/name-env";
import { GET as exportRecipes } from "@/app/api/recipes/export/route";
import { POST as output } from "@/app/api/recipes/[id]/output/route";
import { GET as exportAccount } from "@/app/api/users/export/route";
import { POST as forgot } from "@/app/api/users/forgot-password/route";
import { PUT as changePassword } from "@/app/api/users/password/route";
import { POST as register } from "@/app/api/users/register/route";
import { POST as createToken } from "@/app/api/users/tokens/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { outbox, sessionIn } from "@/tests/support/letters";
import { PASSWORD } from "@/tests/support/people";
import { storedRecipe } from "@/tests/support/recipes";

const EMAIL = "cook@kitchen.test";

test("letters, files and their names say it, and nothing says ours", async () => {
  const made = await call(register, { body: { email: EMAIL, password: PASSWORD } });
  const session = sessionIn(made.headers);
  const cook = { id: String(made.body.id), email: EMAIL, ...session };
  const id = await storedRecipe(cook);
  const { steps } = (await db.recipe.findUniqueOrThrow({ where: { id } })).formattedContent as {
    steps: object[];
  };
  const action = { text: "Heat the oven to 180°C.", uses: [], seconds: [], ours: true };
  const first = { ...steps[0], instruction: action.text, actions: [action] };
  await db.recipe.update({
    where: { id },
    data: { formattedContent: { title: "Soup", ingredients: ["2 leeks"], steps: [first] } },
  });
  await call(output, { params: { id }, body: { format: "email", email: EMAIL }, as: session });
  await call(createToken, { body: { name: "script" }, as: session });
  const files = [
    await call(exportRecipes, { method: "GET", path: "/api?format=json", as: session }),
    await call(exportAccount, { method: "GET", as: session }),
  ];
  await call(forgot, { body: { email: EMAIL } });
  const body = { currentPassword: PASSWORD, newPassword: "brand new" };
  await call(changePassword, { method: "PUT", body, as: session });

  const names = files.map(({ headers }) => headers.get("content-disposition"));
  expect(names[0]).toBe('attachment; filename="loffel-co-recipes.json"');
  expect(names[1]).toMatch(/^attachment; filename="loffel-co-data[\d-]*\.json"$/);
  const letters = await (await outbox()).findMany({ orderBy: { id: "asc" } });
  expect(letters.map(({ subject }) => subject)).toHaveLength(5);
  for (const { subject, text, html } of letters) {
    expect(`${subject} ${text}`).toContain("Löffel & Co");
    expect(`${subject} ${text} ${html}`).not.toContain("Plainspoon");
  }
  expect(letters.map(({ text }) => text).join("\n")).toContain("(added by Löffel & Co)");
});
