import { brush, type Point, polygon } from '../line.ts'
import { ink } from '../palette.ts'
import { clipped, type Sheet } from '../sheet.ts'
import { fill } from '../svg.ts'
import { cut, edge, lines } from './cut.ts'

/** Cloth in three flat tones: as dyed, in shade, and the edge or lining that shows. */
export type Cloth = { base: string; shade: string; trim: string }

/** Shoulder, elbow and wrist. */
export type Limb = readonly [Point, Point, Point]

const add = (p: Point, q: Point, k: number): Point => [p[0] + q[0] * k, p[1] + q[1] * k]
const unit = (p: Point, q: Point): Point => {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
  return [(q[0] - p[0]) / length, (q[1] - p[1]) / length]
}
const normal = ([x, y]: Point): Point => [y, -x]
const between = (p: Point, q: Point, t: number): Point => [
  p[0] + (q[0] - p[0]) * t,
  p[1] + (q[1] - p[1]) * t,
]
const text = (points: ReadonlyArray<readonly [Point, boolean]>) =>
  points.map(([[x, y], corner]) => `${x},${y}${corner ? '*' : ''}`).join(' ')

/** How full the sleeve is at shoulder, elbow and wrist (px), how much of the forearm it covers, and its cuff. */
export type Fit = {
  widths: readonly [number, number, number]
  cover?: number
  cuff?: number
  weight?: number
}

