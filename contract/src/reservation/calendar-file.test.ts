import { expect, test } from 'vitest'
import { dayOf } from '../hours/calendar.ts'
import { type CalendarEvent, calendarFile, calendarType } from './calendar-file.ts'

const EVENT: CalendarEvent = {
  id: '01890000-0000-7000-8000-000000000001',
  madeAt: new Date('2026-11-22T10:20:30.456Z'),
  day: dayOf(2026, 12, 24),
  minutes: 18 * 60 + 30,
  until: 20 * 60 + 30,
  status: 'confirmed',
  summary: 'Table for 4 at Shiobi',
  location: '0-1 Kakuhama, Zushi; Kanagawa',
  description: 'Shiobi\n046-000-0101',
}

/** Reads a file back by the rules of RFC 5545 alone: 3.1 lines, 3.3.11 texts. */
function parse(file: string): [string, string][] {
  expect(file.endsWith('\r\n')).toBe(true)
  const physical = file.slice(0, -2).split('\r\n')
  for (const line of physical) {
    expect(line).not.toMatch(/[\r\n]/)
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
  const logical = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  return logical.map((line) => {
    const colon = line.indexOf(':')
    const value = line.slice(colon + 1)
    return [line.slice(0, colon), value.replace(/\\(.)/g, (_, c) => (c === 'n' ? '\n' : c))]
  })
}

test('a calendar shows the confirmed table in Japan’s time', () => {
  expect(parse(calendarFile(EVENT))).toEqual([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Noren//Noren//EN'],
    ['METHOD', 'PUBLISH'],
    ['BEGIN', 'VEVENT'],
    ['UID', '01890000-0000-7000-8000-000000000001'],
    ['SEQUENCE', '107420683'],
    ['DTSTAMP', '20261122T102030Z'],
    ['DTSTART', '20261224T093000Z'],
    ['DTEND', '20261224T113000Z'],
    ['SUMMARY', 'Table for 4 at Shiobi'],
    ['LOCATION', '0-1 Kakuhama, Zushi; Kanagawa'],
    ['DESCRIPTION', 'Shiobi\n046-000-0101'],
    ['STATUS', 'CONFIRMED'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ])
})

test.each([
  ['an early one', 2026, 12, 24, 8 * 60, '20261223T230000Z'],
  ['midnight', 2026, 12, 31, 24 * 60, '20261231T150000Z'],
  ['one after midnight', 2026, 12, 31, 25 * 60, '20261231T160000Z'],
  ['the end of a leap February', 2028, 2, 29, 26 * 60 + 30, '20280229T173000Z'],
])('the instant of %s is right', (_, year, month, date, minutes, start) => {
  const file = calendarFile({ ...EVENT, day: dayOf(year, month, date), minutes })
  expect(parse(file)).toContainEqual(['DTSTART', start])
})

test('a calendar takes a cancelled table out again: the same event, in a file that came later', () => {
  const lines = (event: CalendarEvent) => new Map(parse(calendarFile(event)))
  const before = lines(EVENT)
  const later = { ...EVENT, madeAt: new Date(EVENT.madeAt.getTime() + 60_000) }
  const after = lines({ ...later, status: 'cancelled' })
  expect([after.get('METHOD'), after.get('STATUS')]).toEqual(['CANCEL', 'CANCELLED'])
  expect(after.get('UID')).toBe(before.get('UID'))
  expect(Number(after.get('SEQUENCE')) - Number(before.get('SEQUENCE'))).toBe(60)
  expect(calendarType({ status: 'cancelled' })).toBe('text/calendar; charset=utf-8; method=CANCEL')
  expect(calendarType(EVENT)).toBe('text/calendar; charset=utf-8; method=PUBLISH')
})

test('separators, backslashes and line breaks are read back as they were written', () => {
  const summary = 'a\\b; c, d\\n: "e"'
  expect(calendarFile({ ...EVENT, summary })).toContain('SUMMARY:a\\\\b\\; c\\, d\\\\n: "e"\r\n')
  expect(parse(calendarFile({ ...EVENT, summary }))).toContainEqual(['SUMMARY', summary])
  const file = calendarFile({ ...EVENT, description: 'one\r\ntwo\rthree\u0007' })
  expect(parse(file)).toContainEqual(['DESCRIPTION', 'one\ntwo\nthree'])
  expect(calendarFile({ ...EVENT, summary: 'x\r\nATTENDEE:mailto:a@evil.test' })).not.toContain(
    '\r\nATTENDEE',
  )
})

test('long lines are folded at 75 octets, and no character is cut in two', () => {
  for (const length of [60, 66, 67, 68, 75, 200]) {
    for (const character of ['a', 'é', '潮', '🐟']) {
      const summary = character.repeat(length)
      expect(parse(calendarFile({ ...EVENT, summary }))).toContainEqual(['SUMMARY', summary])
    }
  }
})

test('a place or a note that is not known is left out', () => {
  const names = parse(calendarFile({ ...EVENT, location: '', description: '' })).map(([n]) => n)
  expect(names).not.toContain('LOCATION')
  expect(names).not.toContain('DESCRIPTION')
})
