import { form, lines, plane } from '../kit/figure/cut.ts'
import { thumb, under } from '../kit/figure/hand.ts'
import { skins } from '../kit/figure/looks.ts'
import { polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { type Sheet, soft } from '../kit/sheet.ts'
import { fill, group } from '../kit/svg.ts'

const skin = skins.fair

/** Pale crosses of kasuri, woven into the sleeve. */
const kasuri = (x: number, y: number, turn: number) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    ...Array.from({ length: 30 }, (_, i) =>
      fill(
        `M${(i % 6) * 84} ${Math.floor(i / 6) * 72 + (i % 2) * 34}h18v-8h9v8h18v9h-18v8h-9v-8h-18Z`,
        ink.washi,
        0.75,
      ),
    ),
  )

/** The right hand, drawn over the shuttle it has just caught; `fingers` go beneath it. */
export const catching = {
  fingers: (sheet: Sheet): string =>
    under(sheet, skin, { x: 1330, y: 588, turn: 20, scale: 2 }, 1.7),
  rest: (sheet: Sheet): string =>
    thumb(skin, { x: 1330, y: 566, turn: 26, scale: 2 }, 1.7) +
    form(
      sheet,
      '1322,500* 1380,498 1460,524 1640,570 1760,700 1700,980 1580,880 1460,780 1370,710 1304,654* 1312,590',
      '#27396a',
      4.4,
      kasuri(1250, 480, 28),
      plane('1300,630 1430,700 1580,810 1760,910 1700,1010 1440,920 1280,690', '#17224a', 0.85),
      plane('1310,490 1338,492 1330,580 1322,672 1290,660', '#141d42'),
    ) +
    lines(
      5,
      '#101838',
      '1320,560 1440,600 1580,660',
      '1330,620 1430,680 1520,760',
      '1400,530 1500,560',
    ),
}

/** The left hand over the upper beam of the reed, fingers behind it, to beat the weft home. */
export const beating = (sheet: Sheet): string =>
  soft(sheet, 6, fill(polygon(pts('424,372 640,372 640,408 500,440 430,410')), '#2a1716', 0.4)) +
  form(
    sheet,
    '420,492 404,446 394,402 390,366 395,348 410,341 426,348* 433,335 449,329 464,338* 472,330 489,330 500,341* 508,338 522,342 530,356 530,378 536,390 566,380 596,380 612,390 610,404 592,412 562,416 540,432 522,462 510,486',
    skin.base,
    3,
    plane(
      '404,446 440,440 480,436 516,420 540,400 570,402 616,398 610,430 540,450 520,500 420,500',
      skin.shade,
      0.75,
    ),
    plane('386,342 410,338 540,336 534,352 500,350 466,348 430,356 392,360', skin.shade, 0.55),
    lines(
      2.6,
      '#3a2430',
      '427,348 429,368 428,388',
      '464,339 466,360 464,382',
      '500,342 501,360 498,378',
    ),
    lines(
      2.2,
      skin.shade,
      '398,396 408,390 418,394',
      '434,390 446,384 456,388',
      '470,386 482,380 492,384',
    ),
    plane('590,384 606,386 608,396 596,400', '#f6dcc4', 0.8),
  ) +
  form(
    sheet,
    '412,474* 456,482 510,460* 524,506 476,610 350,750 140,950 -80,990 -60,660 110,570 290,512',
    '#27396a',
    4.4,
    kasuri(-60, 560, -34),
    plane('524,476 476,610 350,750 140,950 -80,1010 70,870 250,710 410,560', '#17224a', 0.85),
    plane('404,470 460,478 518,454 526,484 464,508 410,500', '#141d42'),
  ) +
  lines(5, '#101838', '410,530 300,610 150,690', '460,550 360,670 230,770', '300,530 190,580')
