import { setImmediate as turn } from 'node:timers/promises'
import { INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import { metricsText } from '@noren/kit/metrics'
import { expect, onTestFinished, test, vi } from 'vitest'
import { logLines } from '../../test/log-lines.ts'
import { standInForSite } from '../../test/site-stand-in.ts'
import { openTestDesk } from '../../test/test-desk.ts'

/** Turns of the event loop in which a run ends that has its answer. */
const TURNS = 50

/** SITE's answer, and the second of each request. */
let status: number
let asked: number[]
let began: number

const site = await standInForSite(({ url }, response) => {
  response.writeHead(status, { Connection: 'close' })
  if (url === INTERNAL_CALLS.setAsideList.path)
    return response.end('{"ids":["one"],"refusedLately":12}')
  if (url === INTERNAL_CALLS.recipients.path) return response.end('{}')
  asked.push((Date.now() - began) / 1000)
  return response.end('{"enquiries":[]}')
})
const { payload } = await openTestDesk(site)

/** Advances the collector's clock second by second; every answer arrives within its second. */
async function pass(seconds: number, answersUnderWay: () => number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    vi.advanceTimersByTime(1000)
    await turn()
    while (answersUnderWay() > 0) await turn()
    for (let left = TURNS; left > 0; left--) await turn()
  }
}

/** Counts the calls to SITE and to the database that have no answer yet. */
function countCalls(): () => number {
  let open = 0
  const counted = <Answer>(answer: Promise<Answer>) => {
    open += 1
    return answer.finally(() => {
      open -= 1
    })
  }
  const { fetch } = globalThis
  const find = payload.find
  const spies = [
    vi.spyOn(globalThis, 'fetch').mockImplementation((...args) => counted(fetch(...args))),
    vi.spyOn(payload, 'find').mockImplementation((options) => counted(find(options))),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return () => open
}

test('while the site is down the desk asks it less often and logs it once, and asks often again when it is back', async () => {
  const { startCollector } = await import('./collector.ts')
  const underWay = countCalls()
  using logged = logLines()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  asked = []
  began = Date.now() + 1000
  status = 503
  const collector = startCollector(payload, () => true)
  await pass(100, underWay)
  expect(asked).toEqual([0, 4, 12, 28, 58, 88])
  expect(logged.lines).toEqual([
    expect.objectContaining({
      level: 'warn',
      event: 'enquiries cannot be collected',
      error: `SITE answered 503 to ${INTERNAL_CALLS.collect.path}?limit=50`,
    }),
  ])
  expect(metricsText(collector.metrics())).toContain('noren_collector_failures_total 6\n')

  status = 200
  await pass(24, underWay)
  expect(asked.slice(6)).toEqual([118, 120, 122])
  expect(collector.setAside()).toEqual({ ids: ['one'], refusedLately: 12 })
  await collector.stop()
  await pass(10, underWay)
  expect(asked).toHaveLength(9)
})
