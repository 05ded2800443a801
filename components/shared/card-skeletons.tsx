/** Three cards' places while the recipes are on their way. */
export function CardSkeletons() {
  return (
    <div aria-hidden className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {[0, 1, 2].map((key) => (
        <div
          key={key}
          data-slot="skeleton-card"
          className="grid overflow-hidden rounded-card border border-line bg-card"
        >
          <div className="aspect-video bg-accent-soft" />
          <div className="grid gap-3 p-4">
            <div className="h-6 w-3/4 rounded bg-line" />
            <div className="h-4 w-1/2 rounded bg-line" />
            <div className="h-4 w-2/5 rounded bg-line" />
          </div>
        </div>
      ))}
    </div>
  );
}
