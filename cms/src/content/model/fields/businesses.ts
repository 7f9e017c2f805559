import { readObject, readText } from '@noren/contract/json'
import type { Payload, PayloadRequest } from 'payload'
import type { Words } from '../../../base/words.ts'

/**
 * The company's businesses that have a short name, as they were last saved, with their names.
 * @param req a request of its own: reading all languages at once changes the language of this one
 */
export async function businesses(
  payload: Payload,
  req?: PayloadRequest,
): Promise<{ value: string; label: Words }[]> {
  const { docs } = await payload.find({
    collection: 'solutions',
    draft: true,
    locale: 'all',
    depth: 0,
    pagination: false,
    select: { title: true, part: true },
    sort: '_order',
    ...(req && { req }),
  })
  return docs.flatMap(({ title, part }) => {
    if (!part) return []
    const texts = readObject(title)
    const [ja, en] = [readText(texts.ja), readText(texts.en)]
    return [{ value: part, label: { ja: ja || en || part, en: en || ja || part } }]
  })
}
