import type { Field } from 'payload'
import { settings } from '../../base/settings.ts'
import { SAME_PICTURE } from '../../base/ui/components.ts'
import { ALT_NAMES, altFields } from '../fields/alt.ts'
import { focusFields } from '../fields/focus.ts'
import { takeVideo } from '../media/private-film.ts'
import { smallPicture, smallPictures } from '../media/small-picture.ts'
import { takePicture } from '../media/take-picture.ts'
import { uploadCollection } from './upload-collection.ts'

const samePicture: Field = {
  name: 'samePicture',
  type: 'ui',
  admin: { components: { Field: SAME_PICTURE }, disableListColumn: true },
}

export const media = uploadCollection({
  slug: 'media',
  singular: { en: 'Picture', ja: '画像' },
  plural: { en: 'Pictures', ja: '画像' },
  help: {
    en: 'JPEG, PNG, WebP, AVIF or HEIC (as an iPhone takes them), up to 25 MB. The sizes for phones and screens are made by themselves; place and camera data are removed.',
    ja: 'JPEG・PNG・WebP・AVIF・HEIC（iPhoneの写真）、25MBまで。表示に合わせた大きさの画像は自動で作られ、撮影場所などの情報は削除されます。',
  },
  title: ALT_NAMES.jp,
  columns: [ALT_NAMES.jp, 'filename', ALT_NAMES.en, 'width', 'height'],
  searched: Object.values(ALT_NAMES),
  folder: settings.picturesDir,
  mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
  take: takePicture,
  endpoints: [smallPictures],
  adminThumbnail: ({ doc }) => smallPicture(doc),
  fields: [samePicture, ...altFields, ...focusFields],
})

export const videos = uploadCollection({
  slug: 'videos',
  singular: { en: 'Film', ja: '動画' },
  plural: { en: 'Films', ja: '動画' },
  help: {
    en: 'MP4 (H.264) or WebM, up to 25 MB. Best without sound and shorter than 20 seconds.',
    ja: 'MP4（H.264）またはWebM、25MBまで。音声なし・20秒以内がおすすめです。',
  },
  title: 'originalName',
  columns: ['originalName', 'filename', 'filesize', 'updatedAt'],
  folder: settings.videosDir,
  mimeTypes: ['video/mp4', 'video/webm'],
  take: takeVideo,
  fields: [],
})
