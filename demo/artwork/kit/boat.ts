import { plane } from './figure/cut.ts'
import { arc, brush, curve, pts } from './line.ts'
import { fill, group, put } from './svg.ts'

/** A wooden fishing boat with its sculler, about 300 px long around its waterline centre, bow to the right. */
export function boat(
  x: number,
  y: number,
  scale: number,
  hull: string,
  rim: string,
  cloth: string,
  flip: 1 | -1 = 1,
): string {
  return put(
    x,
    y,
    group(
      {},
      fill(
        curve(
          pts('-150,-34 -120,-6 -60,8 40,10 112,-4 176,-62 120,-34 40,-24 -60,-24 -130,-36'),
          true,
        ),
        hull,
      ),
      fill(
        brush(pts('-156,-38 -60,-27 40,-27 120,-37 182,-68'), 7, { head: 0.6, tail: 0.5, seed: 4 }),
        rim,
      ),
      fill(brush(pts('-140,-20 -40,-8 60,-8 130,-24'), 3, { seed: 7 }), rim, 0.7),
      fill(brush(pts('-78,-104 -130,-40 -196,22'), 6, { head: 0.7, tail: 1.5, seed: 2 }), hull),
      sculler(hull, cloth),
      fill(brush(pts('66,-28 66,-104'), 5, { head: 1, tail: 0.7 }), hull),
      fill(brush(pts('66,-104 84,-96'), 4, { head: 1, tail: 0.6 }), hull),
    ),
    scale,
    0,
    flip,
  )
}

/** Feet apart on the stern boards, the weight on the oar, a sedge hat over the nape. */
function sculler(body: string, cloth: string): string {
  const limb = (text: string, width: number, paint: string) =>
    fill(brush(pts(text), width, { head: 1, tail: 0.6, rough: 0.05 }), paint)
  return group(
    {},
    plane('-44,-66* -28,-66 -24,-48 -26,-28 -36,-26 -38,-44', body),
    plane('-62,-64* -40,-66 -42,-46 -54,-28 -66,-26 -62,-44', body),
    limb('-36,-98 -58,-90 -88,-100', 10, body),
    plane('-54,-112 -38,-112 -27,-102 -24,-82 -30,-60* -66,-56* -66,-78 -60,-98', cloth),
    plane('-40,-112 -27,-102 -24,-82 -30,-60* -44,-59 -36,-82', body, 0.4),
    plane('-66,-72* -25,-76* -26,-70* -66,-65*', body),
    limb('-50,-102 -66,-82 -88,-90', 13, cloth),
    fill(curve(arc(-90, -92, 5.4, 5.4, 0, 6.28), true), '#c98f6e'),
    plane('-58,-110* -60,-120 -50,-126 -40,-122 -42,-112 -46,-108', '#c98f6e'),
    plane('-78,-112* -62,-128 -46,-139 -30,-130 -12,-114* -46,-120', '#b08a5c'),
    plane('-46,-139 -30,-130 -12,-114* -44,-120', body, 0.5),
  )
}
