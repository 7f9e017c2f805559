import {
  INTERNAL_CALLS,
  MAIL_TROUBLES,
  mailNewsListSchema,
  mailNewsSchema,
} from '@noren/contract/enquiry/handover'
import type { Payload, Where } from 'payload'
import * as v from 'valibot'
import { DAY_MS } from '../../base/lengths.ts'
import { askSite } from '../handover.ts'

/** As many ids as SITE takes in one request; of more, the newest. */
const LIMIT = 1000
/** SITE tries for four days, and remembers the result for one more. */
const OPEN_DAYS = 5

/**
 * Requests from SITE the state of mails that were unsent when it handed the enquiries over, and stores it.
 * When SITE has forgotten an enquiry, its last known state stays.
 * @param now in ms since 1970
 */
export async function noteMails(payload: Payload, now: number): Promise<void> {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: openAt(now),
    sort: '-receivedAt',
    limit: LIMIT,
    depth: 0,
    select: { mailTrouble: true },
  })
  if (docs.length === 0) return
  const known = new Map(docs.map(({ id, mailTrouble }) => [id, mailTrouble ?? null]))
  const answer = await askSite(INTERNAL_CALLS.mails.path, { ids: [...known.keys()] })
  for (const item of v.parse(mailNewsListSchema, await answer.json()).mails) {
    // A newer SITE may report a reason the desk has no text for.
    const news = v.safeParse(mailNewsSchema, item)
    if (!news.success) continue
    const { id, mailedAt, trouble } = news.output
    if (mailedAt === null && trouble === known.get(id)) continue
    await payload.db.updateOne({
      collection: 'enquiries',
      where: { id: { equals: id } },
      // Without a new time of change: for someone who edits it, the enquiry has not changed.
      data: { mailedAt, mailTrouble: trouble, updatedAt: null },
      options: { atomic: true },
      returning: false,
    })
  }
}

/** The enquiries whose mail may still be sent or abandoned. */
function openAt(now: number): Where {
  return {
    and: [
      { mailedAt: { exists: false } },
      // SITE knows nothing of what staff took themselves.
      { source: { exists: false } },
      { quarantined: { not_equals: true } },
      {
        or: [
          { mailTrouble: { in: MAIL_TROUBLES.filter((trouble) => trouble !== 'given-up') } },
          {
            and: [
              { mailTrouble: { exists: false } },
              { receivedAt: { greater_than: new Date(now - OPEN_DAYS * DAY_MS).toISOString() } },
            ],
          },
        ],
      },
    ],
  }
}
