import { Agent, request } from 'node:http'
import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'

/** A steady stream of visitors; see {@link startLoad}. */
export type Load = {
  /** How many requests were sent so far. */
  asked: () => number
  /** Ends it and waits for the last answers. */
  stop: () => Promise<{ asked: number; sent: number; failures: string[] }>
}

const EVERY_MS = 10
const ENQUIRY = {
  name: 'Hanako Sato',
  phone: '0312345678',
  email: 'a@example.jp',
  subject: 'A table for two',
}

/**
 * Three hundred requests a second without retries: pages over kept and over new connections, and
 * enquiries. An answer other than 200 and 201 is a failure, and so is none.
 */
export function startLoad(port: number): Load {
  const kept = new Agent({ keepAlive: true, maxSockets: 20 })
  const failures: string[] = []
  const asked: Promise<void>[] = []
  let sent = 0

  const ask = (method: 'GET' | 'POST', path: string, agent: Agent | false): Promise<void> =>
    new Promise((resolve) => {
      const failed = (reason: string): void => {
        failures.push(`${method} ${path}: ${reason}`)
        resolve()
      }
      const headers = { Host: `localhost:${port}`, 'Content-Type': 'application/json' }
      const asking = request({ host: '127.0.0.1', port, method, path, agent, headers })
      asking.on('error', ({ message }) => failed(message))
      asking.on('response', (answer) => {
        answer.resume().on('error', ({ message }) => failed(message))
        answer.on('end', () => {
          if (answer.statusCode === 201) sent++
          if (answer.statusCode === 201 || answer.statusCode === 200) resolve()
          else failed(String(answer.statusCode))
        })
      })
      // Each has another text: the same text twice is one enquiry.
      const enquiry = { ...ENQUIRY, message: `Number ${asked.length}` }
      asking.end(method === 'POST' ? JSON.stringify(enquiry) : undefined)
    })

  const timer = setInterval(() => {
    asked.push(
      ask('GET', '/', kept),
      ask('GET', '/about', false),
      ask('POST', SUBMIT_ENQUIRY.path, kept),
    )
  }, EVERY_MS)
  return {
    asked: () => asked.length,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(asked)
      kept.destroy()
      return { asked: asked.length, sent, failures }
    },
  }
}
