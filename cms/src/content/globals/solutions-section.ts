import { GROUPS } from '../../base/groups.ts'
import { line, paragraphs } from '../fields/text.ts'
import { contentGlobal } from './content-global.ts'

export const solutionsSection = contentGlobal({
  slug: 'solutions-section',
  label: { en: '3 Businesses: heading', ja: '3 事業：見出し' },
  group: GROUPS.home,
  help: {
    en: 'Heading and paragraph above the cards of the businesses.',
    ja: '事業カードの上に表示する見出しと文章です。',
  },
  fields: [
    line('heading', {
      label: { en: 'Heading', ja: '見出し' },
      required: true,
      room: 'sectionTitle',
    }),
    paragraphs('paragraph', { label: { en: 'Paragraph', ja: '文章' } }),
  ],
})
