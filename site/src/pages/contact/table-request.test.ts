import { LANGUAGES } from '@noren/contract/language'
import { TABLE_PROBLEMS } from '@noren/contract/reservation/chosen'
import { expect, test } from 'vitest'
import { problemsSaid, TABLE_WORDS, tableMessages } from './table-request.ts'

test('every message of a refused call is recognized, in each language', () => {
  for (const language of LANGUAGES) {
    for (const date of TABLE_PROBLEMS.date) {
      expect(problemsSaid(tableMessages({ date }, language), language)).toEqual({ date })
    }
    for (const time of TABLE_PROBLEMS.time) {
      expect(problemsSaid(tableMessages({ time }, language), language)).toEqual({ time })
    }
    for (const people of TABLE_PROBLEMS.people) {
      expect(problemsSaid(tableMessages({ people }, language), language)).toEqual({ people })
    }
  }
})

test('messages of other fields, or from another system, are not about a table', () => {
  for (const messages of [undefined, null, 'no', [], { name: 'Name is required' }, { date: 7 }]) {
    expect(problemsSaid(messages, 'en')).toEqual({})
  }
  expect(problemsSaid({ date: 'Fully booked', time: 'Please choose a time' }, 'en')).toEqual({
    time: 'time.missing',
  })
})

test('a restaurant that takes tables by phone says so in whole English sentences', () => {
  const before = (leadDays: number) => TABLE_WORDS.en.call(leadDays, 8).before
  expect([0, 1, 2, 3].map(before)).toEqual([
    'For a party of more than 8 people, please call ',
    'For today, or for more than 8 people, please call ',
    'For today or tomorrow, or for more than 8 people, please call ',
    'For a day before the first one listed, or for more than 8 people, please call ',
  ])
})
