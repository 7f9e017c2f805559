import { setTimeout as sleep } from 'node:timers/promises'
import { gauge, type Metric } from '@noren/kit/metrics'
import type { Payload } from 'payload'
import { STATUSES } from '../inbox/handling/status.ts'
import { type Desk, JOBS, type Readiness } from './desk.ts'

/** A database that takes longer to count accounts counts as not answering. */
const ANSWER_MS = 3000
/** A site that only restarts is down for less, in seconds. */
const LAG_SECONDS = 60

type Parts = Pick<Desk, 'publisher' | 'inbox' | 'jobs' | 'coordination'>

const WORK = [['inbox', 'collecting enquiries'], ...JOBS] as const

/** What decides `/readyz` of the desk. A site that is down is no reason: staff can still work. */
export async function deskReadiness(payload: Payload, parts: Parts): Promise<Readiness> {
  const running = { ...parts.jobs, inbox: parts.inbox }
  const stuck = WORK.filter(([name]) => running[name]?.isStuck()).map(
    ([, work]) => `The job of ${work} does not go on: see the log, and start the desk again.`,
  )
  const answers = await databaseAnswers(payload)
  return {
    reasons: [...(answers ? [] : ['The database does not answer.']), ...stuck],
    notes: [setAsideNote(parts), lagNote(parts), publishNote(parts)].filter(
      (note) => note !== null,
    ),
  }
}

/** What `/healthz?verbose` of the desk reports. */
export function deskHealth({ publisher, coordination }: Parts): Record<string, unknown> {
  return {
    status: 'ok',
    uptimeSeconds: Math.floor(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    publish: publisher.status(),
    leadsHere: coordination?.isLeader() ?? null,
  }
}

function databaseAnswers(payload: Payload): Promise<boolean> {
  const answers = payload.count({ collection: 'users' }).then(
    () => true,
    () => false,
  )
  return Promise.race([answers, sleep(ANSWER_MS, false, { ref: false })])
}

function setAsideNote({ inbox }: Parts): string | null {
  const count = inbox?.setAside().ids.length ?? 0
  if (count === 0) return null
  return `${count} of the enquiries could not be stored; the log says which and why. The site keeps them, and hands them over again every ten minutes: mend it before ENQUIRY_RETENTION_DAYS are over.`
}

function lagNote({ inbox }: Parts): string | null {
  const seconds = Math.floor(inbox?.lagSeconds() ?? 0)
  if (seconds < LAG_SECONDS) return null
  return `No enquiries could be collected for ${seconds} seconds: is the site running, is it at SITE_URL, is INTERNAL_TOKEN the same? The site keeps them.`
}

function publishNote({ publisher }: Parts): string | null {
  if (publisher.status().state !== 'failed') return null
  return 'The last publish failed; the log says why. It is tried again by itself, and visitors see the one before.'
}

/** The desk's current metrics (docs/guides/watch-it.md has the list). */
export async function deskMetrics(
  payload: Payload,
  { publisher, inbox }: Pick<Desk, 'publisher' | 'inbox'>,
): Promise<Metric[]> {
  const stored = await storedMetrics(payload).catch(() => null)
  return [
    gauge('noren_database_up', '1 when the database answers.', stored !== null),
    ...(stored ?? []),
    ...publisher.metrics(),
    ...(inbox?.metrics() ?? []),
  ]
}

async function storedMetrics(payload: Payload): Promise<Metric[]> {
  const countOf = async (status: string) => {
    const where = { status: { equals: status } }
    const { totalDocs } = await payload.count({ collection: 'enquiries', where })
    return { labels: { status }, value: totalDocs }
  }
  const inbox = await Promise.all(STATUSES.map(({ value }) => countOf(value)))
  const { totalDocs: locked } = await payload.count({
    collection: 'users',
    where: { lockUntil: { greater_than: new Date().toISOString() } },
  })
  return [
    gauge('noren_inbox_enquiries', 'Enquiries in the inbox.', inbox),
    gauge('noren_accounts_locked', 'Accounts locked by wrong passwords just now.', locked),
  ]
}
