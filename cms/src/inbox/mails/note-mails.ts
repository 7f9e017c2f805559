import {
  INTERNAL_CALLS,
  MAIL_TROUBLES,
  mailNewsListSchema,
  mailNewsSchema,
} from '@noren/contract/enquiry/handover'
import type { Payload, Where } from 'payload'
import * as v from 'valibot'
import { DAY_MS } from '../../base/jobs.ts'
import { askSite } from '../handover.ts'

/** As many ids as SITE takes at once; of more, the newest. */
const LIMIT = 1000
/** SITE tries for four days, and remembers for one more how that ended. */
const OPEN_DAYS = 5

/**
 * Asks SITE what became of the mails it had not sent when it handed the enquiries over, and keeps it.
 * Of what SITE has forgotten the last news stays.
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
    // A newer SITE may know a trouble the desk has no words for.
    const news = v.safeParse(mailNewsSchema, item)
    if (!news.success) continue
    const { id, mailedAt, trouble } = news.output
    if (mailedAt === null && trouble === known.get(id)) continue
    await payload.db.updateOne({
      collection: 'enquiries',
      where: { id: { equals: id } },
      // Past the time of the last change: to whoever edits it, the enquiry has not changed.
      data: { mailedAt, mailTrouble: trouble, updatedAt: null },
      options: { atomic: true },
      returning: false,
    })
  }
}

/** The enquiries whose mail may still go out or be given up. */
function openAt(now: number): Where {
  return {
    and: [
      { mailedAt: { exists: false } },
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
