import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The value of an expression in a program somewhere in the world, after its clock was set to Japan. */
function inNewYork(expression: string): unknown {
  const clock = JSON.stringify(join(import.meta.dirname, 'japan-clock.ts'))
  const script = `const before = new Date(0); (await import(${clock})).setClockToJapan(); console.log(JSON.stringify(${expression}))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ: 'America/New_York' },
    encoding: 'utf8',
  })
  return JSON.parse(output)
}

test('the parts of a date are those in Japan', () => {
  expect(
    inNewYork(`(() => {
      const date = new Date('2026-12-31T15:30:00Z')
      return [date.getFullYear(), date.getMonth(), date.getDate(), date.getDay(), date.getHours(), date.getTimezoneOffset()]
    })()`),
  ).toEqual([2027, 0, 1, 5, 0, -540])
})

test('a date keeps its point in time, however it was made', () => {
  expect(
    inNewYork(`[
      new Date('2026-03-08T07:30:00Z'),
      new Date(1_772_955_000_000),
      new Date(new Date('2026-03-08T07:30:00Z')),
      new Date(2026, 2, 8, 16, 30),
      new Date('2026-03-08T16:30'),
      new Date(Date.parse('2026-03-08T16:30:00.000')),
    ]`),
  ).toEqual(Array.from({ length: 6 }, () => '2026-03-08T07:30:00.000Z'))
})

test('a typed time is in Japan’s time zone, however it is written, unless it names another', () => {
  expect(
    inNewYork(`[
      new Date('2026-03-08 16:30'),
      new Date('2026/3/8 16:30'),
      new Date('2026-3-8 16:30:00'),
      new Date('Mar 8, 2026 4:30 PM'),
      new Date('2026-03-08 07:30Z'),
      new Date('2026-03-08T02:30:00-05:00'),
      new Date('Sun, 08 Mar 2026 07:30:00 GMT'),
      new Date(String(new Date('2026-03-08T07:30:00Z'))),
    ]`),
  ).toEqual(Array.from({ length: 8 }, () => '2026-03-08T07:30:00.000Z'))
  expect(inNewYork(`[new Date('2026-03-08'), new Date('2026/3/8')]`)).toEqual([
    '2026-03-08T00:00:00.000Z',
    '2026-03-07T15:00:00.000Z',
  ])
  expect(inNewYork(`[new Date('soon').getTime(), Date.parse('2026年')]`)).toEqual([null, null])
})

test('changing a part changes Japan’s, also in the hour that other places skip in spring', () => {
  expect(
    inNewYork(`(() => {
      const date = new Date('2026-03-08T00:00:00Z')
      date.setHours(16, 30)
      date.setDate(9)
      return date
    })()`),
  ).toEqual('2026-03-09T07:30:00.000Z')
})

test('a date class with its own copy of the time keeps that copy right while a part changes', () => {
  // Calendars make such classes: setting the time updates their own copy first.
  expect(
    inNewYork(`(() => {
      class Kept extends Date {
        own = 0
        setTime(time) {
          this.own = 0
          return super.setTime(time)
        }
      }
      const kept = new Kept('2026-03-08T00:00:00Z')
      kept.own = 17
      kept.setFullYear(2027, 0, 1)
      return [kept.own, kept]
    })()`),
  ).toEqual([17, '2027-01-01T00:00:00.000Z'])
})

test('a date is formatted in Japan’s time, unless another zone is requested', () => {
  expect(
    inNewYork(`[
      new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(before),
      Intl.DateTimeFormat().resolvedOptions().timeZone,
      new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' }).format(before),
    ]`),
  ).toEqual(['09:00', 'Asia/Tokyo', '00:00'])
})

test('dates made before and after are of the same class', () => {
  expect(
    inNewYork(`[before instanceof Date, new Date() instanceof Date, before.getHours()]`),
  ).toEqual([true, true, 9])
})
