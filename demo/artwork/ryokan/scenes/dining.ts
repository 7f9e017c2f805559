import { brush, curve, oval, type Point, polygon } from '../../kit/line.ts'
import { bokashi, bokashiAt, glow, type Sheet } from '../../kit/sheet.ts'
import { steam } from '../../kit/steam.ts'
import { fill, put, rect } from '../../kit/svg.ts'
import { embers, skewered } from '../kit/hearth.ts'
import { ink } from '../kit/inks.ts'
import { shoji, snowView } from '../kit/interior.ts'
import { fibres } from '../kit/wash.ts'

/** The restaurant by night: a counter round the fire, two ovens of clay, snow in the window. Made for 1920 × 1080. */
export function dining(sheet: Sheet): string {
  return (
    rect(0, 0, 1920, 1080, bokashiAt(sheet, [[0, '#1b1411'], [1, '#4a3526']], [0, 0, 0, 760])) +
    glow(sheet, 1240, 640, 900, ink.ember, 0.3, 520) +
    snowView(sheet, 110, 190, 540, 400, 7) + [110, 290, 470, 650].map((x) => rect(x - 6, 184, 12, 412, ink.woodDeep)).join('') + rect(96, 178, 568, 14, ink.woodDeep) + rect(86, 590, 588, 18, ink.wood) +
    shelf(sheet) +
    shoji(sheet, 1610, 190, 270, 500, 2, '#cfb07a', '#8d7350', ink.woodDeep) +
    [60, 720, 1560].map((x) => rect(x - 18, 100, 36, 700, ink.soot)).join('') + rect(0, 70, 1920, 56, ink.soot) + rect(0, 70, 1920, 7, ink.wood, 0.5) +
    herbs() +
    rect(720, 700, 860, 220, bokashiAt(sheet, [[0, '#8d6d52'], [1, '#4b3728']], [0, 700, 0, 920])) +
    oven(sheet, 890) + oven(sheet, 1130) + grill(sheet) +
    lamp(sheet, 360, 300) + lamp(sheet, 1010, 270) + lamp(sheet, 1680, 300) +
    counter(sheet) +
    rect(0, 0, 1920, 1080, bokashi(sheet, [[0, '#120d0b', 0.5], [0.22, '#120d0b', 0], [0.8, '#120d0b', 0], [1, '#120d0b', 0.45]], [0, 0, 1, 0])) +
    fibres(sheet, 70, ink.snow)
  )
}

/** Jars, bowls and iron pots on two boards. */
function shelf(sheet: Sheet): string {
  const row = (y: number, from: number, kinds: string) =>
    [...kinds].map((kind, i) => {
      const x = from + i * 78
      const tones: Record<string, string> = { j: '#6f4a32', b: '#a89a84', p: '#26211e', c: '#55705f', w: '#d8c9a6' }
      const tone = tones[kind] ?? ink.wood
      const tall = kind === 'j' ? 84 : kind === 'p' ? 54 : kind === 'c' ? 66 : 38
      const wide = kind === 'b' || kind === 'w' ? 31 : 27
      return fill(curve([[x - wide * 0.7, y - tall], [x + wide * 0.7, y - tall], [x + wide, y - tall * 0.55], [x + wide * 0.72, y], [x - wide * 0.72, y], [x - wide, y - tall * 0.55]], true), bokashi(sheet, [[0, tone], [1, ink.soot]], [0, 0, 1.3, 0.3])) + fill(curve(oval(x, y - tall, wide * 0.7, 6), true), ink.soot, 0.6)
    }).join('')
  return row(330, 800, 'jjbwpcjbbj') + rect(750, 330, 800, 14, ink.woodDeep) + row(480, 790, 'wbbpjcwwbp') + rect(750, 480, 800, 14, ink.woodDeep)
}

/** Bundles of what the summer left, hung from the beam to dry. */
function herbs(): string {
  const bundle = (x: number, tone: string, long: number) => rect(x - 1.5, 120, 3, 40, ink.hinoki) + Array.from({ length: 11 }, (_, i) => fill(brush([[x, 156], [x + (i - 5) * 3, 156 + long * 0.5], [x + (i - 5) * 6.5, 156 + long * (0.85 + (i % 3) * 0.1)]], 7, { head: 0.4, tail: 0.15, seed: i }), i % 2 === 0 ? tone : ink.woodDeep)).join('')
  return bundle(800, '#7d7a4c', 90) + bundle(1240, '#9a6a3c', 104) + bundle(1310, '#6b7450', 84) + bundle(1480, '#a04a2c', 76)
}

