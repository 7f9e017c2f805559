import { brush, curve, oval, type Point, polygon } from '../../kit/line.ts'
import { noise1 } from '../../kit/random.ts'
import { bokashi, bokashiAt, glow, type Sheet, soft } from '../../kit/sheet.ts'
import { fill, group, put, rect } from '../../kit/svg.ts'
import { conifer, wood } from '../kit/conifer.ts'
import { ink } from '../kit/inks.ts'
import { peak } from '../kit/mountain.ts'
import { cap, drift, falling } from '../kit/snow.ts'
import { fibres, haze } from '../kit/wash.ts'

const needles = { green: '#22353a', dark: '#131f27', snow: '#b5c2d0', shade: '#6a7e95' }

/** The innkeeper at the bus stop, lantern in hand; two lights come up the valley. `at` is where she stands, as a share of the width. */
export const waiting = (at: number) => (sheet: Sheet): string => {
  const { width, height } = sheet
  const u = height / 900
  const floor = height * 0.6
  const x = width * at
  const bus = x - Math.min(420 * u, width * 0.4)
  return (
    rect(0, 0, width, height, bokashiAt(sheet, [[0, '#131d30'], [0.5, '#283a56'], [0.85, '#56697f'], [1, '#8292a2']], [0, 0, 0, floor])) +
    peak(sheet, width * 0.2, floor - 300 * u, 620 * u, floor + 20, { lit: '#5f748d', shade: '#35475f', rib: '#2b3b52', foot: '#64768a' }, 6) +
    peak(sheet, width * 0.86, floor - 360 * u, 680 * u, floor + 20, { lit: '#6b8098', shade: '#3a4d66', rib: '#2f4158', foot: '#64768a' }, 14) +
    haze(sheet, floor - 50 * u, 90 * u, '#75879a', 0.7) +
    wood(sheet, -20, width + 20, (px) => floor - 10 * u + noise1(px / 220, 2) * 24 * u, 74 * u, floor + 90 * u, [[0, '#34475c'], [0.5, '#3f5369'], [1, '#75879a', 0]], 4) +
    wood(sheet, -20, width + 20, (px) => floor + 22 * u + noise1(px / 160, 6) * 20 * u, 96 * u, floor + 120 * u, [[0, '#22313f'], [0.5, '#2c3e50'], [1, '#75879a', 0]], 7) +
    drift(sheet, [[-20, floor + 60 * u], [width * 0.3, floor + 46 * u], [width * 0.62, floor + 56 * u], [width + 20, floor + 30 * u]], height, [[0, '#8b9cac'], [0.4, '#9aaaba'], [1, '#45586e']]) +
    road(sheet, bus, floor, u) +
    glow(sheet, bus, floor + 52 * u, 300 * u, ink.lampPale, 0.6, 130 * u) +
    put(bus, floor + 58 * u, coach(sheet), 0.62 * u) +
    conifer(width - 20 * u, height * 0.9, 500 * u, needles, 3) + (width > height ? conifer(width - 210 * u, height * 0.8, 330 * u, needles, 8) : '') + conifer(40 * u, height * 0.86, 420 * u, needles, 11) +
    put(x + 190 * u, height * 0.84, sign(), 1.05 * u) +
    put(x, height * 0.86, innkeeper(sheet), 1.06 * u) +
    falling(sheet, 420, '#eef1f3', 0.8, 'waiting') + fibres(sheet, 70, ink.snow)
  )
}

function road(sheet: Sheet, x: number, floor: number, u: number): string {
  const { height } = sheet
  const bed = curve([[x - 24 * u, floor + 60 * u], [x - 80 * u, floor + 130 * u], [x - 240 * u, height * 0.9], [x - 330 * u, height + 40], [x + 330 * u, height + 40], [x + 190 * u, height * 0.9], [x + 60 * u, floor + 130 * u], [x + 24 * u, floor + 60 * u]])
  const rut = (near: number) => fill(brush([[x + near * 0.05 * u, floor + 66 * u], [x + near * 0.28 * u, floor + 130 * u], [x + near * 0.7 * u, height * 0.88], [x + near * u, height + 40]], 44 * u, { head: 0.08, tail: 0.9, seed: 3 }), '#4a5c72', 0.7)
  return soft(sheet, 8 * u, fill(bed, '#70839a', 0.7)) + rut(-170) + rut(150)
}

/** A small bus seen from the front, half dissolved in its own lights. */
function coach(sheet: Sheet): string {
  return (
    fill(curve([[-62, 0], [-64, -96], [-46, -124], [46, -124], [64, -96], [62, 0]], true), '#3a4a55') +
    rect(-50, -104, 100, 52, bokashi(sheet, [[0, '#f3d596'], [1, '#b58f57']])) + rect(-3, -104, 6, 52, '#2b3841') + rect(-40, -120, 80, 12, ink.lampPale) +
    cap([-58, -122], [58, -122], 14, '#c9d3db', '#7d90a3', 5) +
    [-42, 42].map((x) => glow(sheet, x, -22, 120, ink.lampPale, 0.95) + `<circle cx="${x}" cy="-22" r="11" fill="#fff3d2"/>`).join('') +
    glow(sheet, 0, 20, 240, ink.lampPale, 0.5, 60)
  )
}

