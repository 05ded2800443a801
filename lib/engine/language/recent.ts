/** A longer text is seldom asked about twice, and would hold memory. */
const LONGEST = 2000;

/**
 * `work`, remembering what it last said: one recipe asks about each of its lines many times. `work` depends on its text alone. At most
 * twice `most` answers are kept; who asks for one shares it and does not change it.
 */
export function keepingRecent<Answer>(work: (text: string) => Answer, most = 256): (text: string) => Answer {
  let recent = new Map<string, Answer>();
  let before = new Map<string, Answer>();
  return (text) => {
    if (text.length > LONGEST) return work(text);
    const known = recent.get(text);
    if (known !== undefined) return known;
    const answer = before.get(text) ?? work(text);
    if (recent.size >= most) [before, recent] = [recent, new Map<string, Answer>()];
    recent.set(text, answer);
    return answer;
  };
}
