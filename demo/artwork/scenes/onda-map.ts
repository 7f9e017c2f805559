import { brush, curve, type Point, polygon, pts } from '../kit/line.ts'
import { houses, MAP, railway, roads, station, stitches } from '../kit/map.ts'
import { noren } from '../kit/noren.ts'
import { ink } from '../kit/palette.ts'
import { wovenWaves } from '../kit/pattern.ts'
import { facet } from '../kit/shape.ts'
import { clipped, type Sheet } from '../kit/sheet.ts'
import { fill, put, rect, stroke } from '../kit/svg.ts'

/** The way from the station towards the masts, and along the water side of the warehouse to its third arch. */
export function ondaMap(sheet: Sheet): string {
  const sea = 'M-158 700H900V560H1358V920H-158Z'
  const way = pts('236,214 250,300 300,400 306,520 350,612 450,632 560,634 630,634')
  return [
    rect(MAP.x, MAP.y, MAP.width, MAP.height, ink.washiWarm),
    fill(curve(pts('760,-40 1400,-60 1380,210 1000,250 820,150'), true), ink.leaf, 0.55),
    clipped(sheet, sea, wovenWaves(sheet, 54, [ink.indigo200, ink.indigo300], ink.indigo600, MAP)),
    fill(brush(pts('-180,696 300,696 600,698 904,694'), 22, { head: 1, tail: 1 }), ink.greyDeep),
    fill(brush(pts('900,702 898,630 902,556'), 22, { head: 1, tail: 1 }), ink.greyDeep),
    fill(brush(pts('892,562 1040,560 1380,562'), 22, { head: 1, tail: 1 }), ink.greyDeep),
    roads(
      [pts('-180,300 250,306 560,290 840,330 1380,300'), 30],
      [pts('306,520 160,560 -180,548'), 28],
      [pts('628,634 780,634 846,610 866,500 880,420 900,330'), 30],
      [way, 40],
    ),
    railway(pts('-180,96 236,122 620,76 900,120 1380,90')),
    houses(
      pts(
        '90,430 180,380 430,250 560,236 690,230 1010,430 1110,400 1040,220 1140,226 -60,420 -40,210 1260,420 1290,220',
      ),
    ),
    warehouse(sheet),
    stitches(way),
    station(236, 146),
    ship(1010, 790, 1.15),
    ship(420, 850, 0.8),
    ship(176, 822, 0.62),
  ].join('')
}

/** A brick warehouse of five arches, the company's cloth in the third. */
function warehouse(sheet: Sheet): string {
  const [x, y, width, height] = [400, 424, 430, 166]
  const courses = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 12 }, (_, i) =>
      rect(x + 4 + i * 36 + (row % 2 ? -14 : 0), y + 8 + row * 18, 30, 4, ink.rose, 0.4),
    ).join(''),
  )
  const arches = [0, 1, 2, 3, 4].map((i) => {
    const left = x + 20 + i * 81
    const d = arch(left, y + 52, 66, height - 52)
    const open = i === 2
    return (
      fill(d, open ? ink.amberPale : ink.umber) +
      (open ? '' : fill(arch(left + 7, y + 60, 52, 60), ink.amberDeep)) +
      stroke(d, ink.washiShade, 5)
    )
  })
  return (
    clipped(
      sheet,
      `M${x} ${y}h${width}v${height}h${-width}Z`,
      rect(x, y, width, height, ink.vermilionDeep),
      ...courses,
    ) +
    arches.join('') +
    noren(sheet, x + 20 + 162, y + 82, 66, 58, {
      panels: 3,
      cloth: '#17607c',
      shade: '#0d3f57',
      light: '#4a8aa3',
      mark: ink.washi,
    }) +
    facet(pts('372,430 430,356 800,356 858,430'), ink.umber, 5, ink.night, 7)
  )
}

function arch(x: number, y: number, width: number, height: number): string {
  const crown = Array.from({ length: 13 }, (_, i): Point => {
    const angle = Math.PI * (1 + i / 12)
    return [x + width / 2 + (Math.cos(angle) * width) / 2, y + (1 + Math.sin(angle)) * 26]
  })
  return polygon([[x, y + height], ...crown, [x + width, y + height]])
}

/** A moored sailing ship with two bare masts. */
function ship(x: number, y: number, scale: number): string {
  const pole = (text: string, width: number) =>
    fill(brush(pts(text), width, { head: 1, tail: 0.7, rough: 0.05 }), ink.umber)
  return put(
    x,
    y,
    stroke('M-132 -34L-44 -214L34 -252L150 -44', ink.night, 3) +
      pole('-44,-20 -44,-120 -44,-222', 10) +
      pole('34,-20 34,-140 34,-262', 11) +
      pole('-92,-152 -44,-158 6,-152', 7) +
      pole('-26,-186 34,-194 96,-186', 8) +
      pole('-10,-116 34,-122 82,-116', 7) +
      fill(curve(pts('-88,-150 -44,-140 2,-150 -44,-158'), true), ink.washi) +
      fill(curve(pts('-22,-184 34,-172 92,-184 34,-194'), true), ink.washi) +
      fill('M34 -262L76 -250L34 -238Z', ink.vermilion) +
      facet(pts('-146,-36 150,-46 112,16 -108,16'), ink.indigo900, 3, ink.night, 4) +
      fill(brush(pts('-142,-30 0,-34 144,-40'), 8, { head: 1, tail: 1 }), ink.ochrePale),
    scale,
  )
}
