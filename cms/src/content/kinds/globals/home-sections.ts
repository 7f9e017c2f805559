import { HOME_SECTION_NAMES, type HomeSection } from '@noren/contract/resources/home-sections'
import type { CheckboxField } from 'payload'
import { GROUPS } from '../../../base/groups.ts'
import { SECTION_SWITCH } from '../../../base/ui/components.ts'
import type { Words } from '../../../base/words.ts'
import { contentGlobal } from '../content-global.ts'

/** The sections by the names they have in the desk's menu. */
const SECTION_WORDS: { readonly [Section in HomeSection]: Words } = {
  experience: { en: '2 Our story so far', ja: '2 これまでの歩み' },
  solutions: { en: '3 Businesses', ja: '3 事業' },
  innovation: { en: '4 Innovation', ja: '4 取り組み' },
  process: { en: '5 Process', ja: '5 進め方' },
  testimonials: { en: '6 Testimonials', ja: '6 お客様の声' },
  news: { en: 'News', ja: 'お知らせ' },
  cta: { en: '7 Call to action', ja: '7 お問い合わせへのご案内' },
}

const sectionSwitch = (name: HomeSection): CheckboxField => ({
  name,
  type: 'checkbox',
  label: SECTION_WORDS[name],
  defaultValue: true,
  admin: {
    components: { Field: { path: SECTION_SWITCH, serverProps: { section: name } } },
  },
})

/** Which sections the home page shows (contract/src/resources/README.md). */
export const homeSections = contentGlobal({
  slug: 'home',
  label: { en: 'Sections of the page', ja: 'トップページの構成' },
  group: GROUPS.home,
  help: {
    en: 'Which sections the home page shows below its first picture. One that is off keeps its content; the order stays.',
    ja: 'トップページで、最初の写真の下に表示する部分を選びます。チェックを外した部分は、内容を残したまま表示されなくなります。並び順は変わりません。',
  },
  fields: HOME_SECTION_NAMES.map(sectionSwitch),
})