/** The round sign of the stop, with snow on its rim. */
function sign(): string {
  return rect(-5, -270, 10, 280, '#222d38') + fill(curve(oval(0, -290, 46, 46), true), ink.emberDeep) + fill(curve(oval(0, -290, 37, 37), true), ink.snowPale) + rect(-24, -304, 48, 6, ink.emberDeep) + rect(-24, -288, 34, 5, '#5b6874') + rect(-24, -276, 42, 5, '#5b6874') + rect(-34, -222, 68, 58, ink.snowPale) + [0, 1, 2, 3].map((i) => rect(-26, -212 + i * 11, 52 - (i % 2) * 14, 4, '#5b6874')).join('') + fill(curve([[-46, -300], [-34, -332], [0, -346], [34, -332], [46, -300], [26, -322], [0, -328], [-26, -322]], true), '#dfe6ea') + fill(curve(oval(0, 8, 44, 13, 0.1, 2), true), '#aab8c5')
}

/** From behind, under a paper umbrella: a short coat with the house's mark, a lantern at the left. */
function innkeeper(sheet: Sheet): string {
  const skirt: Point[] = [[-52, -150], [52, -150], [50, -60], [40, -8], [-40, -8], [-50, -60]]
  const coat: Point[] = [[-34, -300], [34, -300], [66, -280], [84, -200], [74, -126], [0, -118], [-74, -126], [-84, -200], [-66, -280]]
  return (
    soft(sheet, 6, fill(curve(oval(10, 2, 86, 14), true), '#2b3c51', 0.7)) +
    glow(sheet, -112, -150, 330, ink.lamp, 0.6, 300) +
    slim(
    fill(polygon([[-36, -20], [-6, -20], [-4, 4], [-42, 4]]), '#141a22') + fill(polygon([[6, -20], [36, -20], [42, 4], [4, 4]]), '#141a22') +
    fill(curve(skirt, true), bokashi(sheet, [[0, '#8b6f5c'], [0.4, '#5a4c52'], [1, '#3c3b47']], [0, 0, 1, 0])) +
    fill(brush([[6, -140], [12, -70], [8, -10]], 5), '#2c2c37', 0.7) +
    fill(curve(coat, true), bokashi(sheet, [[0, '#4f6b58'], [0.35, ink.cedar], [1, ink.cedarDeep]], [0, 0, 1, 0])) +
    fill(brush([[-62, -268], [-96, -214], [-110, -186]], 44, { head: 0.8, tail: 0.7 }), '#3f5a4b') + fill(brush([[60, -270], [84, -236], [58, -206]], 42, { head: 0.8, tail: 0.8 }), ink.cedarDeep) +
    fill(brush([[-30, -298], [0, -286], [30, -298]], 14, { head: 0.8, tail: 0.8 }), ink.snowPale) +
    crest(),
    ) +
    fill(curve([[-13, -308], [13, -308], [11, -288], [-11, -288]], true), '#c79f80') +
    fill(curve(oval(0, -332, 27, 31), true), '#1b1a1f') + fill(curve(oval(0, -366, 15, 13), true), '#1b1a1f') + fill(brush([[-14, -357], [2, -354], [15, -358]], 5), ink.ember) + fill(brush([[-20, -334], [-6, -346]], 4), '#4a4543') +
    umbrella(sheet) + lantern(sheet)
  )
}

/** The body drawn a little narrower than the measures its parts were cut to. */
const slim = (body: string) => group({ transform: 'scale(0.84 1)' }, body)

/** Snow that slides from a bough: the mark on the coat's back. */
const crest = () => put(0, -218, fill(curve(oval(0, 0, 27, 27), true), ink.snowPale) + fill(polygon([[0, -19], [15, 4], [-15, 4]]), ink.cedar) + fill(brush([[-20, 12], [0, 7], [20, 12]], 6), ink.cedar), 1)

function umbrella(sheet: Sheet): string {
  const edge = Array.from({ length: 11 }, (_, i): Point => [-190 + 40 * i + 14, -392 + (i % 2 === 0 ? 8 : -4)])
  const dome: Point[] = [[-182, -388], [-150, -448], [-90, -496], [14, -516], [118, -496], [178, -448], [218, -388]]
  const ribs = [-150, -96, -40, 18, 76, 132, 184].map((x) => fill(brush([[18, -514], [18 + (x - 18) * 0.66, -472], [x, -390]], 4, { head: 0.5, tail: 1 }), '#5c2418', 0.7))
  return (
    rect(44, -500, 6, 290, ink.soot) +
    fill(`${curve(dome)}${edge.reverse().map(([x, y]) => `L${x} ${y}`).join('')}Z`, bokashi(sheet, [[0, '#d2764a'], [0.5, '#a9452b'], [1, '#6f2a1e']], [0, 0.4, 1, 0.6])) + ribs.join('') +
    fill(curve([[-150, -440], [-90, -490], [14, -512], [118, -490], [170, -452], [120, -470], [60, -470], [14, -484], [-50, -468], [-96, -462]], true), '#dfe6ea') + fill(polygon([[10, -530], [24, -530], [27, -508], [7, -508]]), ink.soot)
  )
}

function lantern(sheet: Sheet): string {
  const folds = [0, 1, 2, 3, 4].map((i) => fill(brush([[-144, -156 + i * 16], [-114, -153 + i * 16], [-84, -156 + i * 16]], 2.4, { head: 1, tail: 1 }), ink.emberDeep, 0.5)).join('')
  return (
    fill(brush([[-110, -190], [-114, -176]], 4, { head: 1, tail: 1 }), ink.soot) + rect(-132, -180, 36, 9, ink.soot) +
    fill(curve([[-132, -174], [-96, -174], [-82, -140], [-84, -100], [-98, -78], [-130, -78], [-144, -100], [-146, -140]], true), bokashi(sheet, [[0, ink.lampPale], [0.6, '#f7c566'], [1, ink.lamp]], [0, 0, 0, 1])) + folds + rect(-130, -82, 32, 8, ink.soot) + glow(sheet, -114, -128, 90, '#fff0c8', 0.6) + glow(sheet, -110, 6, 240, ink.lamp, 0.6, 60)
  )
}
