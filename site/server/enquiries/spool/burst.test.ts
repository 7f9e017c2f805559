import { expect, test } from 'vitest'
import { VALID } from '../../testing/enquiry.ts'
import { describeSpools, LEASE, newEnquiry } from '../../testing/spools.ts'
import { flagBursts } from './burst.ts'
import type { NewEnquiry, Stored } from './spool.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Of all together 12 a minute and 30 an hour. */
const LIMITS = { perMinute: 1, perHour: 2 }

/** A gate before a spool with scripted answers, and its own clock. */
function gateBefore(answer: (enquiry: NewEnquiry) => Promise<Stored>) {
  let time = Date.UTC(2026, 10, 20)
  const marks: string[][] = []
  const store = (enquiry: NewEnquiry) => {
    marks.push(enquiry.marks)
    return answer(enquiry)
  }
  const gate = flagBursts({ store }, { limits: LIMITS, now: () => time })
  let number = 0
  return {
    inBursts: gate.inBursts,
    pass: (ms: number) => {
      time += ms
    },
    /** @returns the flags it had in the spool */
    send: async (given: Partial<NewEnquiry> = {}) => {
      number++
      await gate.store({
        enquiry: { ...VALID, message: `m${number}` },
        language: 'jp',
        quarantined: false,
        marks: [],
        key: null,
        client: `198.51.${number}.1`,
        id: String(number),
        receivedAt: time,
        ...given,
      })
      return marks.at(-1)
    },
  }
}

const taken = async ({ id }: NewEnquiry): Promise<Stored> => ({ kind: 'stored', id })

test('twelve times a client’s limit a minute pass as usual, the next is kept for the daily mail until the minute is over', async () => {
  const { send, pass, inBursts } = gateBefore(taken)
  for (let index = 0; index < 12; index++) expect(await send()).toEqual([])
  expect(await send({ marks: ['phone-may-lack-a-digit'] })).toEqual([
    'phone-may-lack-a-digit',
    'many-at-once',
  ])
  pass(59 * SECOND)
  expect(await send()).toEqual(['many-at-once'])
  pass(MINUTE)
  expect(await send()).toEqual([])
  expect(inBursts()).toBe(2)
})

test('fifteen times a client’s limit an hour pass as usual, the next is kept for the daily mail until the hour is over', async () => {
  const { send, pass } = gateBefore(taken)
  for (let index = 0; index < 30; index++) {
    expect(await send()).toEqual([])
    pass(6 * SECOND)
  }
  expect(await send()).toEqual(['many-at-once'])
  pass(58 * MINUTE)
  expect(await send()).toEqual([])
})

test('refused, repeated, failed or suspected enquiries make no burst', async () => {
  const answers: (() => Promise<Stored>)[] = [
    async () => ({ kind: 'too-many', retryAfter: 60 }),
    async () => ({ kind: 'repeated', id: '1' }),
    async () => ({ kind: 'key-used' }),
    () => Promise.reject(new Error('away')),
  ]
  let answer: (enquiry: NewEnquiry) => Promise<Stored> = taken
  const { send, inBursts } = gateBefore((enquiry) => answer(enquiry))
  for (const other of answers) {
    answer = other
    for (let index = 0; index < 20; index++) await send().catch(() => {})
  }
  answer = taken
  for (let index = 0; index < 20; index++)
    await send({ quarantined: true, marks: ['hidden-field-filled'] })
  for (let index = 0; index < 12; index++) expect(await send()).toEqual([])
  expect(inBursts()).toBe(0)
})

test('refused enquiries end no burst either', async () => {
  let answer = taken
  const { send, pass } = gateBefore((enquiry) => answer(enquiry))
  for (let index = 0; index < 30; index++) {
    await send()
    pass(6 * SECOND)
  }
  answer = async () => ({ kind: 'too-many', retryAfter: 60 })
  for (let index = 0; index < 30; index++) await send()
  answer = taken
  expect(await send()).toEqual(['many-at-once'])
})

test('enquiries that are being stored count', async () => {
  const { send, inBursts } = gateBefore(taken)
  await Promise.all(Array.from({ length: 40 }, () => send()))
  expect(inBursts()).toBe(28)
})

describeSpools((start) => {
  test('in a burst every enquiry is stored and acknowledged, and those over the limit share a mail', async () => {
    await using spool = await start({ mailed: { staff: true, visitor: true } })
    const gate = flagBursts(spool, { limits: LIMITS, now: spool.clock })
    const send = (number: number) =>
      gate.store(newEnquiry(spool, { enquiry: { ...VALID, message: `m${number}` } }))
    const answers = []
    for (let number = 0; number < 15; number++) {
      answers.push(await send(number))
      spool.pass(1)
    }
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['stored']))
    expect(await spool.counts()).toEqual({
      'inbox pending': 15,
      'mail pending': 12,
      'receipt pending': 12,
      'suspected pending': 3,
    })
    expect((await spool.waiting(20)).map(({ marks }) => marks)).toEqual([
      ...Array(12).fill([]),
      ...Array(3).fill(['many-at-once']),
    ])
    expect(await spool.suspected.claim(LEASE)).toBeNull()
    spool.pass(24 * 60 * MINUTE)
    expect((await spool.suspected.claim(LEASE))?.marks).toEqual(['many-at-once'])
  })
})
