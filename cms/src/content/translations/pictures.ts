import { LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import type { DataFromCollectionSlug, Field, Payload, TypedUser, Where } from 'payload'
import { reach } from '../../staff/access/roles.ts'
import { ALT_NAMES, altIn } from '../fields/alt.ts'
import { fieldWords, labelWords } from '../fields/walk.ts'
import { screenOf } from '../screen-addresses.ts'
import type { PlacedGap, Unfinished } from './documents.ts'

/** The pictures a member of staff may change whose description is written in some languages only. */
export async function undescribedPictures(payload: Payload, user: TypedUser): Promise<Unfinished> {
  const { fields, labels } = payload.collections.media.config
  const title = labelWords(labels.plural)
  const far = reach(user, 'changeFiles')
  if (far === 'none') return { title, gaps: [] }
  const own: Where[] = far === 'own' ? [{ uploadedBy: { equals: user.id } }] : []
  const { docs } = await payload.find({
    collection: 'media',
    where: {
      and: [
        { or: Object.values(ALT_NAMES).map((name) => ({ [name]: { equals: '' } })) },
        { decorative: { not_equals: true } },
        ...own,
      ],
    },
    sort: '-createdAt',
    depth: 0,
    pagination: false,
  })
  return { title, gaps: docs.flatMap((picture) => gapsOf(fields, picture)) }
}

function gapsOf(fields: readonly Field[], picture: DataFromCollectionSlug<'media'>): PlacedGap[] {
  const textIn = (language: Language) => altIn(picture, ALT_NAMES[language])
  const source = LANGUAGES.find((language) => textIn(language) !== '')
  if (!source) return []
  return LANGUAGES.filter((language) => textIn(language) === '').map((language) => {
    const name = ALT_NAMES[language]
    return {
      key: name,
      path: name,
      trail: [fieldWords(fields, [name])],
      tag: LANGUAGE[language].htmlLang,
      state: 'missing',
      source: LANGUAGE[source].htmlLang,
      sourceText: textIn(source),
      href: `${screenOf({ collection: 'media', id: picture.id })}#field-${name}`,
      place: `media/${picture.id}`,
    }
  })
}
