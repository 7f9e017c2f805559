/** Rows of the woven wave, from back to front: height, stroke width. */
const ROWS = [0, 1, 2] as const
const WAVE_WIDTH = 96
const WAVES = 22

/**
 * The lower edge of a picture: seigaiha drawn as threads, running into the paper below. An
 * ornament in the colour of the text around it.
 */
export function WaveEdge({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1920 64"
      width="100%"
      height="64"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
    >
      {ROWS.map((row) => (
        <path key={row} d={rowOfWaves(row)} fill="currentColor" fillOpacity={0.18 + row * 0.3} />
      ))}
      <path d={threads()} stroke="var(--indigo)" strokeOpacity="0.28" />
    </svg>
  )
}

function rowOfWaves(row: number): string {
  const shift = row % 2 === 0 ? 0 : WAVE_WIDTH / 2
  const top = 8 + row * 18
  const arcs = Array.from({ length: WAVES }, (_, wave) => {
    const end = (wave + 1) * WAVE_WIDTH - shift
    return `A ${WAVE_WIDTH / 2} 34 0 0 1 ${end} ${top + 34}`
  })
  return `M ${-shift} ${top + 34} ${arcs.join(' ')} V 64 H ${-shift} Z`
}

function threads(): string {
  return Array.from({ length: WAVES }, (_, wave) => {
    const middle = (wave + 0.5) * WAVE_WIDTH
    return [30, 21, 12]
      .map((radius) => `M ${middle - radius} 78 a ${radius} ${radius * 0.75} 0 0 1 ${radius * 2} 0`)
      .join(' ')
  }).join(' ')
}
