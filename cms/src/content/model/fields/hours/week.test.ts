import { expect, test } from 'vitest'
import { BLANK, rowsOf, type StoredRow, weekOf, withDay } from './week.ts'

const DINNER = { label: 'dinner', opens: '17:00', closes: '22:30', lastOrder: '21:30' }
const LUNCH = { label: 'lunch', opens: '11:30', closes: '15:00', lastOrder: '' }

const STORED: StoredRow[] = [
  { id: 'dinner', days: ['mon', 'tue'], ...DINNER },
  { id: 'lunch', days: ['tue'], ...LUNCH },
]

const newId = () => 'new'

test('a day shows its times in the order of the clock', () => {
  const { mon, tue, wed } = weekOf(STORED)
  expect([mon, tue, wed]).toEqual([[DINNER], [LUNCH, DINNER], []])
})

test('hours that nobody changes are stored as they were', () => {
  expect(rowsOf(weekOf(STORED), STORED, newId)).toEqual(expect.arrayContaining(STORED))
})

test('days with the same times share a row, which keeps its name', () => {
  const week = withDay(weekOf(STORED), 'fri', [{ ...DINNER, opens: '1700' }])
  expect(rowsOf(week, STORED, newId)).toContainEqual({
    ...DINNER,
    id: 'dinner',
    days: ['mon', 'tue', 'fri'],
  })
})

test('a day with other times gets a row of its own', () => {
  const week = withDay(weekOf(STORED), 'mon', [{ ...DINNER, closes: '24時' }])
  expect(rowsOf(week, STORED, newId)).toEqual([
    { ...DINNER, closes: '24:00', id: 'new', days: ['mon'] },
    { ...LUNCH, id: 'lunch', days: ['tue'] },
    { ...DINNER, id: 'dinner', days: ['tue'] },
  ])
})

test('times in which nothing is written yet are not stored', () => {
  expect(rowsOf(withDay(weekOf([]), 'mon', [BLANK]), [], newId)).toEqual([])
})

test('what is no time is stored as typed, so that nothing is lost', () => {
  const week = withDay(weekOf([]), 'mon', [{ ...BLANK, opens: 'late' }])
  expect(rowsOf(week, [], newId)).toEqual([{ ...BLANK, opens: 'late', id: 'new', days: ['mon'] }])
})
