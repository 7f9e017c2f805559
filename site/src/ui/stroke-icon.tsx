type Properties = {
  /** Drawn with one stroke on a 24 px grid. */
  path: string
  /** Width and height in px; the style sheet may say otherwise. */
  size?: number
  strokeWidth: number
  className?: string | undefined
  /** Which of several icons it is. */
  name?: string
}

/** A sign of one thin line in the text's colour; an ornament beside its words. */
export function StrokeIcon({ path, size = 24, strokeWidth, className, name }: Properties) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon={name}
    >
      <path d={path} />
    </svg>
  )
}
