import { encode } from 'uqr'

type Props = {
  /** What it is for, to those who do not see it. */
  label: string
  className: string
  text: string
}

/** A text as a QR code: dark on light with its quiet zone, also on a dark screen. */
export function QrCode({ label, className, text }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      aria-label={label}
      className={className}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
