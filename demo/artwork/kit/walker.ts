import { brush, curve, oval, pts } from './line.ts'
import { ink } from './palette.ts'
import { keyLine, shape } from './shape.ts'
import { fill, put } from './svg.ts'

type Walker = {
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
    fill(brush(pts('-9,-92 -13,-44 -20,-4'), 24, { head: 1, tail: 0.42 }), legs) +
      fill(brush(pts('10,-92 16,-46 9,-8'), 23, { head: 1, tail: 0.42 }), legs) +
      fill(brush(pts('-29,-2 -20,-5 -11,-2'), 9, { head: 0.9, tail: 0.7 }), ink.umber) +
      fill(brush(pts('1,-6 10,-9 19,-6'), 8, { head: 0.9, tail: 0.7 }), ink.umber) +
      fill(brush(pts('26,-146 37,-122'), 15, { head: 1, tail: 0.9 }), shade) +
      fill(
        brush(umbrella ? pts('36,-124 38,-112 26,-122') : pts('36,-126 42,-104 38,-84'), 14, {
          head: 1,
          tail: 0.7,
        }),
        shade,
      ) +
      fill(brush(pts('0,-178 0,-154'), 12, { head: 1, tail: 1.3 }), skin) +
      shape(
        pts(
          '-12,-163 -26,-154 -31,-132 -30,-104 -35,-64 -18,-58 0,-61 20,-57 36,-63 31,-104 31,-132 26,-154 12,-163 0,-160',
        ),
        coat,
        1.6,
      ) +
      fill(
        curve(pts('10,-162 25,-153 31,-130 31,-104 36,-64 16,-60 20,-104 18,-136'), true),
        shade,
        0.75,
      ) +
      keyLine(pts('-2,-120 -4,-90 -2,-62'), 1.8, shade) +
      fill(brush(pts('-26,-148 -38,-120 -36,-90'), 14, { head: 1, tail: 0.6 }), coat) +
      keyLine(pts('-24,-140 -30,-118 -29,-92'), 1.6, shade) +
      fill(brush(pts('-13,-160 0,-156 13,-160'), 9, { head: 0.9, tail: 0.9 }), shade) +
      fill(curve(oval(0, -183, 14.5, 18, 0.05, 3), true), hair) +
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
