import { faultFacts, log } from '@noren/kit/process/log'
import * as v from 'valibot'
import { oneDeskAtATime } from '../../base/database/between-desks.ts'
import { refusal, refuse } from '../../base/requests/refusal.ts'
import { say, type Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import { onPost, toBody, toDocument } from '../../staff/access/endpoint.ts'
import { isWithdrawal, outdatedWords } from '../tables/answered.ts'
import { enquiryAt, enquiryOf, keepLetter } from './keep-letter.ts'
import {
  isOutdated,
  keptSchema,
  LETTER_LIMIT,
  type Letter,
  letterSchema,
  SUBJECT_LIMIT,
} from './letter.ts'
import { OF_ANOTHER, sendOnce } from './send-once.ts'

const UNREADABLE: Words = {
  en: `Please write a subject of up to ${SUBJECT_LIMIT} characters in one line, and a text of up to ${LETTER_LIMIT}.`,
  ja: `件名（1行、${SUBJECT_LIMIT}字まで）と本文（${LETTER_LIMIT}字まで）を入力してください。`,
}

const SENT: Words = {
  en: 'The letter was sent, but the desk could not note it. Please press again in a minute: the same letter is not sent twice.',
  ja: '手紙は送信しましたが、記録できませんでした。1分ほどしてから、もう一度押してください。同じ手紙が二度届くことはありません。',
}

/**
 * Sends a letter to the guest of an enquiry, once however often it is asked for, and keeps it with the
 * enquiry, which is answered then; one from a mail program, or told by telephone, is kept alone. Nothing is sent that is not kept
 * before: what the desk began to send and did not see the end of stays among the answers as `sending`. A
 * letter to a table that has changed since its screen was opened is refused.
 */
export const answerEnquiry = onPost(
  '/:id/answer',
  toDocument(
    { collection: 'enquiries' },
    toBody(
      letterSchema,
      (req, { user, body: letter }) =>
        // Of two that answer a table, the second finds it answered.
        oneDeskAtATime(req.payload.db, `letter to ${req.routeParams?.id}`, async () => {
          const enquiry = await enquiryAt(req)
          if (!enquiry || (letter.table && !enquiry.tableState)) return refuse(req, 404)
          const holder = await enquiryOf(req.payload, letter.key)
          if (holder !== null && holder !== enquiry.id) return refusal(409, say(req, OF_ANOTHER))
          const wasSent = isSent(enquiry, letter)
          if (!wasSent && (isOutdated(letter, enquiry) || isNoAnswer(letter, enquiry))) {
            return refusal(409, say(req, outdatedWords(enquiry.tableState)))
          }
          if (letter.how !== 'desk' || wasSent) {
            return answer(await keepLetter(req, enquiry.id, letter, letter.how))
          }
          const { unsent, copy, noted } = await sendOnce(req, user, enquiry, letter)
          if (unsent) return refusal(unsent.status, say(req, unsent.words))
          try {
            const now = await keepLetter(req, enquiry.id, letter, 'desk', copy)
            noted()
            return answer(now)
          } catch (error) {
            log('error', 'a letter was sent and not noted', {
              id: enquiry.id,
              ...faultFacts(error),
            })
            return refusal(503, say(req, SENT))
          }
        }),
      UNREADABLE,
    ),
  ),
)

function answer(enquiry: Enquiry): Response {
  return Response.json(v.parse(keptSchema, enquiry))
}

/** Staff took this table themselves: there is no request to decline, only a promise to take back. */
function isNoAnswer({ table }: Letter, enquiry: Enquiry): boolean {
  return !!enquiry.source && table === 'declined' && !isWithdrawal(table, enquiry)
}

function isSent({ answers }: Enquiry, { key }: Letter): boolean {
  return answers?.some(({ id, how }) => id === key && how !== 'sending') ?? false
}
