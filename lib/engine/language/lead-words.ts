/** Words of work that is begun long before cooking, hours or a night ahead. Data only: English, German, French, Spanish, Italian. */

/** "Soak the beans", "Thaw the prawns"; lower case, whole words. */
export const LEAD_WORK: ReadonlySet<string> = new Set(
  `soak soaked soaking marinate marinated marinating marinade brine brining thaw thawed defrost defrosted overnight
  einweichen marinieren auftauen tremper mariner décongeler remojar marinar descongelar ammollo marinare scongelare`.split(
    /\s+/,
  ),
);

/** Through the night, in as many words. */
export const THROUGH_THE_NIGHT: readonly string[] = [
  "overnight",
  "over night",
  "the night before",
  "über nacht",
  "toute la nuit",
  "la veille",
  "toda la noche",
  "la noche anterior",
  "tutta la notte",
  "la sera prima",
];
