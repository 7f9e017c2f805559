import { curve, oval, pts } from '../../kit/line.ts'
import { fill, rect } from '../../kit/svg.ts'
import { ink } from './inks.ts'

/** The round sign of the stop, with snow on its rim. */
export function busStop(): string {
  return (
    rect(-5, -270, 10, 280, '#222d38') +
    fill(curve(oval(0, -290, 46, 46), true), ink.emberDeep) +
    fill(curve(oval(0, -290, 37, 37), true), ink.snowPale) +
    rect(-24, -304, 48, 6, ink.emberDeep) +
    rect(-24, -288, 34, 5, '#5b6874') +
    rect(-24, -276, 42, 5, '#5b6874') +
    rect(-34, -222, 68, 58, ink.snowPale) +
    [0, 1, 2, 3].map((i) => rect(-26, -212 + i * 11, 52 - (i % 2) * 14, 4, '#5b6874')).join('') +
    fill(
      curve(pts('-46,-300 -34,-332 0,-346 34,-332 46,-300 26,-322 0,-328 -26,-322'), true),
      '#dfe6ea',
    ) +
    fill(curve(oval(0, 8, 44, 13, 0.1, 2), true), '#aab8c5')
  )
}
