import { rect } from '../kit/svg.ts'

const clay = ['#a5523c', '#93452f', '#b8624a', '#7d3a2c', '#9c4c38'] as const

/** The brick of the warehouse seen close, course upon course, over its mortar. */
export function bricks(x: number, y: number, width: number, height: number): string {
  const [long, high] = [92, 36]
  const rows = Array.from({ length: Math.ceil(height / high) }, (_, row) =>
    Array.from({ length: Math.ceil(width / long) + 1 }, (_, i) => {
      const left = Math.max(x, x + i * long - (row % 2) * (long / 2))
      const right = Math.min(x + width, x + (i + 1) * long - (row % 2) * (long / 2) - 5)
      const paint = clay[(i * 7 + row * 3 + ((i * row) % 4)) % clay.length] ?? clay[0]
      return right > left ? rect(left, y + row * high, right - left, high - 5, paint) : ''
    }).join(''),
  )
  return rect(x, y, width, height, '#5a2a26') + rows.join('')
}
