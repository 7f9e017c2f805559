import { afterEach, expect, test, vi } from 'vitest'
import { logLines } from '../../test/log-lines.ts'
import { openTestDesk } from '../../test/test-desk.ts'
import type { Inbox } from '../inbox/collector.ts'

const { payload, dataDir } = await openTestDesk()
const { deskReadiness, deskHealth } = await import('./monitoring.ts')
const { startJob } = await import('../base/jobs.ts')
const { MINUTE_MS } = await import('../base/lengths.ts')
const { folderTarget } = await import('../base/targets/folder.ts')
const { createPublisher } = await import('../publish/publisher.ts')

const compose = async () => ({ content: {}, modified: {}, redirects: {} })
const publisher = createPublisher({ compose, target: folderTarget(dataDir) })

/** An inbox that collects, except for what a test says otherwise. */
const collecting = (said: Partial<Inbox> = {}): Inbox => ({
  metrics: () => [],
  setAside: () => ({ ids: [], refusedLately: 0 }),
  lagSeconds: () => 1,
  isStuck: () => false,
  stop: async () => {},
  ...said,
})

const ready = (said?: Partial<Inbox>) =>
  deskReadiness(payload, { publisher, inbox: collecting(said) })

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a desk whose database answers and whose jobs run is ready, and reports nothing', async () => {
  expect(await ready()).toEqual({ reasons: [], notes: [] })
  expect(deskHealth({ publisher })).toMatchObject({ status: 'ok', publish: { state: 'waiting' } })
})

test('a desk whose database does not answer is not ready, whether it fails or hangs', async () => {
  vi.spyOn(payload, 'count').mockRejectedValueOnce(new Error('disk I/O error'))
  expect((await ready()).reasons).toEqual(['The database does not answer.'])
  vi.spyOn(payload, 'count').mockReturnValueOnce(new Promise(() => {}))
  expect((await ready()).reasons).toEqual(['The database does not answer.'])
})

test('a desk that no longer collects enquiries is not ready; one whose site is away only says so', async () => {
  expect((await ready({ isStuck: () => true })).reasons).toEqual([
    'The job of collecting enquiries does not go on: see the log, and start the desk again.',
  ])
  const { reasons, notes } = await ready({ lagSeconds: () => 90.4 })
  expect([reasons, notes.length]).toEqual([[], 1])
  expect(notes[0]).toMatch(/^No enquiries could be collected for 90 seconds/)
})

test('enquiries that the desk set aside are a note, and the desk stays ready', async () => {
  const { reasons, notes } = await ready({
    setAside: () => ({ ids: ['a', 'b'], refusedLately: 0 }),
  })
  expect([reasons, notes.length]).toEqual([[], 1])
  expect(notes[0]).toMatch(/^2 of the enquiries could not be stored/)
})

test('a publish that failed is a note', async () => {
  using _logged = logLines()
  const failing = createPublisher({
    compose: () => Promise.reject(new Error('no room')),
    target: folderTarget(dataDir),
  })
  await failing.publish()
  await failing.stop()
  const { reasons, notes } = await deskReadiness(payload, { publisher: failing })
  expect([reasons, notes.length]).toEqual([[], 1])
  expect(notes[0]).toMatch(/^The last publish failed/)
})

test('a job that never ends is reported after ten minutes, and a job that fails runs again', async () => {
  using _logged = logLines()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  const options = { isLeader: () => true, pause: MINUTE_MS, retry: MINUTE_MS, complaint: 'failed' }
  const hanging = startJob({ ...options, work: () => new Promise(() => {}) })
  const failing = startJob({ ...options, work: () => Promise.reject(new Error('once more')) })
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS)
  expect([hanging.isStuck(), failing.isStuck()]).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect([hanging.isStuck(), failing.isStuck()]).toEqual([true, false])
  const jobs = { retention: hanging, schedule: failing, days: hanging }
  expect((await deskReadiness(payload, { publisher, jobs })).reasons).toEqual([
    'The job of deleting old enquiries does not go on: see the log, and start the desk again.',
    'The job of making planned prices the prices of dishes does not go on: see the log, and start the desk again.',
  ])
  await failing.stop()
})
