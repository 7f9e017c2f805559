import type { DateField, TextField } from 'payload'
import { picture } from '../../library/media/picture-fields.ts'
import { BUSINESS, BUSINESS_HELP } from '../../model/fields/business-words.ts'
import { businesses } from '../../model/fields/businesses.ts'
import { day, todayKept } from '../../model/fields/day.ts'
import { businessSlug } from '../../model/fields/links.ts'
import { newsSlug } from '../../model/fields/news-slug.ts'
import { notCopied } from '../../model/fields/not-copied.ts'
import { heading, paragraphs } from '../../model/fields/text.ts'
import { contentCollection } from '../content-collection.ts'

/** Of a duplicate too it is the day on which it is made. */
const date: DateField = {
  ...day('date', {
    label: { en: 'Day', ja: '日付' },
    required: true,
    admin: {
      position: 'sidebar',
      description: {
        en: 'The newest comes first. News of a day to come appears on that day, at five in the morning at the latest.',
        ja: '新しい順に並びます。先の日付にすると、その日の遅くとも朝5時に表示されます。',
      },
    },
  }),
  defaultValue: todayKept,
  hooks: { beforeDuplicate: [todayKept] },
}

/** What the news is about, chosen from the cards of the businesses. */
const business: TextField = {
  ...businessSlug('business', BUSINESS, BUSINESS_HELP),
  custom: { box: 'choice', choices: businesses },
  admin: {
    position: 'sidebar',
    components: { Field: '/src/content/model/fields/business-choice.tsx#BusinessChoice' },
  },
}

export const news = contentCollection({
  slug: 'news',
  singular: { en: 'Piece of news', ja: 'お知らせ' },
  plural: { en: 'News', ja: 'お知らせ' },
  add: { en: 'Write news', ja: 'お知らせを書く' },
  group: 'pages',
  help: {
    en: 'The page /news, and the three newest on the home page. While there is none, the site shows nothing of it.',
    ja: 'お知らせのページ（/news）です。新しい3件はトップページにも表示されます。1件もない間は、サイトのどこにも表示されません。',
  },
  sketch: { lines: 'M5 8h9M19 8h34M5 16h9M19 16h28M5 24h9M19 24h38M5 32h9M19 32h24' },
  title: 'title',
  columns: ['title', 'date', '_status'],
  more: { defaultSort: '-date' },
  fields: [
    heading('title', { label: { en: 'Title', ja: '件名' }, required: true }),
    paragraphs('text', {
      label: { en: 'Text', ja: '本文' },
      required: true,
      help: {
        en: 'An empty line starts a new paragraph. Addresses that start with https:// become links.',
        ja: '空行で段落が分かれます。https:// で始まるURLはリンクになります。',
      },
    }),
    picture('image', { label: { en: 'Picture', ja: '写真' }, place: 'gallery' }),
    date,
    business,
    ...notCopied([newsSlug]),
  ],
})
