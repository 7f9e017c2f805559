import { brush, curve, oval, type Point, polygon, pts } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { glow, type Sheet } from '../../kit/sheet.ts'
import { disc, fill, group, put, rect } from '../../kit/svg.ts'
import { ink } from './inks.ts'

/** Glowing charcoal heaped around the origin, about 2r wide. */
export function embers(sheet: Sheet, r: number, seed: number): string {
  const random = createRandom(`embers${seed}`)
  const coals = Array.from({ length: 15 }, (_, i) => {
    const a = random.range(0, Math.PI * 2)
    const d = r * 0.72 * Math.sqrt(random.next())
    const [x, y] = [Math.cos(a) * d, Math.sin(a) * d * 0.36]
    const long = r * random.range(0.2, 0.34)
    const turn = random.jitter(50)
    return put(
      x,
      y,
      fill(curve(oval(0, 0, long, long * 0.42, 0.16, i + seed), true), ink.soot) +
        fill(
          curve(oval(0, long * 0.06, long * 0.72, long * 0.2, 0.2, i + seed + 9), true),
          i % 3 === 0 ? ink.lamp : ink.ember,
        ),
      1,
      turn,
    )
  })
  return (
    glow(sheet, 0, 0, r * 2.2, ink.ember, 0.7, r) +
    coals.join('') +
    glow(sheet, 0, -r * 0.1, r * 1.1, ink.lamp, 0.65, r * 0.5)
  )
}

/** A whole char on its stick, head up, its body bent as if it swam; about 250 px long, the stick's foot at the origin. */
export function skewered(seed: number, lit: 1 | -1): string {
  const body: Point[] = pts(
    '2,-250 20,-238 30,-205 26,-165 18,-130 22,-95 22,-70 34,-42 4,-56 -14,-40 -2,-78 -14,-110 -24,-150 -20,-195 -10,-236',
  )
  const salt = Array.from({ length: 16 }, (_, i) =>
    disc(noise1(i * 2.1, seed) * 16 + 2, -80 - i * 9.5, 2, 1.7, ink.snow, 0.85),
  ).join('')
  const scorch = [0, 1, 2, 3]
    .map((i) =>
      fill(
        brush(
          [
            [-18 + noise1(i, seed) * 4, -100 - i * 34],
            [2, -94 - i * 34],
            [22, -104 - i * 34],
          ],
          6,
        ),
        ink.woodDeep,
        0.5,
      ),
    )
    .join('')
  return group(
    {},
    rect(-3, -270, 6, 274, ink.hinoki),
    fill(curve(body, true), '#8a7350'),
    fill(
      curve(
        body.map(([x, y]): Point => [x * 0.66 + lit * 8, y * 0.97 - 4]),
        true,
      ),
      ink.straw,
      0.75,
    ),
    scorch,
    salt,
    fill(brush(pts('-10,-222 6,-212 20,-220'), 4), ink.woodDeep),
    disc(6, -234, 4, 4, ink.snow),
    disc(6, -234, 2.4, 2.4, ink.soot),
    rect(-3, -60, 6, 64, ink.hinoki),
  )
}

/** An iron kettle on its hook; the pole leaves the sheet above. The origin is the kettle's middle. */
export function kettle(pole: number): string {
  const carved: Point[] = pts(
    '-92,-250 -58,-270 -6,-270 40,-258 66,-274 84,-268 72,-250 84,-232 66,-228 40,-242 -10,-232 -60,-234',
  )
  return (
    rect(-9, -pole, 18, pole - 180, ink.hinoki) +
    rect(-9, -pole, 5, pole - 180, ink.hinokiPale, 0.4) +
    [0.3, 0.55, 0.8]
      .map((t) => rect(-11, -pole * t - 180 * (1 - t), 22, 6, ink.woodDeep))
      .join('') +
    fill(curve(carved, true), ink.wood) +
    fill(brush(pts('-74,-252 -20,-258 36,-250'), 5), ink.woodDeep) +
    disc(-70, -256, 4, 4, ink.soot) +
    fill(brush(pts('0,-190 0,-150 12,-128 0,-116'), 9, { head: 1, tail: 0.7 }), ink.soot) +
    fill(
      brush(pts('-78,-18 -72,-84 0,-124 72,-84 78,-18'), 10, { head: 0.9, tail: 0.9 }),
      ink.soot,
    ) +
    fill(brush(pts('74,-10 112,-30 128,-58'), 28, { head: 1, tail: 0.6 }), '#2c2724') +
    fill(curve(pts('-60,-50 60,-50 92,-6 86,44 44,66 -44,66 -86,44 -92,-6'), true), '#2c2724') +
    fill(curve(pts('-60,-42 -20,-46 -56,-4 -62,30 -80,34 -84,-4'), true), '#59504a', 0.8) +
    fill(brush(pts('-70,52 0,68 70,52'), 9), ink.ember, 0.75) +
    fill(curve(oval(0, -50, 62, 13), true), '#47403b') +
    fill(curve(oval(0, -62, 14, 12), true), '#2c2724')
  )
}

/** The square of ash in the floor, with its frame of wood. `outer` and `inner` run clockwise from the far left. */
export function pit(
  sheet: Sheet,
  outer: readonly [Point, Point, Point, Point],
  inner: readonly [Point, Point, Point, Point],
): string {
  const sides = [0, 1, 2, 3].map((i) => {
    const k = (i + 1) % 4
    const plank = [outer[i], outer[k], inner[k], inner[i]].filter((p) => p !== undefined)
    return fill(polygon(plank), ['#6d4a30', '#84603f', '#a37a50', '#84603f'][i] ?? ink.wood)
  })
  const [a, b, c, d] = inner
  const combed = Array.from({ length: 13 }, (_, i) => {
    const t = (i + 0.6) / 13
    const left: Point = [a[0] + (d[0] - a[0]) * t, a[1] + (d[1] - a[1]) * t]
    const right: Point = [b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t]
    return fill(
      brush([left, [(left[0] + right[0]) / 2, left[1] + 5], right], 4, { head: 0.6, tail: 0.6 }),
      '#8f877c',
      0.6,
    )
  })
  const lip = [0, 1, 2, 3].map((i) => {
    const [p, q] = [inner[i], inner[(i + 1) % 4]]
    return p && q ? fill(brush([p, q], 6, { head: 1, tail: 1 }), ink.soot) : ''
  })
  return (
    sides.join('') +
    fill(polygon(inner), '#b3aa9c') +
    combed.join('') +
    lip.join('') +
    glow(
      sheet,
      (a[0] + c[0]) / 2,
      (a[1] + c[1]) / 2,
      (b[0] - a[0]) * 0.9,
      ink.ember,
      0.5,
      (c[1] - a[1]) * 1.1,
    )
  )
}
