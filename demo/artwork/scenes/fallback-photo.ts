import { lantern } from '../kit/lantern.ts'
import { noren } from '../kit/noren.ts'
import { ink } from '../kit/palette.ts'
import { bokashi, glow, type Sheet } from '../kit/sheet.ts'
import { grain } from '../kit/surface.ts'
import { rect } from '../kit/svg.ts'

/** A closed door in the quiet hour: replaces any photograph that is missing. */
export function fallbackPhoto(sheet: Sheet): string {
  return [
    rect(
      0,
      0,
      1600,
      900,
      bokashi(sheet, [
        [0, '#2a3360'],
        [1, '#161d42'],
      ]),
    ),
    ...Array.from(
      { length: 11 },
      (_, i) =>
        rect(0, i * 84, 1600, 80, i % 2 ? '#262e58' : '#222a52') +
        grain(sheet, 0, i * 84, 1600, 80, '#11173a', i + 2, 0.5) +
        rect(0, i * 84, 1600, 3, '#0f1534'),
    ),
    rect(420, 150, 860, 760, '#0f1534'),
    rect(
      440,
      170,
      820,
      730,
      bokashi(sheet, [
        [0, '#141a3c'],
        [1, '#39406e'],
      ]),
    ),
    ...Array.from({ length: 20 }, (_, i) => rect(452 + i * 41, 170, 8, 730, '#1c2450')),
    rect(440, 520, 820, 12, '#1c2450'),
    noren(sheet, 446, 190, 808, 420, {
      panels: 5,
      cloth: '#34528b',
      shade: '#182450',
      light: '#5a7fab',
      wind: 14,
      mark: '#efe4cc',
      rod: ink.brownDeep,
      hem: ink.vermilion,
    }),
    rect(400, 110, 900, 50, '#1b2146'),
    rect(400, 156, 900, 5, '#56639c', 0.7),
    rect(
      0,
      850,
      1600,
      60,
      bokashi(sheet, [
        [0, '#39406e'],
        [1, '#1b2146'],
      ]),
    ),
    rect(380, 826, 940, 34, '#4a527f'),
    rect(380, 826, 940, 4, '#8f97bd'),
    lantern(sheet, 300, 230, 120, 200, '#e9dcc0', '#a59a82', 0.12),
    glow(sheet, 1500, 60, 800, '#a9bde0', 0.22),
  ].join('')
}
