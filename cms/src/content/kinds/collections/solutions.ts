import { GROUPS } from '../../../base/groups.ts'
import { picture } from '../../library/media/picture-fields.ts'
import { businessPart } from '../../model/fields/links.ts'
import { heading, line, paragraphs } from '../../model/fields/text.ts'
import { contentCollection } from '../content-collection.ts'
import { contentGlobal } from '../content-global.ts'
import { showOrder } from './show-order.ts'

export const solutions = contentCollection({
  slug: 'solutions',
  singular: { en: 'Business', ja: '事業' },
  plural: { en: '3 Businesses: cards', ja: '3 事業：カード' },
  group: GROUPS.home,
  help: {
    en: 'The cards on the home page. Drag the rows into the order visitors see.',
    ja: 'トップページの事業カードです。行をドラッグすると表示順が変わります。',
  },
  title: 'title',
  columns: ['title', 'category', '_status', 'updatedAt'],
  more: { orderable: true, hooks: { afterChange: [showOrder] } },
  fields: [
    heading('title', { label: { en: 'Title', ja: '名称' }, required: true, room: 'businessTitle' }),
    line('category', {
      label: { en: 'Category', ja: '分類' },
      help: { en: 'For example "Hotels".', ja: '例：「ホテル」' },
    }),
    paragraphs('description', { label: { en: 'Text', ja: '本文' }, required: true }),
    picture('image', { label: { en: 'Picture', ja: '写真' }, place: 'card' }),
    businessPart,
  ],
})

export const solutionsSection = contentGlobal({
  slug: 'solutions-section',
  label: { en: '3 Businesses: heading', ja: '3 事業：見出し' },
  group: GROUPS.home,
  help: {
    en: 'Heading and paragraph above the cards of the businesses.',
    ja: '事業カードの上に表示する見出しと文章です。',
  },
  fields: [
    heading('heading', {
      label: { en: 'Heading', ja: '見出し' },
      required: true,
      room: 'sectionTitle',
    }),
    paragraphs('paragraph', { label: { en: 'Paragraph', ja: '文章' }, phrases: true }),
  ],
})
