/** Longer texts, and what was made of them, would hold memory: they are known only for as long as the work goes on. */
const LONGEST = 2000;
const MOST_LONG = 8;

/** The answers of the last few long texts, each let go when memory is short. */
function keepingLong<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  const recent = new Map<string, WeakRef<{ answer: Answer }>>();
  return (text) => {
    const known = recent.get(text)?.deref();
    if (known !== undefined) return known.answer;
    const answer = work(text);
    if (recent.size >= MOST_LONG) recent.clear();
    recent.set(text, new WeakRef({ answer }));
    return answer;
  };
}

/**
 * `work`, remembering what it last said: one recipe asks about each of its lines many times. `work` depends on its text alone. At most
 * twice `most` answers are kept; who asks for one shares it and does not change it.
 */
export function keepingRecent<Answer>(work: (text: string) => Answer, most = 256): (text: string) => Answer {
  let recent = new Map<string, Answer>();
  let before = new Map<string, Answer>();
  const long = keepingLong(work);
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    if (text.length > LONGEST) return long(text);
    const answer = before.get(text) ?? work(text);
    if (recent.size >= most) [before, recent] = [recent, new Map<string, Answer>()];
    recent.set(text, answer);
    return answer;
  };
}
