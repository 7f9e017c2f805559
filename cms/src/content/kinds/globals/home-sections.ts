import type { HomeSection } from '@noren/contract/resources/home-calls'
import { HOME_SECTION_NAMES } from '@noren/contract/resources/home-sections'
import type { CheckboxField } from 'payload'
import { SECTION_SWITCH } from '../../../base/ui/components.ts'
import { contentGlobal } from '../content-global.ts'
import { sectionWords } from './sections.ts'

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
