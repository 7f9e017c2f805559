import { picture } from '../../library/media/picture-fields.ts'
import { businessPart } from '../../model/fields/links.ts'
import { heading, line, paragraphs } from '../../model/fields/text.ts'
import { contentCollection } from '../content-collection.ts'
import { contentGlobal } from '../content-global.ts'
import { numbered } from '../section-numbers.ts'

export const solutions = contentCollection({
  slug: 'solutions',
  singular: { en: 'Business', ja: '事業' },
  plural: numbered('solutions', { en: 'Businesses: cards', ja: '事業：カード' }),
  add: { en: 'Add a business', ja: '事業を追加' },
  group: 'home',
  help: {
    en: 'The cards on the home page. Drag the rows into the order visitors see.',
    ja: 'トップページの事業カードです。行をドラッグすると表示順が変わります。',
  },
  sketch: {
    areas: 'M4 6h12v14H4zM19 6h12v14H19zM34 6h12v14H34zM49 6h11v14H49z',
    lines: 'M4 25h12M4 30h8M19 25h12M19 30h8M34 25h12M34 30h8M49 25h11M49 30h7',
  },
  title: 'title',
  columns: ['title', 'category', '_status', 'updatedAt'],
  more: { orderable: true },
  fields: [
    heading('title', { label: { en: 'Title', ja: '名称' }, required: true, room: 'businessTitle' }),
    line('category', {
      label: { en: 'Category', ja: '分類' },
      help: { en: 'For example "Hotels".', ja: '例：「ホテル」' },
    }),
    line('price', {
      label: { en: 'Price', ja: '料金' },
      help: {
        en: 'One line below the title: how much, for whom, and what it includes. For example "From ¥28,000 a person, two meals, tax included". Left empty, nothing appears.',
        ja: '名称の下に1行で表示します。金額、1名か1室か、含まれるものを書いてください（例：「お一人28,000円から（一泊二食・税込）」）。空欄の場合は表示されません。',
      },
    }),
    paragraphs('description', { label: { en: 'Text', ja: '本文' }, required: true }),
    picture('image', { label: { en: 'Picture', ja: '写真' }, place: 'card' }),
    businessPart,
  ],
})

export const solutionsSection = contentGlobal({
  slug: 'solutions-section',
  label: numbered('solutions', { en: 'Businesses: heading', ja: '事業：見出し' }),
  group: 'home',
  help: {
    en: 'Heading and paragraph above the cards of the businesses.',
    ja: '事業カードの上に表示する見出しと文章です。',
  },
  sketch: { lines: 'M22 11h20M14 19h36M18 25h28M25 31h14' },
  fields: [
    heading('heading', {
      label: { en: 'Heading', ja: '見出し' },
      required: true,
      room: 'sectionTitle',
    }),
    paragraphs('paragraph', { label: { en: 'Paragraph', ja: '文章' }, phrases: true }),
  ],
})
