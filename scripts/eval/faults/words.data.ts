/** What faults put into a recipe of each language: words that no recipe of ours has, and a food that none lists. */
export type FaultWords = {
  /** Words behind an action that its source does not have. */
  invented: string;
  /** An order with a food that the list does not have. */
  unlisted: string;
};

export const FAULT_WORDS = {
  en: { invented: "with plenty of fresh dill", unlisted: "Stir in 2 tbsp molasses." },
  de: { invented: "mit viel frischem Liebstöckel", unlisted: "2 EL Rübensirup unterrühren." },
  fr: { invented: "avec beaucoup d'estragon frais", unlisted: "Ajoutez 2 c. à soupe de mélasse." },
  es: { invented: "con mucho estragón fresco", unlisted: "Añade 2 cucharadas de melaza." },
  it: { invented: "con molto dragoncello fresco", unlisted: "Unite 2 cucchiai di melassa." },
  nl: { invented: "met veel verse dragon", unlisted: "Roer er 2 el stroop door." },
  pt: { invented: "com muito estragão fresco", unlisted: "Junte 2 colheres de sopa de melaço." },
} as const satisfies Record<string, FaultWords>;

export type FaultLanguage = keyof typeof FAULT_WORDS;
