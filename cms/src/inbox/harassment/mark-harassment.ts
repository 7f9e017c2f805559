import { inTransaction } from '../../base/database/transaction.ts'
import { refuse } from '../../base/requests/refusal.ts'
import type { Words } from '../../base/words.ts'
import { authorOf } from '../../content/model/saved-by.ts'
import { onPost, toBody, toDocument } from '../../staff/access/endpoint.ts'
import { record } from '../../staff/audit/record.ts'
import { enquiryAt } from '../reply/keep-letter.ts'
import { markingSchema, NOTE_LIMIT } from './marking.ts'

const NOTE_MISSING: Words = {
  en: `Please write in up to ${NOTE_LIMIT} letters what happened.`,
  ja: `何があったかを、${NOTE_LIMIT}字までで入力してください。`,
}

/**
 * Marks an enquiry as harassment of the staff, with what happened, or takes that back. Any of the staff who see it
 * can mark it, and see it no more unless they are owners; so owners alone can take it back.
 */
export const markHarassment = onPost(
  '/:id/harassment',
  toDocument(
    { collection: 'enquiries' },
    toBody(
      markingSchema,
      (req, { user, body: { note } }) =>
        inTransaction(req, async () => {
          const before = await enquiryAt(req)
          if (!before) return refuse(req, 404)
          const isMarked = note !== null
          // A second press changes nothing, and is no line in the audit log.
          if (isMarked === !!before.harassmentAt) return new Response(null, { status: 204 })
          await req.payload.update({
            req,
            collection: 'enquiries',
            id: before.id,
            depth: 0,
            data: {
              harassmentNote: note,
              harassmentAt: isMarked ? new Date().toISOString() : null,
              harassmentBy: isMarked ? authorOf(req) : null,
              // Whoever it was assigned to may not open it any more.
              ...(isMarked && { assignee: null }),
            },
          })
          const act = isMarked ? 'harassment-marked' : 'harassment-taken-back'
          await record(req, { act, by: user.id })
          return new Response(null, { status: 204 })
        }),
      NOTE_MISSING,
    ),
  ),
)
