import { brush, curve, pts } from './line.ts'
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
      fill(brush(pts('-84,-96 -130,-40 -196,22'), 6, { head: 0.7, tail: 1.5, seed: 2 }), hull),
      sculler(hull, cloth),
      fill(brush(pts('66,-28 66,-104'), 5, { head: 1, tail: 0.7 }), hull),
      fill(brush(pts('66,-104 84,-96'), 4, { head: 1, tail: 0.6 }), hull),
    ),
    scale,
    0,
    flip,
  )
}

function sculler(body: string, cloth: string): string {
  return group(
    {},
    fill(
      curve(
        pts('-62,-28 -74,-62 -66,-92 -48,-104 -34,-92 -30,-60 -22,-28 -34,-24 -46,-52 -52,-26'),
        true,
      ),
      cloth,
    ),
    fill(brush(pts('-58,-92 -76,-82 -86,-92'), 12, { head: 1, tail: 0.6 }), cloth),
    fill(curve(pts('-52,-106 -46,-120 -34,-120 -32,-108 -42,-102'), true), body),
    fill(curve(pts('-66,-112 -42,-132 -16,-112 -40,-116'), true), cloth),
    fill(curve(pts('-66,-112 -42,-132 -16,-112 -40,-116'), true), body, 0.45),
  )
}
