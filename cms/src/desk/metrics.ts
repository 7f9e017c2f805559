import { gauge, type Metric } from '@noren/contract/metrics'
import type { Payload } from 'payload'
import { STATUSES } from '../inbox/enquiries.ts'
import type { Desk } from './desk.ts'

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
