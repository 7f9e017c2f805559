import { expect, test } from 'vitest'
import { wholePieces } from './whole-parts.tsx'

const whole = (text: string) => wholePieces(text).filter((_, index) => index % 2)

test('spans of time and short remarks in brackets stay on one line', () => {
  expect(whole('17:00〜翌2:00（ラストオーダー 翌1:00）')).toEqual([
    '17:00〜翌2:00',
    '（ラストオーダー 翌1:00）',
  ])
  expect(whole('Lunch 11:30–15:00 (last order 14:00)')).toEqual([
    '11:30–15:00',
    '(last order 14:00)',
  ])
  expect(whole('Monday: 17:00 - midnight')).toEqual(['17:00 - midnight'])
})

test('punctuation stays on the line of the text before it', () => {
  const text =
    '火〜日 11:30〜15:00（ラストオーダー 14:00）、17:30〜22:30。(lunch), 9:00–9:30; (dinner).'
  const between = wholePieces(text).filter((_, index) => index % 2 === 0)
  expect(between.join('')).not.toMatch(/[、。，．,.;；]/)
  expect(wholePieces(text).join('')).toBe(text)
})

test('a long remark may break, and so may one over several lines', () => {
  expect(whole('定休日 月曜日（祝日の場合は営業し、翌平日休み）')).toEqual([])
  expect(
    whole('Closed on Mondays, except public holidays (closed the next weekday instead)'),
  ).toEqual([])
  expect(whole('水曜日（祝日は\n営業）')).toEqual([])
})
