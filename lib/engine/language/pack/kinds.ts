/** Words for kinds of food, and what tells that they mean no line or all of a part. */
type Words = ReadonlySet<string>;

export type KindWords = {
  /** The word for herbs, which are no spices where both are named. */
  herbWord: string;
  /** Words of hot spices that are called pepper, and are not meant beside salt. */
  hotSpices: Words;
  /** Verbs behind which stands what the whole comes to: "add water to make 3 cups of liquid". */
  comesTo: Words;
  /** Verbs that use all of a part by themselves, and what it is called: "marinate the chicken". */
  usesPart: Readonly<Record<string, string>>;
  /** "The bread is delicious with …", "Also great with …": what a sentence says that orders nothing. */
  praises: Words;
  copulas: Words;
  alsoWords: Words;
  thisWords: Words;
  /** Classes of the lexicon that foods of many kinds share. */
  wideClasses: Words;
  /** "1 whole egg" */
  wholeWords: Words;
  /** "yolks only" */
  onlyWords: Words;
};
