import { STARS } from '@noren/contract/constants'
import type { FieldHook } from 'payload'
import { GROUPS } from '../../../base/groups.ts'
import { picture } from '../../library/media/picture-fields.ts'
import { line, paragraphs } from '../../model/fields/text.ts'
import { contentCollection } from '../content-collection.ts'
import { showOrder } from './show-order.ts'

/** A file or a call that says nothing of stars gives none: whoever publishes it chooses them. */
const noStarsUnseen: FieldHook = ({ operation, siblingData, value }) =>
  operation === 'create' && siblingData.rating === undefined ? null : value

export const testimonials = contentCollection({
  slug: 'testimonials',
  singular: { en: 'Testimonial', ja: 'お客様の声' },
  plural: { en: '6 Testimonials', ja: '6 お客様の声' },
  group: GROUPS.home,
  help: {
    en: 'What customers said, on the home page. Drag the rows into order.',
    ja: 'トップページの「お客様の声」です。行をドラッグすると表示順が変わります。',
  },
  title: 'name',
  columns: ['name', 'title', 'rating', '_status'],
  more: { orderable: true, hooks: { afterChange: [showOrder] } },
  fields: [
    line('name', { label: { en: 'Name', ja: 'お名前' }, required: true }),
    line('title', {
      label: { en: 'Role', ja: '肩書き' },
      help: {
        en: 'For example "Guest of the inn". Left empty, "Customer" is shown.',
        ja: '例：「ご宿泊のお客様」。空欄の場合は「お客様」と表示します。',
      },
    }),
    paragraphs('message', {
      label: { en: 'What they said', ja: '声' },
      required: true,
      phrases: true,
    }),
    {
      name: 'rating',
      type: 'number',
      label: { en: 'Stars', ja: '評価' },
      required: true,
      min: 0,
      max: STARS,
      // Where a form begins. Stars that nobody saw there would be an invented figure.
      defaultValue: STARS,
      hooks: { beforeValidate: [noStarsUnseen] },
      admin: {
        step: 0.5,
        description: { en: 'From 0 to 5, for example 4.5.', ja: '0〜5（例：4.5）' },
      },
    },
    picture('image', { label: { en: 'Portrait', ja: '写真' }, place: 'mark' }),
  ],
})
