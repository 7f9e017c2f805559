import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logLines } from '../../test/log-lines.ts'
import { receive as receiveAt, type Said } from '../../test/received.ts'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'
import type { Rounds } from '../rounds.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const RECEIVED = Date.parse('2026-11-20T09:00:00.000Z')

let desk: TestDesk
let start: (now: () => number) => Rounds

beforeAll(async () => {
  desk = await openTestDesk({ ENQUIRY_RETENTION_DAYS: '30' })
  const { startRetention } = await import('./retention.ts')
  start = (now) => startRetention(desk.payload, () => true, now)
})

afterAll(() => desk.close())

async function receive(number: number, at: number, said: Said = {}): Promise<string> {
  const { id } = await receiveAt(desk, number, {
    receivedAt: new Date(at).toISOString(),
    message: 'whispered under the noren',
    status: 'done',
    ...said,
  })
  return id
}

async function kept(): Promise<string[]> {
  const { docs } = await desk.payload.find({
    collection: 'enquiries',
    sort: 'id',
    pagination: false,
  })
  return docs.map(({ id }) => String(id))
}

/** Stops the clock. @returns what waits until somebody has set it for so many milliseconds. */
function fakeTime(): (pause: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const set = vi.spyOn(globalThis, 'setTimeout')
  return (pause) => vi.waitFor(() => expect(set).toHaveBeenCalledWith(expect.any(Function), pause))
}

test('what came longer ago than the privacy policy says is gone when the desk has started', async () => {
  using logged = logLines()
  await receive(1, RECEIVED, { notes: 'rang her back at noon', marks: ['sent-too-fast'] })
  await receive(2, RECEIVED + 1000, { status: 'spam', quarantined: true })
  const young = await receive(3, RECEIVED + DAY_MS)
  await start(() => RECEIVED + 30 * DAY_MS + 5000).stop()
  expect(await kept()).toEqual([young])
  expect(logged.lines).toEqual([
    expect.objectContaining({ event: 'old enquiries deleted', count: 2, days: 30 }),
  ])
  const bytes = await desk.storedEnquiries()
  expect(bytes).toContain('whispered under the noren')
  expect(bytes).not.toContain('rang her back at noon')
  await start(() => RECEIVED + 30 * DAY_MS + 6000).stop()
  expect(logged.lines).toHaveLength(1)
})

test('an enquiry is kept until its last day is over, and deleted the day after', async () => {
  using _logged = logLines()
  const [young = ''] = await kept()
  let now = RECEIVED + 31 * DAY_MS
  const pausedFor = fakeTime()
  const retention = start(() => now)
  await pausedFor(DAY_MS)
  expect(await kept()).toEqual([young])
  expect(retention.nextRun()).toEqual(new Date(now + DAY_MS))
  const { expiredAt } = await import('./retention.ts')
  const due = { collection: 'enquiries', where: expiredAt(now + DAY_MS) } as const
  expect((await desk.payload.count(due)).totalDocs).toBe(1)
  now += DAY_MS
  vi.advanceTimersByTime(DAY_MS)
  await retention.stop()
  vi.useRealTimers()
  expect(await kept()).toEqual([])
})

test('where the database fails, the deletion is made up for a minute later', async () => {
  using logged = logLines()
  const id = await receive(4, RECEIVED)
  vi.spyOn(desk.payload, 'delete').mockRejectedValueOnce(new Error('database is locked'))
  const pausedFor = fakeTime()
  const retention = start(() => RECEIVED + 31 * DAY_MS)
  await pausedFor(60_000)
  expect(await kept()).toEqual([id])
  vi.advanceTimersByTime(60_000)
  await retention.stop()
  vi.useRealTimers()
  expect(logged.lines.filter(({ level }) => level === 'error')).toEqual([
    expect.objectContaining({ error: 'database is locked' }),
  ])
  expect(await kept()).toEqual([])
})
