import { brush, curve, oval, pts } from './line.ts'
import { ink } from './palette.ts'
import { keyLine, shape } from './shape.ts'
import { fill, put } from './svg.ts'

export type Walker = {
  coat: string
  shade: string
  hair: string
  legs: string
  skin?: string
  hat?: string
  bag?: string
  umbrella?: readonly [string, string]
}

/** A small whole figure walking, 200 px tall, feet at (x, y), seen from behind. */
export function walker(
  x: number,
  y: number,
  scale: number,
  look: Walker,
  flip: 1 | -1 = 1,
): string {
  const { coat, shade, hair, legs, skin = ink.skin, hat, bag, umbrella } = look
  return put(
    x,
    y,
    fill(brush(pts('-10,-84 -16,-40 -22,-2'), 22, { head: 1, tail: 0.55 }), legs) +
      fill(brush(pts('10,-84 18,-40 12,-6'), 21, { head: 1, tail: 0.55 }), legs) +
      fill(brush(pts('-30,-2 -14,-2'), 10, { head: 0.9, tail: 0.7 }), ink.umber) +
      fill(brush(pts('4,-5 22,-5'), 9, { head: 0.9, tail: 0.7 }), ink.umber) +
      fill(brush(pts('0,-176 0,-154'), 14, { head: 1, tail: 1 }), skin) +
      shape(pts('-16,-160 -32,-148 -36,-100 -34,-66 34,-66 36,-100 32,-148 16,-160'), coat, 1.6) +
      fill(curve(pts('8,-158 32,-146 36,-100 34,-68 12,-68 18,-110'), true), shade, 0.7) +
      fill(brush(pts('-30,-142 -44,-112 -38,-86'), 15, { head: 1, tail: 0.6 }), coat) +
      fill(
        brush([[30, -142], [42, -112], umbrella ? [26, -124] : [40, -84]], 15, {
          head: 1,
          tail: 0.6,
        }),
        shade,
      ) +
      fill(curve(oval(0, -184, 16, 19, 0.05, 3), true), hair) +
      (hat ? shape(pts('-28,-190 0,-212 28,-190 0,-184'), hat, 1.4) : '') +
      (bag ? shape(pts('34,-92 58,-92 62,-58 32,-58'), bag, 1.4) : '') +
      (umbrella
        ? fill(brush(pts('22,-120 20,-240'), 4, { head: 1, tail: 1 }), ink.umber) +
          shape(
            pts('-82,-206 -60,-246 20,-272 100,-246 122,-206 72,-214 20,-208 -32,-214'),
            umbrella[0],
            1.8,
          ) +
          [-60, -20, 20, 60, 100]
            .map((k) =>
              keyLine(
                [
                  [20, -270],
                  [20 + (k - 20) * 0.6, -240],
                  [k, -212],
                ],
                1.6,
                umbrella[1],
              ),
            )
            .join('')
        : ''),
    scale,
    0,
    flip,
  )
}
