import type { HomeSection } from '@noren/contract/resources/home-calls'
import { HOME_SECTION_NAMES } from '@noren/contract/resources/home-sections'
import { publishedGlobal } from '../../content/model/source.ts'
import type { Time } from '../plain-fields.ts'
import type { Source } from './globals.ts'

/** The sections of the home page that staff have switched off, and when they last did. */
export async function publishedSections({
  payload,
  draftOf,
}: Source): Promise<{ hidden: HomeSection[]; updatedAt: Time }> {
  const doc = await publishedGlobal(payload, 'home', draftOf)
  return {
    hidden: HOME_SECTION_NAMES.filter((name) => doc?.[name] === false),
    updatedAt: doc?.updatedAt,
  }
}
