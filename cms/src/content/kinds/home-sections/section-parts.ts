import { HOME_SECTION_NAMES, type HomeSection } from '@noren/contract/resources/home-sections'
import type { Payload } from 'payload'
import type { Words } from '../../../base/words.ts'
import { type ListSlug, publishedGlobal, type SingleSlug } from '../../model/source.ts'

/** What a section is written in: a document, or a list with at least one. */
export type Place = { global: SingleSlug } | { collection: ListSlug }

type Part = Place & { words: Words }

const NOTHING: Words = {
  en: 'Nothing of it has been published yet, so it does not appear.',
  ja: 'まだ公開した内容がないため、表示されません。',
}

/** The parts without which a section does not appear. */
const PARTS: { readonly [Section in HomeSection]: readonly Part[] } = {
  experience: [{ global: 'experience', words: NOTHING }],
  solutions: [
    {
      global: 'solutions-section',
      words: {
        en: 'Its heading has not been published yet, so it does not appear.',
        ja: 'まだ見出しを公開していないため、表示されません。',
      },
    },
    {
      collection: 'solutions',
      words: {
        en: 'No card has been published yet, so it does not appear.',
        ja: 'まだカードを公開していないため、表示されません。',
      },
    },
  ],
  innovation: [{ global: 'innovation', words: NOTHING }],
  process: [{ global: 'process', words: NOTHING }],
  testimonials: [{ collection: 'testimonials', words: NOTHING }],
  news: [{ collection: 'news', words: NOTHING }],
  cta: [{ global: 'cta', words: NOTHING }],
}

/** The section of the home page that is written in a document or a list. */
export function sectionOf(place: Place): HomeSection | undefined {
  const slug = slugOf(place)
  return HOME_SECTION_NAMES.find((name) => PARTS[name].some((part) => slugOf(part) === slug))
}

function slugOf(place: Place): SingleSlug | ListSlug {
  return 'global' in place ? place.global : place.collection
}

/** What a section lacks to appear, and the screen where it is written; `null` when it lacks nothing. */
export async function firstUnpublished(
  payload: Payload,
  section: HomeSection,
): Promise<{ words: Words; address: string } | null> {
  for (const part of PARTS[section]) {
    if (!(await isPublished(payload, part))) return { words: part.words, address: addressOf(part) }
  }
  return null
}

async function isPublished(payload: Payload, place: Place): Promise<boolean> {
  if ('global' in place) return (await publishedGlobal(payload, place.global)) !== null
  const where = { _status: { equals: 'published' } }
  return (await payload.count({ collection: place.collection, where })).totalDocs > 0
}

function addressOf(place: Place): string {
  return 'global' in place
    ? `/admin/globals/${place.global}`
    : `/admin/collections/${place.collection}`
}
