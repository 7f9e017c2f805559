import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { startSite } from '../bench/support/site.ts'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { atMost, type Figure } from './figure.ts'
import { forgetPeak, residentOf } from './support/process-facts.ts'

const ADDRESSES = 100_000
/** Requests for few addresses before, after which V8's own memory stays as it is. */
const BEFORE = 20_000
const LINES = 4
const MEMORY_GOAL_MB = 32

/** Requests with endless variations: each number makes another address. */
const KINDS: ((number: number) => string)[] = [
  (number) => `/?utm_source=${number}`,
  (number) => `/ja/restaurants?page=${number}`,
  (number) => `/restaurants/nobody-${number}`,
  (number) => `/ja/${'deep/'.repeat(1 + (number % 9))}${number}`,
  (number) => `/api/restaurant/slug/nobody-${number}`,
  (number) => `/api/solutions?page=${number}&limit=10`,
  (number) => `/media/${number.toString(16).padStart(20, '0')}-800x600-480.webp`,
  (number) => `/assets/nothing-${number}.js`,
]

/**
 * A hundred thousand addresses, each requested once: SITE must not remember them. As many requests for a
 * handful of addresses before show the memory that the work alone needs.
 */
export async function manyAddresses(): Promise<Figure[]> {
  await using data = await temporaryFolder()
  await using site = await startSite(data.path)
  await askAll(site.origin, BEFORE, () => 0)
  forgetPeak(site.pid)
  const { now: before } = residentOf(site.pid)
  const statuses = await askAll(site.origin, ADDRESSES, (number) => number)
  const { peak } = residentOf(site.pid)
  const wrong = statuses.filter((status) => ![200, 404].includes(status))
  return [
    atMost(
      `100,000 addresses: memory added to ${before.toFixed(0)} MB`,
      peak - before,
      MEMORY_GOAL_MB,
      'MB',
    ),
    atMost('… answered by anything but 200 and 404', wrong.length, 0, ''),
  ]
}

/** Requests so many addresses over a few connections. @returns the statuses */
async function askAll(
  origin: string,
  count: number,
  numberOf: (request: number) => number,
): Promise<number[]> {
  const statuses: number[] = []
  let next = 0
  const line = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let request = next++; request < count; request = next++) {
      const path = KINDS[request % KINDS.length]?.(numberOf(request)) ?? '/'
      statuses.push(await statusOf(origin + path, agent))
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: LINES }, line))
  return statuses
}

async function statusOf(url: string, agent: Agent): Promise<number> {
  const [answer]: IncomingMessage[] = await once(get(url, { agent }), 'response')
  if (!answer) throw new Error(`${url} was not answered`)
  await once(answer.resume(), 'end')
  return answer.statusCode ?? 0
}
