import { line } from '../fields/text.ts'
import { takePicture } from '../media/take-picture.ts'
import { settings } from '../settings.ts'
import { uploadCollection } from './upload-collection.ts'

export const media = uploadCollection({
  slug: 'media',
  singular: { en: 'Picture', ja: '画像' },
  plural: { en: 'Pictures', ja: '画像' },
  help: {
    en: 'JPEG, PNG, WebP or AVIF, up to 25 MB. The sizes for phones and screens are made by themselves; place and camera data are removed.',
    ja: 'JPEG・PNG・WebP・AVIF、25MBまで。表示に合わせた大きさの画像は自動で作られ、撮影場所などの情報は削除されます。',
  },
  columns: ['filename', 'originalName', 'altJa', 'width', 'height'],
  searched: ['altEn', 'altJa'],
  folder: settings.picturesDir,
  mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  take: takePicture,
  fields: [
    line('altEn', {
      label: { en: 'What the picture shows, in English', ja: '画像の説明（英語）' },
      help: {
        en: 'Read aloud to visitors who cannot see it, for example "Grilled mackerel on a black plate".',
        ja: '画像を見られない方に読み上げられます（例：Grilled mackerel on a black plate）。',
      },
      required: true,
      localized: false,
    }),
    line('altJa', {
      label: { en: 'The same in Japanese', ja: '画像の説明（日本語）' },
      help: {
        en: 'For example 「黒い皿に盛った鯖の炭火焼き」.',
        ja: '例：「黒い皿に盛った鯖の炭火焼き」',
      },
      required: true,
      localized: false,
    }),
  ],
})
