/**
 * No text stops the engine: every pattern under attacks made of its own parts, and every door with texts of every hostile shape. Both
 * in children that are killed where they stand still. How fast the engine is, `npm run bench -- growth` says; here only what explodes fails.
 */
import { workOff, type Outcome } from "@/tests/robustness/killable";

const STILL_MS = 15_000;
const LIMIT_MS = 300_000;

/**
 * Patterns that grow faster than the text, and why no long text reaches them. This list only gets shorter: a scanner is nearly always as
 * easy to write, and `(?<!x)x+$` is linear where `x+$` is not.
 */
const BOUNDED: Record<string, string> = {};

const isBounded = (finding: string): boolean =>
  Object.keys(BOUNDED).some((pattern) => finding.startsWith(pattern));

describe("patterns", () => {
  let fuzzed: Outcome;
  beforeAll(async () => {
    fuzzed = await workOff("fuzz-child.ts", STILL_MS);
  }, LIMIT_MS);

  test("there are patterns to attack, those made of words among them", () => {
    expect(fuzzed.total).toBeGreaterThan(300);
    // A file that makes a pattern of strings which no sample recipe reaches: give doors.ts a sample that does.
    expect(fuzzed.silent).toEqual([]);
  });

  test("none takes longer than the text is long", () => {
    expect(fuzzed.findings.filter((finding) => !isBounded(finding))).toEqual([]);
  });

  test("those excused are still there", () => {
    const unknown = Object.keys(BOUNDED).filter(
      (pattern) => !fuzzed.findings.some((finding) => finding.startsWith(pattern)),
    );
    expect(unknown).toEqual([]);
  });
});

test(
  "no door of the engine stands still or throws, whatever the text",
  async () => {
    const { total, findings } = await workOff("growth-child.ts", STILL_MS);
    expect(total).toBeGreaterThan(500);
    expect(findings).toEqual([]);
  },
  LIMIT_MS,
);
