import { expect, test } from 'vitest'
import { isSecondTap } from './second-tap.ts'

const press = {
  at: 10_000,
  x: 195,
  y: 780,
  control: 'publish',
  words: '公開する',
  isByMouse: false,
}

test.each([
  ['another button came under the finger', { control: 'close today' }, true],
  ['the same button says something else by now', { words: '迷惑メールではない' }, true],
  ['the finger wandered a little', { control: 'close today', x: 203, y: 790 }, true],
  ['the same button is pressed again, as to move a line twice', {}, false],
  ['the button beside it is pressed', { control: 'discard', x: 240 }, false],
  ['it has been there for a while', { control: 'close today', at: 12_000 }, false],
  ['a mouse presses what has come under it', { control: 'close today', isByMouse: true }, false],
  ['or clicks twice', { control: 'close today', isByMouse: true, at: 10_400 }, true],
])('0.9 s after a press, %s (staff W1)', (_, changes, isSecond) => {
  expect(isSecondTap(press, { ...press, at: 10_900, ...changes })).toBe(isSecond)
})
