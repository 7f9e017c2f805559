import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { oneDeskAtATime } from '../../base/database/between-desks.ts'
import { inTransaction } from '../../base/database/transaction.ts'
import { refusal, refuse } from '../../base/requests/refusal.ts'
import { say, type Words } from '../../base/words.ts'
import { authorOf } from '../../content/versions/version-fields.ts'
import type { Enquiry } from '../../payload-types.ts'
import { onPost, toBody, toDocument } from '../../staff/access/endpoint.ts'
import { withTable } from '../handling/status.ts'
import { keptSchema, LETTER_LIMIT, type Letter, letterSchema, SUBJECT_LIMIT } from './letter.ts'
import { sendOnce } from './send-once.ts'

const UNREADABLE: Words = {
  en: `Please write a subject of up to ${SUBJECT_LIMIT} characters in one line, and a text of up to ${LETTER_LIMIT}.`,
  ja: `件名（1行、${SUBJECT_LIMIT}字まで）と本文（${LETTER_LIMIT}字まで）を入力してください。`,
}

/**
 * Sends a letter to the guest of an enquiry, once however often it is asked for, and keeps it with the
 * enquiry, which is answered then; one from a mail program is kept alone.
 */
export const answerEnquiry = onPost(
  '/:id/answer',
  toDocument(
    { collection: 'enquiries' },
    toBody(
      letterSchema,
      (req, { user, body: letter }) =>
        // This desk joins those it is sending itself; what another has sent is kept by then.
        oneDeskAtATime(req.payload.db, `letter ${letter.key}`, async () => {
          const enquiry = await storedEnquiry(req)
          if (!enquiry || (letter.table && !enquiry.tableState)) return refuse(req, 404)
          if (letter.how === 'program' || isKept(enquiry, letter)) {
            return answer(await keep(req, enquiry, letter))
          }
          const { unsent, isKept: done } = await sendOnce(req.payload, user, enquiry, letter)
          if (unsent) return refusal(unsent.status, say(req, unsent.words))
          const now = await keep(req, enquiry, letter)
          done()
          return answer(now)
        }),
      UNREADABLE,
    ),
  ),
)

function answer(enquiry: Enquiry): Response {
  return Response.json(v.parse(keptSchema, enquiry))
}

function isKept({ answers }: Enquiry, { key }: Letter): boolean {
  return answers?.some(({ id }) => id === key) ?? false
}

/** Not one in the bin. */
async function storedEnquiry(req: PayloadRequest): Promise<Enquiry | undefined> {
  const where = { id: { equals: String(req.routeParams?.id) } }
  const { docs } = await req.payload.find({ req, collection: 'enquiries', where, depth: 0 })
  return docs[0]
}

/** Adds the letter to the answers as they are by now; one that is among them changes nothing. */
async function keep(req: PayloadRequest, { id }: Enquiry, letter: Letter): Promise<Enquiry> {
  return inTransaction(req, async () => {
    const before = await req.payload.findByID({ req, collection: 'enquiries', id, depth: 0 })
    if (isKept(before, letter)) return before
    const { key, subject, text, how, table } = letter
    const [at, by] = [new Date().toISOString(), authorOf(req)]
    return req.payload.update({
      req,
      collection: 'enquiries',
      id,
      depth: 0,
      data: {
        answers: [...(before.answers ?? []), { id: key, subject, text, how, by, at }],
        // What asks about a table, and neither confirms nor declines it, leaves it to be answered.
        ...(table
          ? withTable(before, table, by)
          : { status: before.tableState === 'asked' ? 'working' : 'done' }),
      },
    })
  })
}
