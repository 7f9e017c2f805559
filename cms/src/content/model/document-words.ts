import { readText } from '@noren/contract/json'
import type { Payload } from 'payload'
import { namesIn } from '../../base/locales.ts'
import type { Words } from '../../base/words.ts'
import type { DraftOf } from './source.ts'
import { labelWords } from './walk.ts'

/**
 * A document by its kind and its title: レストラン「なぎ」.
 * @param language of the title, otherwise in any it has
 */
export async function documentWords(
  payload: Payload,
  place: DraftOf,
  language: string,
): Promise<Words> {
  const { collections, globals } = payload.config
  if ('global' in place) return labelWords(globals.find(({ slug }) => slug === place.global)?.label)
  const { collection, id } = place
  const config = collections.find(({ slug }) => slug === collection)
  const doc = await payload.findByID({
    collection,
    id,
    draft: true,
    disableErrors: true,
    trash: true,
    ...namesIn(language),
  })
  const title = readText(doc && Reflect.get(doc, config?.admin.useAsTitle ?? 'id'))
  const { en, ja } = labelWords(config?.labels.singular)
  return { en: `${en}${title && ` “${title}”`}`, ja: `${ja}${title && `「${title}」`}` }
}
