/** A visitor of a shared page who registers with Google is a sign-up of its link. */
import "@/tests/support/google-env";
import { GET as stats } from "@/app/api/share/stats/route";
import { db } from "@/lib/db/client";
import { onPlan } from "@/tests/support/billing";
import { call } from "@/tests/support/call";
import { startGoogle, stopGoogle, signInThroughGoogle } from "@/tests/support/google";
import { sessionIn } from "@/tests/support/letters";
import { person } from "@/tests/support/people";
import { sharedRecipe, visit } from "@/tests/support/shares";

beforeAll(startGoogle);
afterAll(stopGoogle);

test("upgrades are paid sign-ups of visitors who came by Google, each once", async () => {
  const owner = await person();
  const { token } = await sharedRecipe(owner);
  const cookie = String((await visit(token, "v")).headers.get("set-cookie")).split(";")[0];
  const email = "visitor@gmail.test";
  await signInThroughGoogle({ email, cookie });
  const { token: session } = sessionIn((await signInThroughGoogle({ email, cookie })).headers);
  const { id } = await db.user.findUniqueOrThrow({ where: { email } });
  const asked = () => call(stats, { method: "GET", as: owner });
  expect((await asked()).body).toMatchObject({ signups: 1, upgrades: 0 });
  await onPlan({ id, email, token: session });
  expect((await asked()).body).toMatchObject({ signups: 1, upgrades: 1 });
});
