/** Lines of the list that no action uses, and what the method says of them. */
import { CHECKING } from "@/lib/engine/language/checking";
import { SENTENCES } from "@/lib/engine/language/receipt";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";
import { isPlain } from "./named";
import type { Report } from "./report";
import { stemsOf } from "@/lib/engine/check/reading/tokens";

/** The list leaves it to the cook, and says no amount: "chilli, if you like". */
const isAtWill = (line: ListLine): boolean =>
  line.amounts.length === 0 && stemsOf(line.text).some((stem) => CHECKING.atWill.has(stem));

/** "Kitchen twine": what is left over of it is no food. */
function isKitchenThing({ text, classes }: ListLine): boolean {
  // "Also: needles or twine"
  const stems = stemsOf(text.slice(text.indexOf(":") + 1)).filter((stem) => !isPlain(stem));
  const ends = stems.filter(
    (_, at) => at === stems.length - 1 || CHECKING.betweenFoods.has(stems[at + 1] ?? ""),
  );
  return classes.size === 0 && ends.length > 0 && ends.every((stem) => CHECKING.kitchenThings.has(stem));
}

/** For a line the first action of the method whose words are its name. Each word is looked up, and no action is read for each line. */
function firstNaming(actions: readonly ReadAction[]): (line: ListLine) => ReadAction | undefined {
  const byWord = new Map<string, number[]>();
  actions.forEach(({ fromList, words }, place) => {
    if (fromList) return;
    for (const word of words) {
      const places = byWord.get(word);
      if (places === undefined) byWord.set(word, [place]);
      else places.push(place);
    }
  });
  const saying = (names: readonly string[]): number | undefined =>
    byWord
      .get(names[0] ?? "")
      ?.find((place) => names.every((stem) => actions[place]?.words.has(stem) === true));
  return (line) => {
    const names = [...[...line.heads].map((head) => [head]), ...line.synonyms];
    const places = names.flatMap((each) => saying(each) ?? []);
    return places.length === 0 ? undefined : actions[Math.min(...places)];
  };
}

/** Reports lines that no action uses, and actions that name a line which is used neither there nor before. */
export function checkPlaced(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
): number {
  const first = new Map<number, number>();
  actions.forEach((action, place) => {
    if (action.fromList) return;
    for (const { line } of action.uses) if (!first.has(line)) first.set(line, place);
  });
  const namingOf = firstNaming(actions);
  let placed = 0;
  for (const line of lines) {
    if (first.has(line.index)) {
      placed += 1;
      continue;
    }
    const named = namingOf(line);
    if (named === undefined && (isAtWill(line) || isKitchenThing(line))) continue;
    report({
      kind: "unplaced",
      message:
        named === undefined ? SENTENCES.unused(line.shown) : SENTENCES.unusedNamed(line.shown, named.step),
      text: line.shown,
      lines: [line.index],
      ...(named === undefined ? {} : { step: named.step, action: named.action }),
    });
  }
  return placed;
}
