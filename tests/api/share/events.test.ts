import { GET as stats } from "@/app/api/share/stats/route";
import { POST as register } from "@/app/api/users/register/route";
import { POST as signUp } from "@/app/api/share/[token]/signup/route";
import { DELETE as revoke } from "@/app/api/share/[token]/route";
import { POST as event } from "@/app/api/share/[token]/event/route";
import { startSession } from "@/lib/accounts/sessions";
import { db } from "@/lib/db/client";
import { sweepEverything } from "@/lib/retention/sweeps";
import { replaceServices } from "@/lib/services";
import { onPlan, onTrial } from "@/tests/support/billing";
import { call } from "@/tests/support/call";
import { person, type Person } from "@/tests/support/people";
import { BROWSER, sharedRecipe, visit } from "@/tests/support/shares";

afterEach(() => replaceServices());

const statsOf = async (as: Person) =>
  (await call(stats, { method: "GET", as })).body as unknown as {
    totalShares: number;
    totalViews: number;
    signups: number;
    upgrades: number;
    credits: number;
    recentShares: { recipeTitle: string; shareUrl: string; views: number }[];
    viewsByDay: { day: string; views: number }[];
  };

describe("views", () => {
  test("200 visitors at once count 200, and again on the same day nothing", async () => {
    const owner = await person();
    const { token } = await sharedRecipe(owner);
    const all = () =>
      Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          visit(token, `visitor-${index}`, { ip: `198.51.100.${1 + index}` }),
        ),
      );
    expect((await all()).every((answer) => answer.status === 200)).toBe(true);
    expect((await statsOf(owner)).totalViews).toBe(200);
    await all();
    expect((await statsOf(owner)).totalViews).toBe(200);
  });

  test("the same visitor, many times at once, counts once; another day counts again; who came is forgotten", async () => {
    const owner = await person();
    const { token } = await sharedRecipe(owner);
    const onDay = (day: string) => replaceServices({ now: () => new Date(`${day}T12:00:00Z`) });
    onDay("2030-03-01");
    await Promise.all(Array.from({ length: 20 }, () => visit(token, "one")));
    onDay("2030-03-02");
    await visit(token, "one");
    onDay("2030-03-03");
    await visit(token, "one");
    const { totalViews, viewsByDay, recentShares } = await statsOf(owner);
    expect([totalViews, recentShares[0]?.views]).toEqual([3, 3]);
    expect(viewsByDay).toHaveLength(30);
    expect(viewsByDay.slice(-3).map(({ views }) => views)).toEqual([1, 1, 1]);
    await sweepEverything(new Date("2030-03-03T12:00:00Z"));
    expect(await db.shareVisit.count({ where: { day: "2030-03-01" } })).toBe(0);
    expect(await db.shareVisit.count()).toBe(2);
    expect(JSON.stringify(await db.shareVisit.findMany())).not.toContain("one");
  });

  test("the owner and bots do not count; a signed-in stranger does", async () => {
    const [owner, stranger] = [await person(), await person()];
    const { token } = await sharedRecipe(owner);
    await visit(token, "a", { as: owner });
    await visit(token, "b", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await visit(token, "c", { as: stranger });
    expect((await statsOf(owner)).totalViews).toBe(1);
  });

  test("one visitor on two links is a view of each", async () => {
    const owner = await person();
    const [first, second] = [await sharedRecipe(owner, "First"), await sharedRecipe(owner, "Second")];
    await visit(first.token, "same");
    await visit(second.token, "same");
    const { recentShares } = await statsOf(owner);
    expect(recentShares.map(({ recipeTitle, views }) => [recipeTitle, views])).toEqual([
      ["Second", 1],
      ["First", 1],
    ]);
  });

  test("an unknown link is not found; a view without visitor and an unknown event are refused", async () => {
    const { token } = await sharedRecipe(await person());
    expect((await visit("AAAAAAAAAAAAAAAAAAAAAA", "x")).status).toBe(404);
    for (const body of [
      { eventType: "view" },
      { eventType: "click", visitorId: "x" },
      { eventType: "view", visitorId: "x".repeat(101) },
    ])
      expect((await call(event, { params: { token }, body })).status).toBe(400);
  });
});

describe("upgrades", () => {
  const upgrade = (token: string, as: Person | undefined, userId?: string) =>
    call(event, {
      params: { token },
      as,
      headers: { "user-agent": BROWSER },
      body: { eventType: "upgrade", userId, metadata: { planType: "annual", promoCode: "sharedlove15" } },
    });

  test("a browser's word for one is taken and not believed", async () => {
    const [owner, stranger] = [await person(), await person()];
    const { token } = await sharedRecipe(owner);
    for (const answer of [
      await upgrade(token, stranger, owner.id),
      await upgrade(token, stranger),
      await upgrade(token, undefined, stranger.id),
      await upgrade(token, owner),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ success: true });
    }
    expect((await statsOf(owner)).upgrades).toBe(0);
  });

  test("are paid sign-ups of visitors, by whatever way they registered", async () => {
    const owner = await person();
    const { token } = await sharedRecipe(owner);
    const cookieOf = async () =>
      String((await visit(token, "v")).headers.get("set-cookie")).split(";")[0] ?? "";
    const registered = async (email: string, cookie: string) => {
      const answer = await call(register, {
        body: { email, password: "correct horse" },
        headers: { cookie },
      });
      expect(answer.status).toBe(201);
      const { id } = await db.user.findUniqueOrThrow({ where: { email } });
      return { id, email, token: (await startSession({ userId: id })).token };
    };
    const byEmail = await call(signUp, {
      params: { token },
      body: { email: "mail@plainspoon.test", visitorId: "v" },
    });
    expect(byEmail.status).toBe(201);
    const mail = await db.user.findUniqueOrThrow({ where: { email: "mail@plainspoon.test" } });
    await onPlan({ ...mail, token: (await startSession({ userId: mail.id })).token });
    await onPlan(await registered("word@plainspoon.test", await cookieOf()));
    await onTrial(await registered("tries@plainspoon.test", await cookieOf()));
    await onPlan(await registered("elsewhere@plainspoon.test", "plainspoon_share=AAAAAAAAAAAAAAAAAAAAAA"));
    expect(await statsOf(owner)).toMatchObject({ signups: 3, upgrades: 2, credits: 2 });
  });

  test("a visit of a bot's or the owner's is not remembered", async () => {
    const owner = await person();
    const { token } = await sharedRecipe(owner);
    const own = await visit(token, "a", { as: owner });
    const bot = await visit(token, "b", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    expect([own, bot].map(({ headers }) => headers.get("set-cookie"))).toEqual([null, null]);
  });
});

describe("My Shares", () => {
  test("belongs to the caller, and needs a session", async () => {
    const [owner, other] = [await person(), await person()];
    const { token } = await sharedRecipe(owner);
    await visit(token, "x");
    expect(await statsOf(other)).toMatchObject({ totalShares: 0, totalViews: 0, recentShares: [] });
    expect((await call(stats, { method: "GET" })).status).toBe(401);
  });

  test("a link that ended leaves the list, its views stay", async () => {
    const owner = await person();
    const { token, shareUrl } = await sharedRecipe(owner, "Leek soup");
    await visit(token, "x");
    expect(await statsOf(owner)).toMatchObject({
      totalShares: 1,
      recentShares: [{ recipeTitle: "Leek soup", shareUrl, views: 1 }],
    });
    await call(revoke, { method: "DELETE", as: owner, params: { token } });
    expect(await statsOf(owner)).toMatchObject({ totalShares: 0, totalViews: 1, recentShares: [] });
  });
});
