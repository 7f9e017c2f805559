import { businessSlug } from '../fields/business-part.ts'
import { list } from '../fields/lists.ts'
import { picture } from '../fields/pictures.ts'
import { line, paragraphs } from '../fields/text.ts'

/** A part of the about page for each business. */
export const businesses = list(
  'businesses',
  {
    label: { en: 'Businesses', ja: '事業' },
    row: { en: 'Business', ja: '事業' },
    help: {
      en: 'Each has a part of its own at the end of the page: what it does, for whom, and how to ask.',
      ja: 'ページの後半に、事業ごとの紹介（内容・対象・お問い合わせの方法）を表示します。',
    },
    maxRows: 20,
  },
  [
    line('name', { label: { en: 'Name', ja: '名称' }, required: true }),
    businessSlug(
      'slug',
      { en: 'Short name in the address', ja: 'アドレスに使う短い名前' },
      {
        en: 'For example cleaning: its part is then /about#business-cleaning.',
        ja: '例：cleaning → /about#business-cleaning',
      },
      true,
    ),
    paragraphs('what', { label: { en: 'What it does', ja: '事業の内容' } }),
    paragraphs('forWhom', { label: { en: 'For whom', ja: 'どなたに' } }),
    paragraphs('howToAsk', {
      label: { en: 'How to ask', ja: 'お問い合わせの方法' },
      help: {
        en: 'A link to the contact form stands below it.',
        ja: 'この下に、お問い合わせフォームへのリンクを表示します。',
      },
    }),
    picture('image', { label: { en: 'Picture', ja: '画像' }, place: 'card' }),
  ],
)
