import type { Sheet } from './sheet.ts'
import { el, rect } from './svg.ts'

/** The light on a table: full at the upper left, less at the corners, so that the dish holds it. */
export function dim(sheet: Sheet): string {
  const paint = sheet.define((id) =>
    el(
      'radialGradient',
      { id, cx: 0.42, cy: 0.36, r: 0.8 },
      el('stop', { offset: 0, 'stop-color': '#fff0cf', 'stop-opacity': 0.28 }),
      el('stop', { offset: 0.45, 'stop-color': '#2a1c14', 'stop-opacity': 0 }),
      el('stop', { offset: 1, 'stop-color': '#140d0b', 'stop-opacity': 0.6 }),
    ),
  )
  return rect(0, 0, sheet.width, sheet.height, paint)
}