/** A dome of clay with a fire in its mouth and a pot of rice under a wooden lid. */
function oven(sheet: Sheet, x: number): string {
  const dome: Point[] = [[x - 112, 760], [x - 104, 690], [x - 66, 656], [x + 66, 656], [x + 104, 690], [x + 112, 760], [x + 116, 900], [x - 116, 900]]
  return (
    fill(curve(dome, true), bokashi(sheet, [[0, '#d9b78a'], [0.5, '#a87d55'], [1, '#5d412c']], [0, 0, 1, 0.4])) +
    fill(curve([[x - 50, 900], [x - 50, 800], [x, 760], [x + 50, 800], [x + 50, 900]], true), '#20130f') + glow(sheet, x, 850, 90, ink.ember, 0.95, 70) + put(x, 868, embers(sheet, 44, x)) +
    fill(curve(oval(x, 660, 96, 20), true), '#201b19') + fill(curve([[x - 88, 660], [x - 84, 610], [x + 84, 610], [x + 88, 660], [x, 676]], true), '#2c2623') +
    rect(x - 92, 584, 184, 30, bokashi(sheet, [[0, ink.hinokiPale], [1, ink.wood]], [0, 0, 1, 0])) + rect(x - 62, 566, 22, 22, ink.hinoki) + rect(x + 40, 566, 22, 22, ink.wood) +
    steam(sheet, x + 20, 584, 110, 250, 3, 0.36, ink.snowPale)
  )
}

/** The box of ash with the river fish round its fire. */
function grill(sheet: Sheet): string {
  const fish = [1300, 1362, 1424, 1486, 1548].map((x, i) => put(x, 800, skewered(i + 3, i < 3 ? 1 : -1), 0.82, (2 - i) * 7))
  return rect(1250, 770, 350, 130, '#4a3325') + rect(1262, 770, 326, 30, '#a89f92') + glow(sheet, 1425, 770, 260, ink.ember, 0.75, 130) + put(1425, 782, embers(sheet, 110, 5)) + fish.join('') + rect(1244, 796, 362, 20, ink.wood)
}

function lamp(sheet: Sheet, x: number, y: number): string {
  return glow(sheet, x, y, 330, ink.lamp, 0.5, 250) + rect(x - 2, 0, 4, y - 60, ink.soot) + fill(curve([[x - 34, y - 66], [x + 34, y - 66], [x + 66, y - 10], [x + 58, y + 44], [x - 58, y + 44], [x - 66, y - 10]], true), bokashi(sheet, [[0, ink.lamp], [0.6, ink.lampPale], [1, '#fff0c8']])) + [-34, 0, 34].map((dx) => fill(brush([[x + dx * 0.6, y - 66], [x + dx * 1.2, y - 10], [x + dx, y + 44]], 3, { head: 1, tail: 1 }), ink.wood, 0.6)).join('') + rect(x - 36, y - 72, 72, 9, ink.soot) + rect(x - 60, y + 40, 120, 8, ink.soot)
}

function counter(sheet: Sheet): string {
  const grain = Array.from({ length: 9 }, (_, i) => fill(brush([[-20, 878 + i * 15], [700 + i * 90, 882 + i * 15], [1940, 876 + i * 15]], 3, { head: 0.5, tail: 0.5, seed: i }), ink.wood, 0.35)).join('')
  const place = (x: number) =>
    fill(polygon([[x - 150, 906], [x + 150, 906], [x + 184, 978], [x - 184, 978]]), '#2a1c18') + fill(polygon([[x - 140, 910], [x + 20, 910], [x - 10, 972], [x - 168, 972]]), '#8a5a48', 0.2) +
    fill(curve([[x - 106, 916], [x - 22, 916], [x - 34, 954], [x - 64, 962], [x - 94, 954]], true), bokashi(sheet, [[0, '#c9593a'], [1, '#5b2219']], [0, 0, 1, 0])) + fill(curve(oval(x - 64, 916, 42, 11), true), '#7a2f20') +
    fill(curve([[x + 30, 912], [x + 98, 912], [x + 88, 952], [x + 64, 958], [x + 40, 952]], true), bokashi(sheet, [[0, '#e6dcc8'], [1, '#8b806e']], [0, 0, 1, 0])) + fill(curve(oval(x + 64, 912, 34, 9), true), '#f3ecdc') +
    fill(brush([[x - 110, 968], [x, 967], [x + 120, 968]], 6, { head: 1, tail: 0.3 }), ink.hinoki)
  return rect(0, 868, 1920, 140, bokashiAt(sheet, [[0, '#e6c793'], [1, '#c08f5b']], [0, 868, 0, 1008])) + grain + rect(0, 1004, 1920, 76, bokashiAt(sheet, [[0, '#7a5438'], [1, '#3d291d']], [0, 1004, 0, 1080])) + glow(sheet, 1240, 880, 640, ink.lampPale, 0.5, 90) + [330, 960, 1590].map(place).join('')
}
