/**
 * The names of a feature by how great its value is: "words_0" below the first edge, "words_1" from there on, and so on; `edges` ascend.
 * They are put together once: every line of every text asks for them.
 */
export function bucketed(name: string, edges: readonly number[]): (value: number) => string {
  const names = [0, ...edges].map((_edge, at) => `${name}_${at}`);
  return (value) => {
    const above = edges.findIndex((edge) => value < edge);
    return names[above < 0 ? edges.length : above] ?? name;
  };
}
