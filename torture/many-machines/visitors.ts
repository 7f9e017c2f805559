import { Agent, request } from 'node:https'
import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'

/** A steady stream of visitors to one public address; see {@link startVisitors}. */
export type Visitors = {
  /** Ends it and waits for the last answers. */
  stop: () => Promise<{
    asked: number
    /** The texts of the enquiries that were acknowledged. */
    thanked: string[]
    failures: string[]
  }>
}

/** Each time a page and an asset, and every third time an enquiry. */
const EVERY_MS = 25
const PATHS = ['/', '/ja/restaurants', '/about', '/api/hero/en']

/** Visitors behind a proxy: they do not retry. Any answer but 200 and 201 is a failure, and so is none. */
export function startVisitors(port: number, host: string): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: 40, rejectUnauthorized: false })
  const failures: string[] = []
  const thanked: string[] = []
  const asked: Promise<void>[] = []

  const ask = (path: string, enquiry?: { message: string }): Promise<void> =>
    new Promise((resolve) => {
      const method = enquiry ? 'POST' : 'GET'
      const failed = (reason: string): void => {
        failures.push(`${new Date().toISOString()} ${method} ${path}: ${reason}`)
        resolve()
      }
      const headers = { Host: host, 'Content-Type': 'application/json', Origin: `https://${host}` }
      const place = { host: '127.0.0.1', port, servername: host }
      const asking = request({ ...place, method, path, agent, headers })
      asking.setTimeout(20_000, () => asking.destroy(new Error('no answer for 20 s')))
      asking.on('error', ({ message }) => failed(message))
      asking.on('response', (answer) => {
        answer.resume().on('error', ({ message }) => failed(message))
        answer.on('end', () => {
          if (answer.statusCode !== (enquiry ? 201 : 200)) return failed(`${answer.statusCode}`)
          if (enquiry) thanked.push(enquiry.message)
          resolve()
        })
      })
      asking.end(enquiry && JSON.stringify({ ...VISITOR, ...enquiry }))
    })

  let round = 0
  const timer = setInterval(() => {
    round++
    asked.push(ask(PATHS[round % PATHS.length] ?? '/'))
    if (round % 3 === 0) {
      asked.push(ask(SUBMIT_ENQUIRY.path, { message: `Table number ${round}, please.` }))
    }
  }, EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(asked)
      agent.destroy()
      return { asked: asked.length, thanked, failures }
    },
  }
}

const VISITOR = {
  name: 'Hanako Sato',
  phone: '0312345678',
  email: 'hanako@example.jp',
  subject: 'A table for two',
}
