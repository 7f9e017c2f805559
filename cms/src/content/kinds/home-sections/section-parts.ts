import type { HomeSection } from '@noren/contract/resources/home-calls'
import { HOME_SECTION_NAMES } from '@noren/contract/resources/home-sections'
import type { Payload } from 'payload'
import type { Words } from '../../../base/words.ts'
import { isListSlug, type ListSlug, publishedGlobal, type SingleSlug } from '../../model/source.ts'
import { SECTIONS } from '../globals/sections.ts'

/** The section of the home page that is written in a document or a list. */
export function sectionOf(slug: SingleSlug | ListSlug): HomeSection | undefined {
  return HOME_SECTION_NAMES.find((name) => SECTIONS[name].parts.some(({ of }) => of.slug === slug))
}

/** What a section lacks to appear, and the screen where it is written; `null` when it lacks nothing. */
export async function firstUnpublished(
  payload: Payload,
  section: HomeSection,
): Promise<{ words: Words; address: string } | null> {
  for (const { of, lacking } of SECTIONS[section].parts) {
    if (await isPublished(payload, of.slug)) continue
    const place = isListSlug(of.slug) ? 'collections' : 'globals'
    return { words: lacking, address: `/admin/${place}/${of.slug}` }
  }
  return null
}

async function isPublished(payload: Payload, slug: SingleSlug | ListSlug): Promise<boolean> {
  if (!isListSlug(slug)) return (await publishedGlobal(payload, slug)) !== null
  const where = { _status: { equals: 'published' } }
  return (await payload.count({ collection: slug, where })).totalDocs > 0
}
