import { INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import { type LateTable, lateMailedSchema, MOST_LATE } from '@noren/contract/enquiry/recipients'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { type Job, startJob } from '../../base/jobs.ts'
import { MINUTE_MS } from '../../base/lengths.ts'
import { dayOf } from '../../content/model/fields/day.ts'
import { askSite } from '../handover.ts'
import { VIEWS } from '../list/views.ts'

/** SITE answers once its mail server has taken the mail: one that examines mails first needs long. */
const MAIL_LIMIT_MS = MINUTE_MS

/** Has SITE mail late requests to the company, each once, now and every minute. */
export function startMailingLate(payload: Payload, isLeader: () => boolean): Job {
  return startJob({
    isLeader,
    work: (now) => mailLate(payload, now),
    pause: MINUTE_MS,
    retry: MINUTE_MS,
    complaint: 'late requests not mailed, it will be tried again',
  })
}

/**
 * One run. A desk that stops between the mail and its note mails again, under one Message-ID.
 * @param now in ms since 1970
 * @throws when SITE or its mail server did not take them
 */
export async function mailLate(payload: Payload, now: number): Promise<void> {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      and: [
        ...VIEWS.late.where(new Date(now)),
        { tableLateMailedAt: { exists: false } },
        // Owners alone know of it.
        { harassmentAt: { exists: false } },
      ],
    },
    sort: ['tableDueAt', 'id'],
    limit: MOST_LATE,
    depth: 0,
  })
  const late = docs.map(
    ({ id, receivedAt, tableRestaurant, tableDate, tableTime, tablePeople }): LateTable => ({
      id,
      receivedAt,
      table: {
        restaurant: tableRestaurant ?? '',
        date: dayOf(tableDate ?? ''),
        time: tableTime ?? '',
        people: tablePeople ?? 0,
      },
    }),
  )
  if (late.length === 0) return
  const answer = await askSite(INTERNAL_CALLS.late.path, { late }, MAIL_LIMIT_MS)
  const { mailed } = v.parse(lateMailedSchema, await answer.json())
  if (!mailed) return
  await payload.db.updateMany({
    collection: 'enquiries',
    where: { id: { in: late.map(({ id }) => id) } },
    // Without a new time of change: for someone who edits it, the enquiry has not changed.
    data: { tableLateMailedAt: new Date(now).toISOString(), updatedAt: null },
    returning: false,
  })
}
