import { GROUPS } from '../../base/groups.ts'
import { group, lines } from '../fields/lists.ts'
import { picture } from '../fields/pictures.ts'
import { figuresNote, line, paragraphs } from '../fields/text.ts'
import { contentGlobal } from './content-global.ts'

export const experience = contentGlobal({
  slug: 'experience',
  label: { en: '2 Experience', ja: '2 経験' },
  group: GROUPS.home,
  help: {
    en: 'Second section of the home page: what the company brings along.',
    ja: 'トップページの2番目。会社の経験と強みを伝える部分です。',
  },
  fields: [
    line('badge', { label: { en: 'Badge', ja: '見出しの上の短い文言' } }),
    line('title', {
      label: { en: 'Title', ja: '見出し' },
      required: true,
      room: 'sectionTitle',
    }),
    line('titleSpan', {
      label: { en: 'Part of the title in colour', ja: '見出しの中で色を変える言葉' },
      help: {
        en: 'A word that stands in the title. Left empty, the word "Potential" is coloured.',
        ja: '見出しに含まれる言葉を入力してください。',
      },
    }),
    paragraphs('subtitle', { label: { en: 'Text', ja: '本文' } }),
    lines('benefits', {
      label: { en: 'Benefits', ja: '強み' },
      row: { en: 'Benefit', ja: '強み' },
      maxRows: 12,
    }),
    group('stats', { en: 'Figures', ja: '数字' }, [
      line('years', {
        label: { en: 'Years of experience', ja: '経験年数' },
        help: { en: 'For example 18+', ja: '例：18年以上' },
      }),
      line('clients', { label: { en: 'Clients served', ja: '対応クライアント' } }),
      line('successRate', {
        label: { en: 'Success rate', ja: '成功率' },
        help: { en: 'For example 98%', ja: '例：98%' },
      }),
      figuresNote,
    ]),
    picture('mainImage', { label: { en: 'Picture', ja: '画像' }, place: 'half' }),
  ],
})
