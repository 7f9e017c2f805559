import { STARS } from '@noren/contract/constants'
import type { FieldHook } from 'payload'
import { picture } from '../../library/media/picture-fields.ts'
import { line, paragraphs } from '../../model/fields/text.ts'
import { contentCollection } from '../content-collection.ts'
import { numbered } from '../section-numbers.ts'

/** A file or a call that says nothing of stars gives none: whoever publishes it chooses them. */
const noStarsUnseen: FieldHook = ({ operation, siblingData, value }) =>
  operation === 'create' && siblingData.rating === undefined ? null : value

export const testimonials = contentCollection({
  slug: 'testimonials',
  singular: { en: 'Testimonial', ja: 'お客様の声' },
  plural: numbered('testimonials', { en: 'Testimonials', ja: 'お客様の声' }),
  add: { en: 'Add a testimonial', ja: 'お客様の声を追加' },
  group: 'home',
  help: {
    en: 'What customers said, on the home page. Drag the rows into order.',
    ja: 'トップページの「お客様の声」です。行をドラッグすると表示順が変わります。',
  },
  sketch: {
    areas: 'M9 30a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM39 30a3 3 0 1 1 6 0a3 3 0 1 1-6 0z',
    frames: 'M5 5h24v31H5zM35 5h24v31H35z',
    lines: 'M10 12h14M10 17h14M10 22h9M40 12h14M40 17h14M40 22h9M18 30h7M48 30h7',
  },
  title: 'name',
  columns: ['name', 'title', 'rating', '_status'],
  more: { orderable: true },
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
