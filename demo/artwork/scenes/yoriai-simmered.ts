import { cast, form, gloss, rough, type Tones } from '../kit/above.ts'
import { brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { noise1 } from '../kit/random.ts'
import { type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, group, stroke } from '../kit/svg.ts'

const root: Tones = { light: '#f9e9bb', base: '#e6c78a', dark: '#b58540', edge: '#93702f' }
const shell: Tones = { light: '#f3cf97', base: '#d0944f', dark: '#84521f', edge: '#74481c' }
const paste: Tones = { light: '#fdf3d8', base: '#ecd3a2', dark: '#b88f52', edge: '#8f6a34' }

/** The lower part of a thing stands in the broth and takes its colour. */
const wet = (sheet: Sheet, outline: readonly Point[], content: string) =>
  soft(
    sheet,
    9,
    group({ transform: 'translate(4 6)' }, stroke(curve(outline, true), '#8a5a1e', 18, 0.55)),
  ) + content

/** A thick round of white radish, clear with broth, its edge bevelled and its face cut crosswise. */
export function radish(sheet: Sheet): string {
  const body = oval(0, 0, 132, 128, 0.02, 4)
  const rings = [112, 88, 58, 28].map((q, i) =>
    stroke(
      curve(oval(1, 1, q, q * 0.97, 0.03, i + 2), true),
      i ? '#fbf1d2' : '#c79d58',
      i ? 2 : 3,
      0.5,
    ),
  )
  const rays = Array.from({ length: 44 }, (_, i) => {
    const a = (i / 44) * Math.PI * 2
    const [near, far] = [54 + noise1(i, 3) * 16, 104]
    return stroke(
      `M${Math.cos(a) * near} ${Math.sin(a) * near}L${Math.cos(a) * far} ${Math.sin(a) * far}`,
      '#c9a25e',
      1.3,
      0.42,
    )
  })
  const cut = (line: string) =>
    soft(sheet, 2.5, fill(brush(pts(line), 13, { head: 0.6, tail: 0.6 }), '#a9793a', 0.7)) +
    fill(brush(pts(line), 3, { head: 0.5, tail: 0.5 }), '#7a5220', 0.85)
  return wet(
    sheet,
    body,
    form(
      sheet,
      body,
      root,
      24,
      soft(sheet, 22, disc(14, 18, 84, 80, '#cf9a48', 0.75)),
      ...rings,
      ...rays,
      cut('-92,-18 0,0 92,20'),
      cut('20,-90 0,0 -18,92'),
    ) + gloss(sheet, pts('-84,-54 -30,-92 20,-90 -20,-66 -60,-30'), 0.62, 8),
  )
}

/** A boiled egg, browned by a day in the broth. */
export function egg(sheet: Sheet): string {
  const body = pts('-96,0 -84,-42 -46,-68 6,-72 58,-56 90,-24 98,4 88,34 54,60 4,73 -48,68 -84,42')
  return wet(
    sheet,
    body,
    form(
      sheet,
      body,
      shell,
      34,
      soft(sheet, 14, disc(-26, -22, 44, 28, '#f9dcae', 0.8)),
      soft(sheet, 16, disc(40, 30, 46, 26, '#b9793a', 0.5)),
    ) + gloss(sheet, pts('-58,-24 -34,-48 -2,-52 -14,-38 -40,-18'), 0.8, 6),
  )
}

/** A tube of grilled fish paste, browned where it blistered, cut on the bias so that its hole shows. */
export function chikuwa(sheet: Sheet): string {
  const body = pts(
    '-196,0 -192,-38 -172,-54 -120,-58 0,-60 100,-60 150,-58 206,-50 222,-30 214,0 188,34 150,58 100,60 0,60 -120,59 -172,55 -192,38',
  )
  const skin = Array.from({ length: 30 }, (_, i): Point => {
    const side = i < 15 ? -1 : 1
    const t = side < 0 ? i / 14 : (29 - i) / 14
    return [-140 + 262 * t, side * (49 + noise1(i * 1.3, 4) * 9)]
  })
  const mottles = Array.from({ length: 80 }, (_, i) => {
    const [x, y] = [-10 + noise1(i * 2.3, 4) * 138, noise1(i * 1.7, 9) * 60]
    const d = curve(oval(x, y, 12 + (i % 5) * 5, 4 + (i % 3) * 3, 0.4, i), true)
    return fill(d, ['#7d4317', '#a65f22', '#e2aa5c', '#8f4f1c'][i % 4] ?? '#a65f22', 0.5)
  })
  const browned = [
    soft(sheet, 5, fill(curve(skin, true), '#bd7830', 0.92)),
    soft(sheet, 1.5, ...mottles),
  ]
  const face = oval(176, -2, 60, 34, 0.02, 3, -0.95)
  const d = curve(body, true)
  return wet(
    sheet,
    body,
    cast(sheet, d, 16, 0.4) +
      rough(
        sheet,
        { across: 0.03, down: 0.06, high: 0.9, torn: 2, seed: 6 },
        form(sheet, body, paste, 28, ...browned),
      ) +
      fill(curve(face, true), '#fbf0d4') +
      stroke(curve(face, true), '#b98a4c', 1.4, 0.8) +
      fill(curve(oval(177, -1, 25, 12, 0.03, 5, -0.95), true), '#6d4520') +
      fill(curve(oval(181, 3, 18, 8, 0.03, 5, -0.95), true), '#b07a34') +
      gloss(sheet, pts('-150,-34 -20,-44 100,-40 60,-28 -60,-26'), 0.55, 7),
  )
}
