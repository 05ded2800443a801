/** What the source says beside the steps, in its own words: notes, tips, variations. */
export function RecipeNotes({ notes = [], level = 2 }: { notes?: readonly string[]; level?: 2 | 3 }) {
  if (notes.length === 0) return null;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-label="Notes" className="grid gap-3">
      <Heading className="text-xl">Notes</Heading>
      <ul className="grid max-w-[68ch] gap-2">
        {notes.map((note, index) => (
          <li key={index} dir="auto" className="border-l-4 border-line pl-3">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
