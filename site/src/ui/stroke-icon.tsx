import type { IconNode } from 'lucide'
import { createElement } from 'react'

type Properties = {
  /** Drawn with strokes on a 24 px grid: lucide's own signs, and ours in the same form. */
  shape: IconNode
  /** Width and height in px, unless the style sheet sets others. */
  size?: number
  strokeWidth: number
  className?: string | undefined
  /** Names the icon where there are several. */
  name?: string
}

/** A sign of thin lines in the text's colour; an ornament beside its text. */
export function StrokeIcon({ shape, size = 24, strokeWidth, className, name }: Properties) {
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
      {shape.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  )
}
