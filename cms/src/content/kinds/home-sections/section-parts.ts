import type { HomeSection } from '@noren/contract/resources/home-calls'
import type { Payload } from 'payload'
import type { Words } from '../../../base/words.ts'
import { isListSlug, type ListSlug, publishedGlobal, type SingleSlug } from '../../model/source.ts'
import { partsOf } from '../globals/sections.ts'

/** What a section lacks to appear, and the screen where it is written; `null` when it lacks nothing. */
export async function firstUnpublished(
  payload: Payload,
  section: HomeSection,
): Promise<{ words: Words; address: string } | null> {
  for (const { slug } of partsOf(section)) {
    if (await isPublished(payload, slug)) continue
    const place = isListSlug(slug) ? 'collections' : 'globals'
    return { words: LACKING[slug] ?? NOTHING, address: `/admin/${place}/${slug}` }
  }
  return null
}

async function isPublished(payload: Payload, slug: SingleSlug | ListSlug): Promise<boolean> {
  if (!isListSlug(slug)) return (await publishedGlobal(payload, slug)) !== null
  const where = { _status: { equals: 'published' } }
  return (await payload.count({ collection: slug, where })).totalDocs > 0
}

/** What a section lacks that is written in several places. */
const LACKING: { readonly [Slug in SingleSlug | ListSlug]?: Words } = {
  'solutions-section': {
    en: 'Its heading has not been published yet, so it does not appear.',
    ja: 'まだ見出しを公開していないため、表示されません。',
  },
  solutions: {
    en: 'No card has been published yet, so it does not appear.',
    ja: 'まだカードを公開していないため、表示されません。',
  },
}

const NOTHING: Words = {
  en: 'Nothing of it has been published yet, so it does not appear.',
  ja: 'まだ公開した内容がないため、表示されません。',
}
