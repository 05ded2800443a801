/** Times of the result that the source states in words. */
import { formatText } from "@/lib/engine/format";

test.each(["for the last minute", "for the final minute"])(
  "what goes in %s is a timer that the step states",
  (when) => {
    const text = `Pasta\n\n400 g rigatoni\n200 g kale\n\nCook the rigatoni for 8 minutes, adding the kale ${when}. Drain well.`;
    expect(formatText(text)?.receipt?.issues).toEqual([]);
  },
);
