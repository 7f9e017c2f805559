import type { Access, Endpoint, PayloadRequest } from 'payload'
import type * as v from 'valibot'
import { inTransaction } from '../../base/database/transaction.ts'
import { refuse } from '../../base/requests/refusal.ts'
import {
  documentPath,
  type Kind,
  ofDocument,
  onGet,
  onPost,
  toBody,
  toDocument,
} from '../../staff/access/endpoint.ts'
import { draftTranslation } from './draft-endpoint.ts'
import { answerSchema, type FieldGap } from './translations/gap-states.ts'
import { textsByTag, textsOf } from './translations/gaps.ts'
import { latestAt, type Place, placeOf } from './translations/latest.ts'
import { afterConfirmation } from './translations/ledger.ts'
import { translate } from './translations/translate.ts'
import { oneAfterAnother, writeEntries } from './translations/write-ledger.ts'

/**
 * The endpoints of a document's translations: which are missing or outdated, the translation of one, or the
 * confirmation that it is right as it is, and its draft by machine.
 * @param rule who may write one, where Payload's own calls change no document of the kind
 */
export function translations(kind: Kind, rule?: Access): Endpoint[] {
  const path = documentPath(kind, 'translations')
  return [
    onGet(
      path,
      ofDocument(kind, (req, { opened }) => answer(req, placeOf(req.payload, opened))),
    ),
    onPost(
      path,
      toDocument(
        kind,
        toBody(answerSchema, async (req, { opened, body }) => {
          const place = placeOf(req.payload, opened)
          const refused = place && (await inTransaction(req, () => settle(req, place, body)))
          return refused ?? answer(req, place)
        }),
        rule,
      ),
    ),
    ...draftTranslation(kind, rule),
  ]
}

/** @returns why nothing was written; `null` when it was */
async function settle(
  req: PayloadRequest,
  place: Place,
  { key, translation }: v.InferOutput<typeof answerSchema>,
): Promise<Response | null> {
  await oneAfterAnother(req)
  const latest = await latestAt(req, place)
  const text = textsOf(latest?.fields ?? [], latest?.doc).find((each) => each.key === key)
  if (!latest || !text) return refuse(req, 404)
  if (translation) return translate(req, place, { latest, text }, { key, translation })
  const { locale } = req
  if (!locale) return null
  await writeEntries(req, place, { latest, key }, (entries) =>
    afterConfirmation(entries, locale, textsByTag(text.value)),
  )
  return null
}

async function answer(req: PayloadRequest, place: Place | null): Promise<Response> {
  const latest = place && (await latestAt(req, place))
  if (!latest) return refuse(req, 404)
  const own: FieldGap[] = latest.gaps
    .filter(({ tag }) => tag === req.locale)
    .map(({ key, state, source, sourceText, draft }) => ({ key, state, source, sourceText, draft }))
  return Response.json({ gaps: own }, { headers: { 'Cache-Control': 'no-store' } })
}
