import { form, lines, plane } from './figure/cut.ts'
import { brush, curve, oval, type Point, pts } from './line.ts'
import { ink } from './palette.ts'
import type { Sheet } from './sheet.ts'
import { disc, fill, put, stroke } from './svg.ts'

/** Two inks of a blossom, lit and in shade. */
type Petals = readonly [string, string]

const red: Petals = ['#d9573f', '#a3321f']
const pink: Petals = ['#f0b7a4', '#cf7c66']

/** Five round petals, their shaded halves, and a ring of stamens. */
function blossom(sheet: Sheet, r: number, [base, shade]: Petals, turn: number): string {
  return put(
    0,
    0,
    Array.from({ length: 5 }, (_, i) => {
      const a = (i / 5) * Math.PI * 2 - Math.PI / 2
      const [x, y] = [Math.cos(a) * r * 0.62, Math.sin(a) * r * 0.62]
      return form(
        sheet,
        oval(x, y, r * 0.5, r * 0.47, 0.06, i),
        base,
        r * 0.1,
        fill(curve(oval(x + r * 0.2, y + r * 0.24, r * 0.42, r * 0.36), true), shade),
      )
    }).join('') +
      disc(0, 0, r * 0.2, r * 0.2, shade) +
      Array.from({ length: 9 }, (_, i) => {
        const a = (i / 9) * Math.PI * 2
        const [x, y] = [Math.cos(a) * r * 0.44, Math.sin(a) * r * 0.44]
        return (
          stroke(`M0 0L${x.toFixed(1)} ${y.toFixed(1)}`, ink.amberPale, r * 0.05) +
          disc(x, y, r * 0.075, r * 0.075, ink.amber)
        )
      }).join(''),
    1,
    turn,
  )
}

const bud = (sheet: Sheet, r: number, [base, shade]: Petals) =>
  form(
    sheet,
    oval(0, 0, r * 0.42, r * 0.46),
    base,
    r * 0.1,
    plane(`${r * 0.1},${-r} ${r * 0.1},${r} ${r},${r} ${r},${-r}`, shade),
  ) + fill(curve(oval(0, r * 0.4, r * 0.26, r * 0.16), true), '#5a2f2a')

/**
 * A cut branch of plum about 330 px high whose foot is at (x, y): old wood that turns at every knot,
 * straight young shoots, blossoms on the wood and buds toward the tips.
 */
export function plumBranch(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  bark: string,
  lit: string,
): string {
  const wood = (text: string, width: number, tail: number) =>
    fill(brush(pts(text), width, { head: 1, tail, rough: 0.3, seed: width }), bark)
  const shoots: ReadonlyArray<readonly [string, number, number]> = [
    ['0,0 -4,-70 -26,-124 -8,-176', 15, 0.8],
    ['-8,-176 36,-214 48,-262 104,-300', 11, 0.35],
    ['104,-300 136,-322 170,-330', 4.4, 0.3],
    ['-26,-124 -62,-158 -70,-204', 8, 0.5],
    ['-70,-204 -78,-250 -70,-296', 4, 0.3],
    ['36,-214 82,-214 124,-238', 6, 0.4],
    ['48,-262 40,-302 46,-338', 3.6, 0.3],
  ]
  const flowers: ReadonlyArray<readonly [Point, number, Petals, number]> = [
    [[-66, -196], 23, pink, 10],
    [[-22, -128], 20, red, 40],
    [[38, -218], 25, red, 0],
    [[92, -292], 22, pink, 22],
    [[98, -226], 19, pink, 50],
  ]
  const buds: ReadonlyArray<readonly [Point, Petals]> = [
    [[-76, -246], pink],
    [[-69, -296], red],
    [[134, -322], red],
    [[168, -331], pink],
    [[126, -240], red],
    [[44, -306], pink],
    [[46, -338], red],
  ]
  return put(
    x,
    y,
    shoots.map(([text, width, tail]) => wood(text, width, tail)).join('') +
      lines(2.4, lit, '-4,-10 -8,-70 -28,-120', '-10,-170 30,-210 42,-256', '-34,-132 -60,-160') +
      buds.map(([[a, b], petals]) => put(a, b, bud(sheet, 17, petals))).join('') +
      flowers
        .map(([[a, b], r, petals, turn]) => put(a, b, blossom(sheet, r, petals, turn)))
        .join(''),
    scale,
  )
}
