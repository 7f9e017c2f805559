import { GROUPS } from '../../base/groups.ts'
import { line, paragraphs } from '../fields/text.ts'
import { contentGlobal } from './content-global.ts'

export const cta = contentGlobal({
  slug: 'cta',
  label: { en: '7 Call to action', ja: '7 お問い合わせへのご案内' },
  group: GROUPS.home,
  help: {
    en: 'The last section of the home page, above the footer.',
    ja: 'トップページの最後、フッターの上の部分です。',
  },
  fields: [
    line('badge', { label: { en: 'Badge', ja: '見出しの上の短い文言' } }),
    line('title', {
      label: { en: 'Title', ja: '見出し' },
      required: true,
      room: 'closingTitle',
      continued: 'titleSpan',
    }),
    line('titleSpan', {
      label: { en: 'Highlighted end of the title', ja: '見出しの強調部分' },
      help: {
        en: 'Shown after the title, in colour.',
        ja: '見出しに続けて、色を変えて表示します。',
      },
    }),
    paragraphs('subtitle', { label: { en: 'Text', ja: '本文' } }),
    line('primaryButton', {
      label: { en: 'First button (to the about page)', ja: 'ボタン1（会社案内へ）' },
      required: true,
      room: 'button',
    }),
    line('secondaryButton', {
      label: { en: 'Second button (to the contact page)', ja: 'ボタン2（お問い合わせへ）' },
      required: true,
      room: 'button',
    }),
    line('footer', { label: { en: 'Small print below', ja: '下の小さな文言' } }),
  ],
})
