import { brush, curve, type Point, pts } from '../kit/line.ts'
import { houses, MAP, railway, restaurant, roads, station, stitches } from '../kit/map.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { facet, round } from '../kit/shape.ts'
import type { Sheet } from '../kit/sheet.ts'
import { fill, put, rect } from '../kit/svg.ts'
import { pine } from '../kit/tree.ts'

const needles = { trunk: ink.brownDeep, pad: ink.mossDeep, tip: ink.leaf }

/** The way from the station to the stone lantern, and from there down the lane between the bamboo. */
export function kohakuMap(sheet: Sheet): string {
  const street = pts('-180,612 160,600 320,610 480,596 700,640 940,660 1380,640')
  const way = pts('214,700 236,640 300,610 400,602 478,590 520,520 548,440 620,372 740,340 860,338')
  const stream = pts('1010,-40 1060,120 1010,240 1080,400 1150,540 1110,700 1160,940')
  return [
    rect(MAP.x, MAP.y, MAP.width, MAP.height, ink.washiWarm),
    fill(curve(pts('-200,-60 330,-60 400,60 290,180 120,170 -200,260'), true), ink.leaf, 0.55),
    fill(
      curve(pts('470,-60 1400,-60 1400,330 1060,420 800,500 560,500 460,300 430,80'), true),
      ink.leaf,
      0.5,
    ),
    fill(brush(stream, 66, { head: 1, tail: 1, rough: 0.12 }), ink.indigo300),
    fill(brush(stream, 38, { head: 1, tail: 1, rough: 0.2, seed: 3 }), ink.indigo200),
    roads([pts('480,596 440,700 470,800'), 28], [street, 34], [way, 40]),
    railway(pts('-180,812 214,790 560,806 860,790 1380,826')),
    pine(120, 190, { ...needles, scale: 0.36, seed: 5, lean: 0.3 }),
    pine(290, 130, { ...needles, scale: 0.28, seed: 9, lean: -0.4 }),
    bamboo(pts('500,380 546,330 600,292 660,262 724,246'), 1, 0.84),
    houses(
      pts(
        '80,520 190,500 310,520 620,720 740,726 860,716 980,740 90,330 210,300 330,330 -50,520 -60,380 1250,560 1240,736',
      ),
    ),
    stitches(way),
    bamboo(pts('1010,250 620,540 670,508 724,488 780,480 842,484 1010,452 960,484'), 7, 0.62),
    station(214, 752),
    restaurant(sheet, 880, 262, ink.amberDeep, ink.brownDeep),
    put(430, 548, stoneLantern()),
  ].join('')
}

/** Clumps of bamboo, five stalks each, from far to near. */
function bamboo(feet: readonly Point[], seed: number, scale: number): string {
  return feet.map(([x, y], index) => put(x, y, clump(seed + index), scale)).join('')
}

function clump(seed: number): string {
  const stalks = [-2, -1, 0, 1, 2].map((k) => {
    const lean = k * 9 + 8 * noise1(k * 2.3 + seed, 4)
    const top = -150 - 34 * noise1(seed * 1.7 + k, 6)
    const paint = k % 2 === 0 ? ink.seaDeep : ink.moss
    const leaves = [0.45, 0.62, 0.8, 1].map((t, i) => {
      const side = (i + k) % 2 === 0 ? 1 : -1
      const [x, y] = [k * 9 + lean * t, top * t]
      return fill(
        brush(
          [
            [x, y],
            [x + side * 15, y - 4],
            [x + side * 32, y + 12],
          ],
          11,
          { head: 0.3, tail: 0 },
        ),
        i % 2 === 0 ? ink.mossDeep : ink.moss,
      )
    })
    return (
      fill(
        brush(
          [
            [k * 9, 0],
            [k * 9 + lean * 0.4, top * 0.5],
            [k * 9 + lean, top],
          ],
          7,
          { head: 1, tail: 0.5 },
        ),
        paint,
      ) + leaves.join('')
    )
  })
  return stalks.join('')
}

/** A stone lantern: foot, post, fire box and its wide cap. */
const stoneLantern = () =>
  rect(-10, -52, 20, 56, ink.greyDeep) +
  facet(pts('-30,4 30,4 36,18 -36,18'), ink.grey, 3, ink.indigo900, 2) +
  facet(pts('-28,-58 28,-58 20,-46 -20,-46'), ink.grey, 3, ink.indigo900, 3) +
  facet(pts('-22,-96 22,-96 22,-58 -22,-58'), ink.greyPale, 3, ink.indigo900, 4) +
  rect(-11, -88, 22, 23, ink.amber) +
  facet(pts('-52,-92 -24,-120 24,-120 52,-92'), ink.greyDeep, 3, ink.indigo900, 5) +
  round(0, -128, 9, 10, ink.grey, 3, ink.indigo900)
