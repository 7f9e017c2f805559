import { expect, onTestFinished, test, vi } from 'vitest'
import { IN_TIME } from '../../test/in-time.ts'
import { logLines } from '../../test/log-lines.ts'
import { receive as receiveAt, type Said } from '../../test/received.ts'
import { openTestDesk } from '../../test/test-desk.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const RECEIVED = Date.parse('2026-11-20T09:00:00.000Z')

const env = { ENQUIRY_RETENTION_DAYS: '30' }
const { payload, storedEnquiries } = await openTestDesk(env)
const { expiredAt, startRetention } = await import('./retention.ts')
const start = (now: () => number) => startRetention(payload, () => true, now)

async function receive(number: number, at: number, said: Said = {}): Promise<string> {
  const { id } = await receiveAt({ payload }, number, {
    receivedAt: new Date(at).toISOString(),
    message: 'whispered under the noren',
    status: 'done',
    ...said,
  })
  return id
}

async function kept(): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'enquiries',
    sort: 'id',
    pagination: false,
  })
  return docs.map(({ id }) => String(id))
}

/** Stops the clock. @returns a promise that resolves when a timer of so many milliseconds is set. */
function fakeTime(): (pause: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const set = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => {
    set.mockRestore()
    vi.useRealTimers()
  })
  return (pause) =>
    vi.waitFor(() => expect(set).toHaveBeenCalledWith(expect.any(Function), pause), IN_TIME)
}

test('enquiries older than the privacy policy allows are gone when the desk has started', async () => {
  using logged = logLines()
  await receive(1, RECEIVED, { notes: 'rang her back at noon', marks: ['sent-too-fast'] })
  await receive(2, RECEIVED + 1000, {
    status: 'spam',
    quarantined: true,
    // In the trash.
    deletedAt: new Date(RECEIVED + 2000).toISOString(),
  })
  const young = await receive(3, RECEIVED + DAY_MS)
  await start(() => RECEIVED + 30 * DAY_MS + 5000).stop()
  expect(await kept()).toEqual([young])
  expect(logged.lines).toEqual([
    expect.objectContaining({ event: 'old enquiries deleted', count: 2, days: 30 }),
  ])
  const bytes = await storedEnquiries()
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
  const due = { collection: 'enquiries', where: expiredAt(now + DAY_MS) } as const
  expect((await payload.count(due)).totalDocs).toBe(1)
  now += DAY_MS
  vi.advanceTimersByTime(DAY_MS)
  await retention.stop()
  expect(await kept()).toEqual([])
})

test('after an error of the database, the deletion runs a minute later', async () => {
  using logged = logLines()
  const id = await receive(4, RECEIVED)
  vi.spyOn(payload, 'delete').mockRejectedValueOnce(new Error('database is locked'))
  const pausedFor = fakeTime()
  const retention = start(() => RECEIVED + 31 * DAY_MS)
  await pausedFor(60_000)
  expect(await kept()).toEqual([id])
  vi.advanceTimersByTime(60_000)
  await retention.stop()
  expect(logged.lines.filter(({ level }) => level === 'error')).toEqual([
    expect.objectContaining({ error: 'database is locked' }),
  ])
  expect(await kept()).toEqual([])
})

test('what was handed over as harassment is kept for three years, and then deleted too', async () => {
  using _logged = logLines()
  const id = await receive(5, RECEIVED, {
    harassmentAt: new Date(RECEIVED).toISOString(),
    harassmentNote: '電話で三度どなられた。',
  })
  const anniversary = Date.parse('2029-11-20T09:00:00.000Z')
  await start(() => anniversary).stop()
  expect(await kept()).toEqual([id])
  await start(() => anniversary + 1000).stop()
  expect(await kept()).toEqual([])
})
