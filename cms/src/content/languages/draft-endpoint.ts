import type { Access, Endpoint, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { inTransaction } from '../../base/database/transaction.ts'
import { createHourLimit } from '../../base/hour-limit.ts'
import { refusal, refuse } from '../../base/requests/refusal.ts'
import { settings } from '../../base/settings.ts'
import type { Translator } from '../../base/translator-settings.ts'
import { createTurns } from '../../base/turns.ts'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { documentPath, type Kind, onPost, toBody, toDocument } from '../../staff/access/endpoint.ts'
import { draftOf } from './machine/draft.ts'
import { PROBLEMS } from './machine/problems.ts'
import type { Drafted } from './translations/gap-states.ts'
import { type Gap, textsOf } from './translations/gaps.ts'
import { type Latest, latestAt, type Place, placeOf } from './translations/latest.ts'
import { hashOf } from './translations/ledger.ts'
import { oneAfterAnother, writeEntries } from './translations/write-ledger.ts'

const bodySchema = v.object({ key: v.string() })

/**
 * The endpoint that has a machine draft a missing text. The draft is kept in the ledger, not in the text:
 * it becomes one when a member of staff saves it. None where no service is set.
 * @param rule who may write the text, as of its translations
 */
export function draftTranslation(kind: Kind, rule?: Access): Endpoint[] {
  const { translator } = settings
  if (!translator) return []
  return [
    onPost(
      documentPath(kind, 'draft'),
      toDocument(
        kind,
        toBody(bodySchema, (req, { opened, user, body: { key } }) => {
          const place = placeOf(req.payload, opened)
          if (!place) return refuse(req, 404)
          const next = limitReached(user.id, Date.now())
          if (next) return refusal(429, say(req, tooMany(next)))
          return turnsOf(user.id)(() => draft(req, { place, key, translator }))
        }),
        rule,
      ),
    ),
  ]
}

/** Drafts of one account within an hour: a menu of a hundred dishes has fewer texts. */
const DRAFTS_PER_HOUR = 300
const limitReached = createHourLimit(DRAFTS_PER_HOUR)

function tooMany(next: Date): Words {
  const time = inTokyo(next).slice(-5)
  return {
    en: `An account may have ${DRAFTS_PER_HOUR} texts translated an hour. The next is possible at ${time}.`,
    ja: `機械翻訳は、ひとつのアカウントにつき1時間に${DRAFTS_PER_HOUR}件までです。次は${time}から使えます。`,
  }
}

/** The texts of an account go one at a time: a service that hangs holds up nobody else's. */
const turns = new Map<number, ReturnType<typeof createTurns>>()

function turnsOf(account: number): ReturnType<typeof createTurns> {
  const own = turns.get(account) ?? createTurns()
  turns.set(account, own)
  return own
}

type Asked = { place: Place; key: string; translator: Translator }

async function draft(req: PayloadRequest, { place, key, translator }: Asked): Promise<Response> {
  const { latest, gap } = await openAt(req, place, key)
  if (!latest || !gap) return refusal(409, say(req, NOT_MISSING))
  const { source, sourceText, tag } = gap
  // Outside a transaction: it takes seconds, and one writes at a time.
  const { problem, result } = await draftOf(req.payload, translator, {
    text: sourceText,
    from: source,
    to: tag,
    what: gap.trail.at(-1)?.en ?? '',
    maxLength: longestAt(latest, key),
  })
  if (problem) return refusal(422, say(req, PROBLEMS[problem]))
  if (!(await inTransaction(req, () => keep(req, place, gap, result))))
    return refusal(409, say(req, CHANGED))
  const drafted: Drafted = { draft: result, source, sourceText }
  return Response.json(drafted)
}

/** A document, and its text with this key if it is missing in the language of the request. */
async function openAt(
  req: PayloadRequest,
  place: Place,
  key: string,
): Promise<{ latest?: Latest; gap?: Gap | undefined }> {
  const latest = await latestAt(req, place)
  if (!latest) return {}
  const gap = latest.gaps.find((each) => each.key === key && each.tag === req.locale)
  return { latest, gap: gap && !gap.ownText ? gap : undefined }
}

function longestAt({ fields, doc }: Latest, key: string): number | null {
  const field = textsOf(fields, doc).find((each) => each.key === key)?.field
  return (field && 'maxLength' in field && field.maxLength) || null
}

/** @returns whether it was kept: not where the text was written or its source changed meanwhile */
async function keep(
  req: PayloadRequest,
  place: Place,
  { key, tag, source, sourceText }: Gap,
  text: string,
): Promise<boolean> {
  await oneAfterAnother(req)
  const { latest, gap } = await openAt(req, place, key)
  if (!latest || gap?.sourceText !== sourceText) return false
  const kept = { text, source, hash: hashOf(sourceText) }
  await writeEntries(req, place, { latest, key }, (entries) => ({
    ...entries,
    [tag]: { ...entries[tag], draft: kept },
  }))
  return true
}

const NOT_MISSING: Words = {
  en: 'This text has been written or deleted in the meantime. Please reload the page.',
  ja: 'この文章は、すでに書かれているか、削除されています。ページを再読み込みしてください。',
}
const CHANGED: Words = {
  en: 'The text or its source was changed in the meantime, so the draft was not kept. Please reload the page.',
  ja: '下訳を作っているあいだに文章か原文が変更されたため、取り込みませんでした。ページを再読み込みしてください。',
}
