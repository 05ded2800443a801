/** What a pack knows of ovens: what is heated before cooking, how hot, and by which verbs. */
type Words = ReadonlySet<string>;

export type OvenWords = {
  /** Things that are heated before cooking, and what one is that nobody heated: "a cold oven". */
  appliances: Words;
  unlit: string;
  /** Of them, what bakes; and what is hot without an oven. */
  /** What is grilled over, and no oven: "coals". */
  openFires: Words;
  ovens: Words;
  fryers: Words;
  /** Before a heat at which something stays, "at 180 °C"; before one without its sign, whatever the language has there. */
  heatLeads: Words;
  bareHeatLeads: Words;
  /** Words by which a heat is the food's own: "until a thermometer reads 165 °F". */
  foodHeats: Words;
  /** Verbs that begin the heating of one, and verbs that need a hot oven. */
  lights: Words;
  bakes: Words;
  /** The oven is on already where one of these stands. */
  litAlready: Words;
  /** Of `lights`, those that with one of `turned` behind them change the heat and light nothing: "turn the oven down". */
  turns: Words;
  turned: Words;
  /** What is turned and is no oven: "turn the burner off". */
  stoves: Words;
};
