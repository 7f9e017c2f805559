import { GROUPS } from '../../base/groups.ts'
import { businessPart } from '../fields/business-part.ts'
import { picture } from '../fields/pictures.ts'
import { line, paragraphs } from '../fields/text.ts'
import { contentCollection } from './content-collection.ts'

export const solutions = contentCollection({
  slug: 'solutions',
  singular: { en: 'Business', ja: '事業' },
  plural: { en: '3 Businesses: cards', ja: '3 事業：カード' },
  group: GROUPS.home,
  help: {
    en: 'The cards in the third section of the home page. Drag the rows into the order visitors see.',
    ja: 'トップページ3番目の事業カードです。行をドラッグすると表示順が変わります。',
  },
  title: 'title',
  columns: ['title', 'category', '_status', 'updatedAt'],
  more: { orderable: true },
  fields: [
    line('title', { label: { en: 'Title', ja: '名称' }, required: true, room: 'businessTitle' }),
    line('category', {
      label: { en: 'Category', ja: '分類' },
      help: { en: 'For example "Hotels".', ja: '例：「ホテル」' },
    }),
    paragraphs('description', { label: { en: 'Text', ja: '本文' }, required: true }),
    picture('image', { label: { en: 'Picture', ja: '画像' }, place: 'card' }),
    businessPart,
  ],
})
