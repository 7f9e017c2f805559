import { brush, curve, pts } from '../../kit/line.ts'
import { noise1 } from '../../kit/random.ts'
import { bokashiAt, type Sheet } from '../../kit/sheet.ts'
import { fill, rect } from '../../kit/svg.ts'
import { conifer, wood } from '../kit/conifer.ts'
import { rock } from '../kit/rock.ts'
import { drift, falling } from '../kit/snow.ts'
import { haze } from '../kit/wash.ts'

const trees = { green: '#2c413f', dark: '#192629', snow: '#cfd9e1', shade: '#7f95aa' }
const stone = { light: '#5b6873', dark: '#232d38', snow: '#d3dce4', shade: '#7d90a4' }

/** The garden before the ten mats in the blue hour: a wooded slope, snow, and the dark stream through it. */
export function stream(sheet: Sheet): string {
  const inner = { ...sheet, width: 1000, height: 900 }
  return (
    rect(
      380,
      430,
      600,
      480,
      bokashiAt(
        sheet,
        [
          [0, '#3b5069'],
          [0.6, '#7f93a7'],
          [1, '#a9b7c2'],
        ],
        [0, 440, 0, 680],
      ),
    ) +
    wood(
      sheet,
      380,
      980,
      (x) => 640 + noise1(x / 90, 3) * 14,
      130,
      760,
      [
        [0, '#566d80'],
        [0.6, '#6d8396'],
        [1, '#a9b7c2', 0],
      ],
      6,
    ) +
    wood(
      sheet,
      380,
      980,
      (x) => 668 + noise1(x / 70, 5) * 12,
      100,
      760,
      [
        [0, '#3d5364'],
        [0.6, '#5a7083'],
        [1, '#a9b7c2', 0],
      ],
      9,
    ) +
    haze(inner, 678, 40, '#a9b7c2', 0.5) +
    drift(inner, pts('370,694 480,676 600,690 740,672 860,684 990,670'), 900, [
      [0, '#b9c6d1'],
      [1, '#8fa2b4'],
    ]) +
    conifer(452, 716, 250, trees, 5) +
    conifer(520, 700, 130, trees, 8) +
    conifer(850, 706, 290, trees, 11) +
    conifer(778, 694, 150, trees, 21) +
    fill(
      curve(
        pts(
          '640,690 676,694 664,712 690,732 748,756 830,790 930,850 960,900 470,900 540,850 640,800 650,770 618,742 606,716',
        ),
        true,
      ),
      bokashiAt(
        sheet,
        [
          [0, '#5e7488'],
          [0.35, '#2c3f51'],
          [1, '#16222f'],
        ],
        [0, 690, 0, 880],
      ),
    ) +
    [
      [634, 706, 22],
      [640, 732, 30],
      [690, 762, 34],
      [720, 790, 60],
      [690, 820, 70],
      [760, 836, 64],
      [650, 850, 60],
    ]
      .map(([x = 0, y = 0, long = 0], i) =>
        fill(
          brush(
            [
              [x - long, y + 2],
              [x, y],
              [x + long, y + 3],
            ],
            4,
            { head: 0.1, tail: 0.1, seed: i },
          ),
          i % 2 ? '#8ea3b5' : '#5d7489',
          0.7,
        ),
      )
      .join('') +
    rock(sheet, 612, 768, 26, stone, 3) +
    rock(sheet, 706, 742, 18, stone, 5) +
    rock(sheet, 812, 806, 34, stone, 8) +
    rock(sheet, 640, 792, 16, stone, 12) +
    drift(inner, pts('370,792 450,784 540,806 590,836 560,880 370,900'), 900, [
      [0, '#cbd6de'],
      [1, '#91a4b6'],
    ]) +
    drift(inner, pts('806,840 860,812 940,800 1000,804'), 900, [
      [0, '#cbd6de'],
      [1, '#91a4b6'],
    ]) +
    falling(inner, 420, '#eef2f4', 0.85, 'room-stream')
  )
}
