import { LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import type { DataFromCollectionSlug, Endpoint, Field, Payload, TypedUser, Where } from 'payload'
import { refuse } from '../../../base/requests/refusal.ts'
import { onPost, toBody, toDocument } from '../../../staff/access/endpoint.ts'
import { reach } from '../../../staff/access/roles.ts'
import { ALT_NAMES, altIn } from '../../model/fields/alt.ts'
import { altFields } from '../../model/fields/alt-fields.ts'
import { screenOf } from '../../model/screen-addresses.ts'
import { fieldWords, labelWords } from '../../model/walk.ts'
import { answerSchema } from './gap-states.ts'
import { refusalOf } from './translate.ts'
import type { PlacedGap, Unfinished } from './unfinished.ts'

const PICTURES = { collection: 'media' } as const

/** The pictures a member of staff may change whose description is written in some languages only. */
export async function undescribedPictures(payload: Payload, user: TypedUser): Promise<Unfinished> {
  const { fields, labels } = payload.collections.media.config
  const title = labelWords(labels.plural)
  const of = { title, place: 'media', screen: '/admin/collections/media' }
  const far = reach(user, 'changeFiles')
  if (far === 'none') return { ...of, gaps: [] }
  const own: Where[] = far === 'own' ? [{ uploadedBy: { equals: user.id } }] : []
  const { docs } = await payload.find({
    ...PICTURES,
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
  return { ...of, gaps: docs.flatMap((picture) => gapsOf(fields, picture)) }
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
      ownText: '',
      draft: null,
      box: { isLong: false, room: null, ending: '' },
      href: `${screenOf({ ...PICTURES, id: picture.id })}#field-${name}`,
      place: `media/${picture.id}`,
      isFact: true,
      count: 1,
    }
  })
}

/** Saves a picture's description in a further language, which goes out at once. */
export const describePicture: Endpoint = onPost(
  '/:id/translations',
  toDocument(
    PICTURES,
    toBody(answerSchema, async (req, { opened, body: { key, translation } }) => {
      const language = LANGUAGES.find((each) => ALT_NAMES[each] === key)
      const field = altFields.find((each) => 'name' in each && each.name === key)
      if (!('id' in opened) || !language || !field || !translation) return refuse(req, 400)
      const asked = { ...PICTURES, id: Number(opened.id), depth: 0, overrideAccess: false, req }
      const picture = await req.payload.findByID(asked)
      const value = Object.fromEntries(
        LANGUAGES.map((each) => [LANGUAGE[each].htmlLang, altIn(picture, ALT_NAMES[each])]),
      )
      const refused = refusalOf(req, { field, value }, translation.text, translation.seen)
      if (refused) return refused
      await req.payload.update({ ...asked, data: { [key]: translation.text } })
      return Response.json({ gaps: [] })
    }),
  ),
)
