import { readDay } from '@noren/contract/hours/calendar'
import { inTransaction } from '../../base/database/transaction.ts'
import { refusal, refuse } from '../../base/requests/refusal.ts'
import { say } from '../../base/words.ts'
import { dayKept } from '../../content/model/fields/day.ts'
import type { Enquiry } from '../../payload-types.ts'
import { onPost, toBody, toDocument } from '../../staff/access/endpoint.ts'
import { enquiryAt } from '../reply/keep-letter.ts'
import { outdatedWords } from '../tables/answered.ts'
import { isExpected, isUntold } from '../tables/marking.ts'
import { type Change, changeSchema } from './taking.ts'

/** Changes a table that stands. */
export const changeTable = onPost(
  '/:id/table/change',
  toDocument(
    { collection: 'enquiries' },
    toBody(changeSchema, (req, { body }) =>
      inTransaction(req, async () => {
        const before = await enquiryAt(req)
        if (!before?.tableState) return refuse(req, 404)
        const isOutdated = body.was && !holds(before, body.was)
        if (before.tableState !== body.shown || !isExpected(before) || isOutdated) {
          return refusal(409, say(req, outdatedWords(before.tableState)))
        }
        if (body.facts && readDay(body.facts.date) === null) return refuse(req, 400)
        const data = changed(before, body)
        const one = { collection: 'enquiries', id: before.id, depth: 0, req } as const
        const after = data ? await req.payload.update({ ...one, data }) : before
        return Response.json({ isUntold: isUntold(after) })
      }),
    ),
  ),
)

/** What an enquiry holds after the change; `null` where that is what it holds. */
function changed(before: Enquiry, { facts, expected }: Change): Partial<Enquiry> | null {
  if (!facts) return expected === undefined ? null : { tableExpected: expected }
  if (holds(before, facts)) return null
  return {
    tableDate: dayKept(facts.date),
    tableTime: facts.time,
    tablePeople: facts.people,
    tableExpected: null,
    tableChangedAt: new Date().toISOString(),
  }
}

/** Whether a table has this day, time and people. */
function holds(
  { tableDate, tableTime, tablePeople }: Enquiry,
  { date, time, people }: NonNullable<Change['facts']>,
): boolean {
  return tableDate === dayKept(date) && tableTime === time && tablePeople === people
}
