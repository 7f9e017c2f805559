import { useId } from 'react'

const RADIUS = 64
/** Row numbers from the horizon down. */
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7]
const THREADS = [62, 52, 42, 32, 22, 12]

/**
 * Seigaiha waves drawn as threads. Each row of half discs covers the row behind it; the first row's
 * own outline is the horizon. The threads have the text's colour, the background `--sea-ground`. A company
 * without waves keeps their place empty.
 */
export function ThreadSea({ className }: { className: string | undefined }) {
  const wave = useId()
  return (
    <svg
      className={className}
      viewBox={`0 0 1536 ${ROWS.length * (RADIUS / 2)}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id={wave} width={2 * RADIUS} height={RADIUS} patternUnits="userSpaceOnUse">
          <circle cx={RADIUS} cy={RADIUS} r={RADIUS} fill="var(--sea-ground, var(--indigo-deep))" />
          {THREADS.map((radius) => (
            <circle
              key={radius}
              cx={RADIUS}
              cy={RADIUS}
              r={radius}
              fill="none"
              stroke="currentColor"
              strokeWidth={radius > 50 ? 2.4 : 1.2}
            />
          ))}
        </pattern>
      </defs>
      {ROWS.map((row) => (
        <rect
          key={row}
          width={1536 + 2 * RADIUS}
          height={RADIUS}
          transform={`translate(${row % 2 === 0 ? 0 : -RADIUS} ${(row * RADIUS) / 2})`}
          fill={`url(#${wave})`}
        />
      ))}
    </svg>
  )
}
