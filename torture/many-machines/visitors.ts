import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { SUBMISSION_HEADERS, SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { writeDay } from '@noren/contract/hours/calendar'
import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { parseJsonOnce, readObject, readText } from '@noren/contract/json'

/** A steady stream of visitors to one public address; see {@link startVisitors}. */
export type Visitors = {
  /** Ends it and waits for the last answers. */
  stop: () => Promise<{
    asked: number
    /** The texts of the enquiries that were acknowledged. */
    thanked: string[]
    /** The texts of those whose table was cancelled by its link. */
    cancelled: string[]
    failures: string[]
  }>
}

/** Each time a page and an asset, and every third time an enquiry. */
const EVERY_MS = 25
/** Of the enquiries one asks for a table and cancels it: a site takes twenty such forms a minute from an address. */
const TABLE_EVERY = 160
const PATHS = ['/', '/ja/restaurants', '/about', '/api/hero/en']

/** What a visitor sends, and the status that acknowledges it. */
type Sent = { body: string; headers: Record<string, string>; accepted: number }

/** Visitors behind a proxy: they do not retry. Any answer but the expected one is a failure, and so is none. */
export function startVisitors(port: number, host: string): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: 40, rejectUnauthorized: false })
  const failures: string[] = []
  const thanked: string[] = []
  const cancelled: string[] = []
  const asked: Promise<unknown>[] = []

  /** @returns the body of the expected answer, else `null` */
  const ask = (path: string, sent?: Sent): Promise<string | null> =>
    new Promise((resolve) => {
      const method = sent ? 'POST' : 'GET'
      const failed = (reason: string): void => {
        failures.push(`${new Date().toISOString()} ${method} ${path}: ${reason}`)
        resolve(null)
      }
      const headers = { Host: host, Origin: `https://${host}`, ...sent?.headers }
      const place = { host: '127.0.0.1', port, servername: host }
      const asking = request({ ...place, method, path, agent, headers })
      asking.setTimeout(20_000, () => asking.destroy(new Error('no answer for 20 s')))
      asking.on('error', ({ message }) => failed(message))
      asking.on('response', (answer) => {
        text(answer).then(
          (body) => {
            const isExpected = answer.statusCode === (sent?.accepted ?? 200)
            if (isExpected) resolve(body)
            else failed(`${answer.statusCode}`)
          },
          ({ message }) => failed(message),
        )
      })
      asking.end(sent?.body)
    })

  async function write(message: string, table?: TableRequest): Promise<void> {
    const answer = await ask(SUBMIT_ENQUIRY.path, {
      body: JSON.stringify({ ...VISITOR, message }),
      headers: {
        'Content-Type': 'application/json',
        ...(table && { [SUBMISSION_HEADERS.table]: JSON.stringify(table) }),
      },
      accepted: 201,
    })
    if (answer === null) return
    thanked.push(message)
    if (table) await cancel(readText(readObject(parseJsonOnce(answer)).link), message)
  }

  async function cancel(link: string, message: string): Promise<void> {
    const answer = await ask(link, {
      body: `act=cancelled&key=${'0'.repeat(24)}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      accepted: 303,
    })
    if (answer !== null) cancelled.push(message)
  }

  let round = 0
  const timer = setInterval(() => {
    round++
    asked.push(ask(PATHS[round % PATHS.length] ?? '/'))
    const message = `Table number ${round}, please.`
    if (round % TABLE_EVERY === 0) asked.push(write(message, onFriday()))
    else if (round % 3 === 0) asked.push(write(message))
  }, EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(asked)
      agent.destroy()
      return { asked: asked.length, thanked, cancelled, failures }
    },
  }
}

const VISITOR = {
  name: 'Hanako Sato',
  phone: '0312345678',
  email: 'hanako@example.jp',
  subject: 'A table for two',
}

/** A table at a restaurant of the demo company on the Friday of the next week, when it is open. */
function onFriday(): TableRequest {
  const nextWeek = dayOfMinute(tokyoMinute(new Date())) + 7
  // The first of January 1970, day 0, was a Thursday.
  const date = writeDay(nextWeek + ((8 - (nextWeek % 7)) % 7))
  return { restaurant: 'shiobi', date, time: '18:30', people: 2 }
}
