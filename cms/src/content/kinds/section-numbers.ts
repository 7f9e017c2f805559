import type { HomeSection } from '@noren/contract/resources/home-calls'
import { HOME_SECTION_NAMES } from '@noren/contract/resources/home-sections'
import type { Words } from '../../base/words.ts'

/** News has a page besides, and is among the other pages in the desk's menu. */
type Numbered = 'hero' | Exclude<HomeSection, 'news'>

const NUMBERED: readonly string[] = [
  'hero',
  ...HOME_SECTION_NAMES.filter((name) => name !== 'news'),
]

/** A name at the desk, after the number that the section has on the home page: `7 Call to action`. */
export function numbered(section: Numbered, { en, ja }: Words): Words {
  const number = NUMBERED.indexOf(section) + 1
  return { en: `${number} ${en}`, ja: `${number} ${ja}` }
}
