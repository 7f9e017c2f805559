import { mkdir, writeFile } from 'node:fs/promises'
import { crest, full, small } from './kit/crest.ts'
import { ink } from './kit/palette.ts'
import { el } from './kit/svg.ts'

/**
 * `node demo/artwork/marks.ts`: writes the company's marks and its pattern as clean SVG, that of its brand into
 * the company's folder.
 */
const folder = new URL('./marks/', import.meta.url)
const xmlns = 'http://www.w3.org/2000/svg'

/** A round seal of 64 units with the crest in the paper's colour. */
const seal = (look: typeof full, r: number, title?: string): string =>
  el(
    'svg',
    { xmlns, viewBox: '0 0 64 64' },
    title ? el('title', {}, title) : '',
    el('circle', { cx: 32, cy: 32, r: 32, fill: ink.vermilion }),
    crest(32, 32, r, ink.washi, { ...look, ring: false, hand: false }),
  )

/** One seamless tile of seigaiha, every ring a thread with its fine second strand, in `currentColor`. */
function tile(): string {
  const r = 48
  const rings = [46.5, 35.5, 24.5, 13.5]
  const covers = [
    [-r, r / 2],
    [r, r / 2],
    [0, r],
  ] as const
  const shown = (radius: number, angle: number) => {
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    return covers.every(([cx, cy]) => y > cy || Math.hypot(x - cx, y - cy) >= r - 0.4)
  }
  const arcs = (radius: number): string => {
    let d = ''
    let start: number | undefined
    const steps = 720
    for (let k = 0; k <= steps; k++) {
      const angle = -Math.PI + (Math.PI * k) / steps
      const visible = k < steps && shown(radius, angle)
      if (visible && start === undefined) start = angle
      if (!visible && start !== undefined) {
        const at = (a: number) =>
          `${(Math.cos(a) * radius).toFixed(2)} ${(Math.sin(a) * radius).toFixed(2)}`
        d += `M${at(start)}A${radius} ${radius} 0 0 1 ${at(angle)}`
        start = undefined
      }
    }
    return d
  }
  const scale =
    el('path', { d: rings.map(arcs).join(''), 'stroke-width': 2.2 }) +
    el('path', { d: rings.map((q) => arcs(q - 3.4)).join(''), 'stroke-width': 0.7 })
  const places = [
    [0, 0],
    [96, 0],
    [48, 24],
    [0, 48],
    [96, 48],
    [48, 72],
    [0, 96],
    [96, 96],
  ]
  return el(
    'svg',
    { xmlns, width: 96, height: 48, viewBox: '0 0 96 48' },
    el('defs', {}, el('g', { id: 's' }, scale)),
    el(
      'g',
      { fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round' },
      places.map(([x, y]) => el('use', { href: '#s', x, y })).join(''),
    ),
  )
}

await mkdir(folder, { recursive: true })
for (const [name, svg] of Object.entries({
  'namiori-mark': seal(full, 26.5, 'Namiori'),
  '../../company/mark': seal(small, 29),
  'seigaiha-threads': tile(),
})) {
  await writeFile(new URL(`${name}.svg`, folder), `${svg}\n`)
  console.log(`${name}.svg ${svg.length} bytes`)
}
