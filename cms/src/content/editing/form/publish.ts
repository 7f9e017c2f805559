import type { HtmlLang } from '@noren/contract/language'
import type { PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '../../../base/locales.ts'
import { refuse } from '../../../base/requests/refusal.ts'
import type { DraftOf } from '../../model/source.ts'
import { publishStored } from '../schedule/publish-stored.ts'
import { atFields } from './at-fields.ts'
import { inLanguage } from './own-request.ts'
import { storedAt } from './read-form.ts'

/** Publishes a document as it was last saved, in one language or, without a tag, as a whole. */
export async function publishForm(
  req: PayloadRequest,
  opened: DraftOf,
  tag: HtmlLang | null,
): Promise<Response> {
  const stored = await storedAt(inLanguage(req, DEFAULT_LOCALE), opened)
  if (!stored) return refuse(req, 404)
  const own = inLanguage(req, tag ?? DEFAULT_LOCALE)
  await atFields(own, { fields: stored.fields, values: stored.saved.values }, () =>
    publishStored(own, opened, { type: 'publish', locale: tag }),
  )
  const now = await storedAt(inLanguage(req, DEFAULT_LOCALE), opened)
  return now ? Response.json(now.saved) : refuse(req, 404)
}
