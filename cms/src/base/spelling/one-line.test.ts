import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test('a pasted text of several lines becomes one, with a space between English words alone', () => {
  expect(oneLine('冬の\r\nお品書き\n')).toBe('冬のお品書き')
  expect(oneLine('Winter  \n  menu\n\nopens')).toBe('Winter menu opens')
})

test('a pasted text of one line keeps its spaces', () => {
  expect(oneLine(' menu of winter ')).toBe(' menu of winter ')
})
