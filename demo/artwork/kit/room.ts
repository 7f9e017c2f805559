import { brush, curve, oval, type Point, pts } from './line.ts'
import { ink } from './palette.ts'
import { shape } from './shape.ts'
import { bokashi, glow, type Sheet } from './sheet.ts'
import { disc, fill, put, rect, stroke } from './svg.ts'

/** A hanging lamp with an enamel or paper shade; its light falls downward. */
export function pendant(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  shade: string,
  light: string,
  strength = 0.6,
): string {
  const h = width * 0.55
  return (
    glow(sheet, x, y + h, width * 2.6, light, strength, width * 2.2) +
    fill(
      brush(
        [
          [x, -10],
          [x, y / 2],
          [x, y],
        ],
        Math.max(2, width * 0.03),
        { head: 1, tail: 1 },
      ),
      ink.umber,
    ) +
    shape(
      [
        [x - width * 0.1, y],
        [x - width * 0.2, y + h * 0.35],
        [x - width / 2, y + h],
        [x + width / 2, y + h],
        [x + width * 0.2, y + h * 0.35],
        [x + width * 0.1, y],
      ],
      bokashi(sheet, [
        [0, shade],
        [0.7, shade],
        [1, light],
      ]),
      2.6,
    ) +
    disc(x, y + h, width * 0.48, width * 0.09, '#fff0c4')
  )
}

/** A shelf of bottles and jars between two positions. */
export function bottles(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  paints: readonly [string, ...string[]],
  shelf: string,
): string {
  const { random } = sheet
  let out = rect(x, y, width, Math.max(5, height * 0.07), shelf)
  for (let px = x + height * 0.1; px < x + width - height * 0.25; ) {
    const w = height * random.range(0.16, 0.3)
    const h = height * random.range(0.55, 0.92)
    const paint = random.pick(paints)
    const body: Point[] = [
      [px, y],
      [px, y - h * 0.6],
      [px + w * 0.3, y - h * 0.74],
      [px + w * 0.34, y - h],
      [px + w * 0.66, y - h],
      [px + w * 0.7, y - h * 0.74],
      [px + w, y - h * 0.6],
      [px + w, y],
    ]
    out += fill(
      `M${body.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join('L')}Z`,
      bokashi(
        sheet,
        [
          [0, paint],
          [0.55, paint],
          [1, ink.umber],
        ],
        [0, 0, 1, 0],
      ),
    )
    out += rect(
      px + w * 0.12,
      y - h * 0.45,
      w * 0.76,
      h * 0.26,
      random.pick([ink.washi, ink.washiShade, ink.ochrePale]),
      0.85,
    )
    out += rect(px + w * 0.12, y - h * 0.62, w * 0.1, h * 0.55, ink.washi, 0.4)
    px += w + height * random.range(0.03, 0.12)
  }
  return out
}

/** A row of stools along a counter. */
export function stools(
  x: number,
  y: number,
  count: number,
  step: number,
  size: number,
  wood: string,
  seat: string,
): string {
  return Array.from({ length: count }, (_, i) => {
    const cx = x + i * step
    return (
      [-0.36, 0.36, -0.16, 0.16]
        .map((k) =>
          fill(
            brush(
              [
                [cx + k * size * 0.8, y],
                [cx + k * size * 1.2, y + size * 1.7],
              ],
              size * 0.1,
              { head: 1, tail: 0.8 },
            ),
            wood,
          ),
        )
        .join('') +
      stroke(
        curve([
          [cx - size * 0.36, y + size],
          [cx + size * 0.36, y + size],
        ]),
        wood,
        size * 0.07,
      ) +
      shape(oval(cx, y, size * 0.52, size * 0.17), seat, 2.4)
    )
  }).join('')
}

/** A little crockery set on a line: cups, bowls, a bottle, so that no counter is empty. */
export function setting(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  size: number,
  paints: readonly [string, ...string[]],
): string {
  const { random } = sheet
  const count = Math.max(2, Math.round(width / (size * 2.4)))
  return Array.from({ length: count }, (_, i) => {
    const px = x + ((i + random.range(0.2, 0.8)) / count) * width
    const paint = random.pick(paints)
    const kind = i % 3
    const form: Point[] =
      kind === 0
        ? pts('-0.5,-0.7 -0.42,0 0.42,0 0.5,-0.7')
        : kind === 1
          ? pts('-0.8,-0.36 -0.4,0 0.4,0 0.8,-0.36')
          : pts('-0.3,0 -0.34,-0.8 -0.12,-1.15 -0.14,-1.4 0.14,-1.4 0.12,-1.15 0.34,-0.8 0.3,0')
    return put(
      px,
      y,
      fill(
        `M${form.map(([a, b]) => `${(a * size).toFixed(1)} ${(b * size).toFixed(1)}`).join('L')}Z`,
        bokashi(
          sheet,
          [
            [0, paint],
            [0.6, paint],
            [1, ink.umber],
          ],
          [0, 0, 1, 0],
        ),
      ) +
        disc(
          0,
          (form[0]?.[1] ?? 0) * size * (kind === 2 ? 0 : 1),
          size * (kind === 1 ? 0.8 : kind === 0 ? 0.5 : 0),
          size * 0.12,
          ink.washi,
          0.7,
        ),
    )
  }).join('')
}
