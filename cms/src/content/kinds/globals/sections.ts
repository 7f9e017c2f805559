import { type HomeSection, SECTION_CALLS } from '@noren/contract/resources/home-calls'
import { HOME_SECTION_NAMES } from '@noren/contract/resources/home-sections'
import type { CheckboxField } from 'payload'
import { GROUPS } from '../../../base/groups.ts'
import { SECTION_SWITCH } from '../../../base/ui/components.ts'
import type { Words } from '../../../base/words.ts'
import { isListSlug } from '../../model/source.ts'
import { labelWords } from '../../model/walk.ts'
import { LISTS } from '../collections/all.ts'
import type { ContentCollection } from '../content-collection.ts'
import { type ContentGlobal, contentGlobal } from '../content-global.ts'
import { numbered } from '../section-numbers.ts'
import { DOCUMENTS } from './documents.ts'

/** The names of sections that are written in several places. */
const OF_SEVERAL: { readonly [Section in HomeSection]?: Words } = {
  solutions: numbered('solutions', { en: 'Businesses', ja: '事業' }),
}

const PARTS = { ...DOCUMENTS, ...LISTS }

/** What a section of the home page is written in, a heading before its list. It appears with all of them. */
export function partsOf(section: HomeSection): (ContentGlobal | ContentCollection)[] {
  const parts = SECTION_CALLS[section].map((call) => PARTS[call])
  return parts.toSorted((a, b) => Number(isListSlug(a.slug)) - Number(isListSlug(b.slug)))
}

/** Its name in the desk's menu. */
function sectionWords(section: HomeSection): Words {
  const { label, labels }: { label?: unknown; labels?: { plural?: unknown } } =
    partsOf(section)[0] ?? {}
  return OF_SEVERAL[section] ?? labelWords(label ?? labels?.plural)
}

/** The slugs of the home page's parts in the desk's menu, in the order of the page. */
export const HOME_ORDER: readonly string[] = [
  DOCUMENTS.hero,
  ...HOME_SECTION_NAMES.flatMap(partsOf),
].flatMap(({ admin, slug }) => (admin?.group === GROUPS.home ? slug : []))

const sectionSwitch = (name: HomeSection): CheckboxField => ({
  name,
  type: 'checkbox',
  label: sectionWords(name),
  defaultValue: true,
  admin: {
    components: { Field: { path: SECTION_SWITCH, serverProps: { section: name } } },
  },
})

/** Which sections the home page shows (contract/src/resources/README.md). */
export const homeSections = contentGlobal({
  slug: 'home',
  label: { en: 'Sections of the page', ja: 'トップページの構成' },
  group: 'home',
  help: {
    en: 'Which sections the home page shows below its first picture. One that is off keeps its content; the order stays.',
    ja: 'トップページで、最初の写真の下に表示する部分を選びます。チェックを外した部分は、内容を残したまま表示されなくなります。並び順は変わりません。',
  },
  sketch: {
    areas: 'M5 4h54v9H5z',
    frames: 'M5.5 17.5h53v7h-53zM5.5 28.5h53v7h-53z',
    lines: 'M10 21h20M10 32h14',
  },
  fields: HOME_SECTION_NAMES.map(sectionSwitch),
})
