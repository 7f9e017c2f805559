import {
  type CollectionSlug,
  type Field,
  type PayloadRequest,
  updateByIDOperation,
  updateOperationGlobal,
} from 'payload'
import { saveMany } from '../../../base/payload-insides/save-many.ts'
import { refusal } from '../../../base/requests/refusal.ts'
import { say, type Words } from '../../../base/words.ts'
import { isFact } from '../../model/facts.ts'
import { type Position, partsOf, placedFields, type Row, TOP } from '../../model/walk.ts'
import { changeFact } from '../../model/write-fact.ts'
import type { Seen, Translation } from './gap-states.ts'
import { plain, type Text, textsByTag } from './gaps.ts'
import type { Latest, Place } from './latest.ts'
import { sharing } from './shared-texts.ts'

/** A text of a document as it was last saved. */
export type Found = { latest: Latest; text: Text }

/**
 * Saves the translation of one text, with the rights of its sender: into a draft, or for facts at once, in
 * all that share the text. Refuses it where someone has changed the source or the text since it was shown.
 */
export async function translate(
  req: PayloadRequest,
  place: Place,
  { latest, text: found }: Found,
  { key, translation: { text, seen } }: Translation,
): Promise<Response | null> {
  const refused = refusalOf(req, found, text, seen)
  if (refused) return refused
  const data = dataAt(latest.fields, latest.doc, { key, text }, TOP)
  const places = await sharing(req, place, { latest, key })
  if (places.length === 1) await save(req, place, data)
  else await saveMany(req, places, (each, own) => save(own, each, data))
  return null
}

/** Why a translation is refused: too long, or the source or the text is another than was seen; else `null`. */
export function refusalOf(
  req: PayloadRequest,
  { field, value }: Pick<Text, 'field' | 'value'>,
  text: string,
  { source, sourceText, ownText }: Seen,
): Response | null {
  const maxLength = 'maxLength' in field ? field.maxLength : undefined
  if (maxLength && text.length > maxLength)
    return refusal(400, req.t('validation:shorterThanMax', { maxLength }))
  const texts = textsByTag(value)
  const now: Seen = {
    source,
    sourceText: texts[source] ?? '',
    ownText: texts[req.locale ?? ''] ?? '',
  }
  const isNews = now.sourceText !== sourceText
  if (!isNews && [ownText, plain(text)].includes(now.ownText)) return null
  const errors = [{ message: say(req, isNews ? SOURCE_CHANGED : ALREADY_WRITTEN) }]
  return Response.json({ errors, now }, { status: 409 })
}

const SOURCE_CHANGED: Words = {
  en: 'Not saved yet: someone has just changed the source. It is now beside your text; please look at both, and save again.',
  ja: 'まだ保存していません。原文が先ほど変更されました。新しい原文を確かめて、もう一度保存してください。',
}
const ALREADY_WRITTEN: Words = {
  en: 'Not saved yet: someone has written this text in the meantime. To replace theirs with yours, save again.',
  ja: 'まだ保存していません。この文章は、先にほかの人が書いています。ご自分の文章に置き換える場合は、もう一度保存してください。',
}

/** Saves into the draft that forms save automatically: many translations in a row are one version. */
function save(req: PayloadRequest, place: Place, data: Row): Promise<unknown> {
  const draft: Row = { ...data, _status: 'draft' }
  if ('global' in place) {
    return updateOperationGlobal({
      ...AS_FORMS_DO,
      data: draft,
      globalConfig: place.global,
      slug: place.global.slug,
      req,
    })
  }
  const { collection, id } = place
  const { slug } = collection
  if (isFact(slug)) return changeFact(req, { slug, id }, data)
  return updateByIDOperation<CollectionSlug, object>({
    ...AS_FORMS_DO,
    collection: req.payload.collections[slug],
    id,
    data: draft,
    req,
  })
}

const AS_FORMS_DO = { autosave: true, depth: 0, draft: true, overrideAccess: false }

/**
 * The data of a save that writes one text and keeps all else: of the rows of a list Payload keeps what is not
 * sent, if their ids are.
 */
function dataAt(
  fields: readonly Field[],
  values: Row,
  written: { key: string; text: string },
  at: Position,
): Row {
  const leadsThere = (position: Position) => written.key.startsWith(`${position.key}.`)
  const placed = placedFields(fields, at).find(
    (each) => each.key === written.key || leadsThere(each),
  )
  if (!placed) return {}
  const { field, name, key } = placed
  if (key === written.key) return { [name]: written.text }
  const parts = partsOf(placed, values[name]).map((part) => {
    const id = field.type === 'array' ? { id: part.values.id } : {}
    const below = leadsThere(part) || field.type === 'group'
    return { ...id, ...(below && dataAt(part.fields, part.values, written, part)) }
  })
  return { [name]: field.type === 'array' ? parts : parts[0] }
}
