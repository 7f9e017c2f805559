import { edge, form, lines, plane } from './figure/cut.ts'
import { arc, brush, curve, type Point, polygon, pts } from './line.ts'
import { ink } from './palette.ts'
import type { Sheet } from './sheet.ts'
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

/** A small whole figure walking away, 200 px tall, feet at (x, y): a long coat, one heel lifted. */
export function walker(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  look: Walker,
  flip: 1 | -1 = 1,
): string {
  const { coat, shade, hair, legs, skin = ink.skin, hat, bag, umbrella } = look
  const hand: Point = umbrella ? [26, -128] : [34, -86]
  return put(
    x,
    y,
    leg(sheet, '-22,-80 -20,-40 -17,-10 -22,-3 -20,2 -4,2 -3,-6 -5,-40 0,-80', legs) +
      leg(sheet, '2,-80 5,-44 8,-20 4,-12 8,-8 20,-10 22,-18 20,-44 24,-80', legs) +
      arm(sheet, '-26,-150 -36,-128 -38,-104 -34,-82 -26,-82 -26,-104 -18,-130', coat, shade) +
      fill(polygon(pts('-34,-83 -26,-83 -27,-73 -33,-74')), skin) +
      form(sheet, '-8,-172 -8,-160 8,-160 8,-172', skin) +
      form(
        sheet,
        '-10,-164 -24,-157 -29,-144 -27,-118 -31,-72 -33,-56* 0,-51 32,-57* 29,-74 27,-118 30,-144 24,-157 10,-164 0,-160',
        coat,
        1.8,
        plane('8,-170 10,-130 16,-100 10,-40 60,-40 60,-170', shade),
        lines(2.6, shade, '0,-150 -1,-110 1,-54'),
        plane('-31,-150 -21,-130 -22,-100 -34,-100', shade, 0.7),
      ) +
      arm(
        sheet,
        umbrella
          ? '24,-154 37,-138 40,-120 30,-114 20,-126 26,-130 30,-128 24,-138'
          : '24,-152 36,-130 40,-106 37,-82 29,-82 29,-104 20,-130',
        shade,
        shade,
      ) +
      fill(curve(arc(hand[0] - 2, hand[1] + 2, 5, 5.6, 0, 6.28), true), skin) +
      form(sheet, '-11,-166 0,-162 11,-166 13,-158 0,-154 -13,-158', shade) +
      form(sheet, '-13,-184 -12,-196 0,-202 12,-196 13,-184 9,-172 0,-168 -9,-172', hair) +
      (hat
        ? form(
            sheet,
            '-30,-188* -14,-202 0,-214 14,-202 30,-188* 0,-181',
            hat,
            1.6,
            plane('4,-216 8,-180 40,-180 30,-216', ink.umber, 0.25),
          )
        : '') +
      (bag
        ? form(sheet, '28,-84 44,-84 50,-56 24,-56', bag, 1.6) +
          lines(1.8, bag, '28,-84 32,-96 38,-96 44,-84')
        : '') +
      (umbrella ? wagasa(umbrella) : ''),
    scale,
    0,
    flip,
  )
}

const leg = (sheet: Sheet, outline: string, paint: string) =>
  form(sheet, outline, paint, 0, plane('-40,-2 40,-12 40,8 -40,8', ink.umber))

const arm = (sheet: Sheet, outline: string, paint: string, shade: string) =>
  form(sheet, outline, paint, 1.6, plane('-30,-150 -26,-100 -34,-80 0,-80 0,-150', shade, 0.5))

/** An oiled-paper umbrella held over the shoulder: the dome with its ribs, one pale ring, the dark mouth beneath. */
function wagasa([paper, dark]: readonly [string, string]): string {
  const apex: Point = [10, -258]
  const rim = arc(10, -206, 88, 17, Math.PI, 0, 12)
  const low = arc(10, -206, 88, 17, 0, Math.PI, 12)
  const ring = (k: number): Point[] =>
    low.map(([x, y]) => [
      apex[0] + (x - apex[0]) * k,
      apex[1] + (y - apex[1]) * k - 10 * k * (1 - k),
    ])
  const dome = [...arc(10, -206, 88, 52, Math.PI, Math.PI * 2, 20), ...low]
  const half = arc(10, -206, 88, 17, 0, Math.PI * 0.42, 6)
  return (
    fill(polygon([...rim, ...low]), dark) +
    fill(brush(pts('27,-112 18,-170 11,-252'), 4, { head: 1, tail: 1 }), ink.umber) +
    fill(polygon(dome), paper) +
    fill(polygon([apex, ...half.map((p): Point => p)]), dark, 0.4) +
    fill(polygon([...ring(0.74), ...ring(0.56).reverse()]), ink.washi, 0.85) +
    low
      .map(([x, y]) =>
        fill(
          brush([apex, [(apex[0] + x) / 2, (apex[1] + y) / 2 - 6], [x, y]], 1.7, {
            head: 0.6,
            tail: 1,
          }),
          dark,
        ),
      )
      .join('') +
    edge(dome, 2) +
    fill(polygon(pts('6,-266 14,-266 16,-256 4,-256')), ink.umber)
  )
}
