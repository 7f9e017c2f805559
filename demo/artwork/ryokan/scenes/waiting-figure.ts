import { brush, curve, oval, type Point, polygon, pts } from '../../kit/line.ts'
import { bokashi, glow, type Sheet, soft } from '../../kit/sheet.ts'
import { fill, group, put, rect } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'

/** From behind, under a paper umbrella: a short coat with the house's mark, a lantern at the left. */
export function innkeeper(sheet: Sheet): string {
  const skirt: Point[] = pts('-52,-150 52,-150 50,-60 40,-8 -40,-8 -50,-60')
  const coat: Point[] = pts(
    '-34,-300 34,-300 66,-280 84,-200 74,-126 0,-118 -74,-126 -84,-200 -66,-280',
  )
  return (
    soft(sheet, 6, fill(curve(oval(10, 2, 86, 14), true), '#2b3c51', 0.7)) +
    glow(sheet, -112, -150, 330, ink.lamp, 0.6, 300) +
    slim(
      fill(polygon(pts('-36,-20 -6,-20 -4,4 -42,4')), '#141a22') +
        fill(polygon(pts('6,-20 36,-20 42,4 4,4')), '#141a22') +
        fill(
          curve(skirt, true),
          bokashi(
            sheet,
            [
              [0, '#8b6f5c'],
              [0.4, '#5a4c52'],
              [1, '#3c3b47'],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        fill(brush(pts('6,-140 12,-70 8,-10'), 5), '#2c2c37', 0.7) +
        fill(
          curve(coat, true),
          bokashi(
            sheet,
            [
              [0, '#4f6b58'],
              [0.35, ink.cedar],
              [1, ink.cedarDeep],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        fill(brush(pts('-62,-268 -96,-214 -110,-186'), 44, { head: 0.8, tail: 0.7 }), '#3f5a4b') +
        fill(brush(pts('60,-270 84,-236 58,-206'), 42, { head: 0.8, tail: 0.8 }), ink.cedarDeep) +
        fill(brush(pts('-30,-298 0,-286 30,-298'), 14, { head: 0.8, tail: 0.8 }), ink.snowPale) +
        crest(),
    ) +
    fill(curve(pts('-13,-308 13,-308 11,-288 -11,-288'), true), '#c79f80') +
    fill(curve(oval(0, -332, 27, 31), true), '#1b1a1f') +
    fill(curve(oval(0, -366, 15, 13), true), '#1b1a1f') +
    fill(brush(pts('-14,-357 2,-354 15,-358'), 5), ink.ember) +
    fill(brush(pts('-20,-334 -6,-346'), 4), '#4a4543') +
    umbrella(sheet) +
    lantern(sheet)
  )
}

/** The body drawn a little narrower than the measures its parts were cut to. */
const slim = (body: string) => group({ transform: 'scale(0.84 1)' }, body)

/** Snow that slides from a bough: the mark on the coat's back. */
const crest = () =>
  put(
    0,
    -218,
    fill(curve(oval(0, 0, 27, 27), true), ink.snowPale) +
      fill(polygon(pts('0,-19 15,4 -15,4')), ink.cedar) +
      fill(brush(pts('-20,12 0,7 20,12'), 6), ink.cedar),
    1,
  )

function umbrella(sheet: Sheet): string {
  const edge = Array.from(
    { length: 11 },
    (_, i): Point => [-190 + 40 * i + 14, -392 + (i % 2 === 0 ? 8 : -4)],
  )
  const dome: Point[] = pts('-182,-388 -150,-448 -90,-496 14,-516 118,-496 178,-448 218,-388')
  const ribs = [-150, -96, -40, 18, 76, 132, 184].map((x) =>
    fill(
      brush(
        [
          [18, -514],
          [18 + (x - 18) * 0.66, -472],
          [x, -390],
        ],
        4,
        { head: 0.5, tail: 1 },
      ),
      '#5c2418',
      0.7,
    ),
  )
  return (
    rect(44, -500, 6, 290, ink.soot) +
    fill(
      `${curve(dome)}${edge
        .reverse()
        .map(([x, y]) => `L${x} ${y}`)
        .join('')}Z`,
      bokashi(
        sheet,
        [
          [0, '#d2764a'],
          [0.5, '#a9452b'],
          [1, '#6f2a1e'],
        ],
        [0, 0.4, 1, 0.6],
      ),
    ) +
    ribs.join('') +
    fill(
      curve(
        pts(
          '-150,-440 -90,-490 14,-512 118,-490 170,-452 120,-470 60,-470 14,-484 -50,-468 -96,-462',
        ),
        true,
      ),
      '#dfe6ea',
    ) +
    fill(polygon(pts('10,-530 24,-530 27,-508 7,-508')), ink.soot)
  )
}

function lantern(sheet: Sheet): string {
  const folds = [0, 1, 2, 3, 4]
    .map((i) =>
      fill(
        brush(
          [
            [-144, -156 + i * 16],
            [-114, -153 + i * 16],
            [-84, -156 + i * 16],
          ],
          2.4,
          { head: 1, tail: 1 },
        ),
        ink.emberDeep,
        0.5,
      ),
    )
    .join('')
  return (
    fill(brush(pts('-110,-190 -114,-176'), 4, { head: 1, tail: 1 }), ink.soot) +
    rect(-132, -180, 36, 9, ink.soot) +
    fill(
      curve(pts('-132,-174 -96,-174 -82,-140 -84,-100 -98,-78 -130,-78 -144,-100 -146,-140'), true),
      bokashi(
        sheet,
        [
          [0, ink.lampPale],
          [0.6, '#f7c566'],
          [1, ink.lamp],
        ],
        [0, 0, 0, 1],
      ),
    ) +
    folds +
    rect(-130, -82, 32, 8, ink.soot) +
    glow(sheet, -114, -128, 90, '#fff0c8', 0.6) +
    glow(sheet, -110, 6, 240, ink.lamp, 0.6, 60)
  )
}
