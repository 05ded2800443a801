/** The plural of an English noun by rule. */
export function regularPlural(word: string): string {
  if (/(?:[sxz]|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}