/** An arm in its sleeve, bent at the elbow: folds gather in the crook, the underside lies in shade. */
export function sleeve(sheet: Sheet, limb: Limb, cloth: Cloth, fit: Fit): string {
  const [shoulder, elbow] = limb
  const { widths, cover = 1, cuff = 0, weight = 2.4 } = fit
  const wrist = between(elbow, limb[2], cover)
  const u = unit(shoulder, elbow)
  const v = unit(elbow, wrist)
  const bend = u[0] * v[1] - u[1] * v[0] > 0 ? 1 : -1
  const out = (n: Point): Point => [n[0] * bend, n[1] * bend]
  const a = out(normal(u))
  const b = out(normal(v))
  const joint = unit([0, 0], [a[0] + b[0], a[1] + b[1]])
  const [ws, we, ww] = [widths[0] / 2, widths[1] / 2, widths[2] / 2]
  const upper = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1])
  const lower = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1])
  const crook = add(elbow, joint, -we * 0.95)
  const outline = cut(
    text([
      [add(add(shoulder, a, ws), u, -ws * 0.5), false],
      [add(between(shoulder, elbow, 0.5), a, (ws + we) * 0.52), false],
      [add(add(elbow, a, we), u, -we * 0.15), false],
      [add(elbow, joint, we * 1.1), false],
      [add(add(elbow, b, we), v, we * 0.25), false],
      [add(between(elbow, wrist, 0.6), b, (we + ww) * 0.5), false],
      [add(wrist, b, ww), true],
      [add(wrist, v, ww * 0.22), false],
      [add(wrist, b, -ww), true],
      [add(between(elbow, wrist, 0.5), b, -(we + ww) * 0.5), false],
      [add(crook, v, Math.min(we * 0.35, lower * 0.2)), false],
      [crook, true],
      [add(crook, u, -we * 0.35), false],
      [add(between(shoulder, elbow, 0.5), a, -(ws + we) * 0.46), false],
      [add(add(shoulder, a, -ws), u, -ws * 0.3), false],
    ]),
  )
  const low: Point = [0.35, 0.94]
  const sideOf = (n: Point) => (n[0] * low[0] + n[1] * low[1] > 0 ? 1 : -1)
  const band = (p: Point, q: Point, n: Point, w: number) => {
    const s = sideOf(n)
    const rim = [0.3, 0.12, 0.34, 0.02, 0.3, 0.16].map(
      (k, i, all): Point => add(between(p, q, i / (all.length - 1)), n, s * w * k),
    )
    return fill(
      polygon([
        ...cut(text(rim.map((r) => [r, false])), false),
        add(q, n, s * w * 2),
        add(p, n, s * w * 2),
      ]),
      cloth.shade,
    )
  }
  const tuck = (from: Point, to: Point, width: number) =>
    fill(
      brush([from, add(between(from, to, 0.5), normal(unit(from, to)), width * 0.3), to], width, {
        head: 1,
        tail: 0,
        rough: 0.1,
      }),
      cloth.shade,
    )
  const fold = (from: Point, to: Point, sag: number): string => {
    const [mx, my] = between(from, to, 0.5)
    const m = normal(unit(from, to))
    return `${from[0]},${from[1]} ${mx + m[0] * sag},${my + m[1] * sag} ${to[0]},${to[1]}`
  }
  const d = polygon(outline)
  return (
    fill(d, cloth.base) +
    clipped(
      sheet,
      d,
      band(add(shoulder, u, -ws), add(elbow, u, we), a, ws),
      band(add(elbow, v, -we * 0.9), add(wrist, v, 20), b, we),
      tuck(crook, add(add(elbow, a, we * 0.7), u, -we * 1.3), we * 0.3),
      tuck(crook, add(add(elbow, b, we * 0.8), v, we * 1.25), we * 0.3),
      cuff > 0
        ? fill(
            brush(
              [
                add(add(wrist, v, -cuff * 0.4), b, ww * 1.3),
                add(wrist, v, -cuff * 0.2),
                add(add(wrist, v, -cuff * 0.4), b, -ww * 1.3),
              ],
              cuff,
              {
                head: 1,
                tail: 1,
                rough: 0.05,
              },
            ),
            cloth.trim,
          )
        : '',
    ) +
    lines(
      weight,
      ink.umber,
      fold(crook, add(add(elbow, joint, we * 0.3), u, -we * 0.8), bend * -4),
      fold(crook, add(add(elbow, joint, we * 0.45), v, Math.min(we * 0.6, lower * 0.5)), bend * 5),
      fold(
        add(add(elbow, a, we * 0.95), u, -Math.min(upper * 0.3, we * 0.8)),
        add(add(elbow, a, we * 0.2), u, -Math.min(upper * 0.4, we * 1.1)),
        bend * -3,
      ),
      ...(lower > we * 1.4
        ? [
            fold(
              add(add(elbow, b, we * 0.9), v, we),
              add(add(elbow, b, we * 0.15), v, we * 1.3),
              bend * 3,
            ),
          ]
        : []),
    ) +
    edge(outline.slice(0, Math.round(outline.length * 0.88)), weight * 1.1, ink.umber, true)
  )
}

/** The bare forearm from `from` to the wrist. */
export function forearm(
  sheet: Sheet,
  from: Point,
  wrist: Point,
  skin: { base: string; shade: string },
  widths: readonly [number, number],
  weight = 2.2,
): string {
  const u = unit(from, wrist)
  const n = normal(u)
  const [a, b] = [widths[0] / 2, widths[1] / 2]
  const s = n[1] > 0 ? 1 : -1
  const outline = cut(
    text([
      [add(from, n, a), false],
      [add(between(from, wrist, 0.3), n, a * 1.08), false],
      [add(wrist, n, b), true],
      [add(wrist, n, -b), true],
      [add(between(from, wrist, 0.35), n, -a * 1.02), false],
      [add(from, n, -a), false],
      [add(from, u, -a * 0.8), false],
    ]),
  )
  const d = polygon(outline)
  return (
    fill(d, skin.base) +
    clipped(
      sheet,
      d,
      fill(
        polygon([
          add(from, n, s * a * 0.2),
          add(wrist, n, s * b * 0.2),
          add(wrist, n, s * b * 3),
          add(from, n, s * a * 3),
        ]),
        skin.shade,
        0.8,
      ),
    ) +
    edge(outline.slice(0, Math.round(outline.length * 0.82)), weight, ink.umber, true)
  )
}
