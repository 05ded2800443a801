const WIDTH = 720;
const HEIGHT = 160;
/** Of a bar's place, left free beside it. */
const GAP = 0.2;
/** What is there can be seen, however small beside the highest. */
const LEAST = 4;

export type Bar = {
  key: string;
  /** From below: each with its own fill. */
  parts: readonly { value: number; className: string }[];
};

/**
 * Bars side by side, each of one part or of several on top of one another. It is only for the eye: the same figures stand beside it in
 * words or in a table.
 */
export function BarChart({ bars, className }: { bars: readonly Bar[]; className: string }) {
  const most = Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0)));
  const step = WIDTH / Math.max(1, bars.length);
  return (
    <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} preserveAspectRatio="none" aria-hidden className={className}>
      {bars.map(({ key, parts }, index) => {
        let top = HEIGHT;
        return parts.map(({ value, className: fill }, part) => {
          const height = value === 0 ? 0 : Math.max(LEAST, (value / most) * HEIGHT);
          top -= height;
          return (
            <rect
              key={`${key} ${part}`}
              x={index * step + (step * GAP) / 2}
              width={step * (1 - GAP)}
              y={top}
              height={height}
              className={fill}
              vectorEffect="non-scaling-stroke"
            />
          );
        });
      })}
      <line
        x1="0"
        x2={WIDTH}
        y1={HEIGHT}
        y2={HEIGHT}
        className="stroke-line-strong"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
