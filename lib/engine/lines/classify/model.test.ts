import { dataHash } from "../../../../scripts/eval/text-training/data";
import titleModel from "../../read/text/title-model.json" with { type: "json" };
import lineModel from "./line-model.json" with { type: "json" };

type Trained = { dataHash: string | null; commit: string; trainedOn: string[] };

/** Whoever changes what a model learned from learns anew: `node --conditions=react-server --import tsx scripts/eval/train-text.ts --write`. */
test.each<[string, Trained]>([
  ["kinds of lines", lineModel],
  ["titles", titleModel],
])("the model of %s names what it was trained on, and the hash of what is committed", (_what, model) => {
  expect(model.commit).toMatch(/^[0-9a-f]{40}$/);
  if (model.dataHash === null) expect(model.trainedOn.join()).toContain("not part of this repository");
  else expect(model.dataHash).toBe(dataHash());
});
