import type { Key } from './engine.ts'

/** Keys as WebDriver names them. */
const CODES: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
}

/** WebDriver's and BiDi's action of pressing a key. */
export function pressing(key: Key): object {
  const values = key.split('+').map((name) => CODES[name])
  const down = values.map((value) => ({ type: 'keyDown', value }))
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
  return { type: 'key', id: 'keyboard', actions: [...down, ...up] }
}

/** WebDriver's and BiDi's action of pressing the mouse. */
export function clicking(x: number, y: number): object {
  return {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  }
}
