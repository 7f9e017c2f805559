import { Agent, get } from 'node:http'

/** How long each request took, in ms, and how many were not answered with 200 to their last byte. */
export type Asked = { waits: number[]; failed: number }

const PATHS = ['/', '/ja', '/restaurants', '/ja/restaurants/onda', '/about', '/ja/contact']

const AT_ONCE = 4

/** Requests pages in turn, a few at the same time. */
export async function askPages(origin: string, requests: number): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const asked: Asked = { waits: [], failed: 0 }
  let next = 0
  const visit = async (): Promise<void> => {
    while (next < requests) {
      const path = PATHS[next++ % PATHS.length] ?? '/'
      const began = performance.now()
      if ((await statusOf(origin + path, agent)) !== 200) asked.failed += 1
      asked.waits.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit))
  agent.destroy()
  return asked
}

/** `null` where there is no whole answer. */
function statusOf(url: string, agent: Agent): Promise<number | null> {
  return new Promise((resolve) => {
    const fail = () => resolve(null)
    get(url, { agent }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve(answer.statusCode ?? null))
        .on('error', fail)
    }).on('error', fail)
  })
}
