import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CollectionBeforeOperationHook, CollectionConfig, Field, UploadConfig } from 'payload'
import { GROUPS } from '../../../base/groups.ts'
import { settings } from '../../../base/settings.ts'
import { searchList } from '../../../base/spelling/search-list.ts'
import { OF_EVERY_FORM, PICTURE_CARDS } from '../../../base/ui/components.ts'
import type { Words } from '../../../base/words.ts'
import { filesAccess } from '../../../staff/access/content.ts'
import { describePicture } from '../../languages/translations/pictures.ts'
import { takeVideo } from '../../library/media/private-video.ts'
import { smallPicture, smallPictures } from '../../library/media/small-picture.ts'
import { bringUploads, shareAfterChange, syncUpload } from '../../library/media/stored-uploads.ts'
import { takePicture } from '../../library/media/take-picture.ts'
import { recordUpload, uploadFields } from '../../library/media/upload-record.ts'
import { keepToOwnPlaces, keepUsed } from '../../library/media/used-files.ts'
import { ALT_NAMES, altFields } from '../../model/fields/alt.ts'
import { focusFields } from '../../model/fields/focus.ts'
import { formPlace } from '../../model/fields/layout.ts'
import { askForPublish } from '../ask-for-publish.ts'

const UNLISTED = { admin: { disableListColumn: true, disableListFilter: true } }

/** Payload's own fields of a file, whose labels are English only; everything else about them stays. */
const PAYLOADS_FIELDS: Field[] = [
  { name: 'url', type: 'text', label: { en: 'Address in the desk', ja: '管理画面でのアドレス' } },
  {
    name: 'thumbnailURL',
    type: 'text',
    label: { en: 'Address of the small picture', ja: '小さな画像のアドレス' },
  },
  // Its cell shows the picture, since the name is a hash.
  { name: 'filename', type: 'text', label: { en: 'File', ja: 'ファイル' } },
  // Codes and bytes, which a file's own screen says in words.
  {
    name: 'mimeType',
    type: 'text',
    label: { en: 'Kind of file', ja: 'ファイルの種類' },
    ...UNLISTED,
  },
  { name: 'filesize', type: 'number', label: { en: 'Size', ja: '容量' }, ...UNLISTED },
  { name: 'width', type: 'number', label: { en: 'Width', ja: '幅' }, ...UNLISTED },
  { name: 'height', type: 'number', label: { en: 'Height', ja: '高さ' }, ...UNLISTED },
]

export const media = uploadCollection({
  slug: 'media',
  singular: { en: 'Picture', ja: '写真' },
  plural: { en: 'Pictures', ja: '写真' },
  add: { en: 'Add a picture', ja: '写真を追加' },
  help: {
    en: 'JPEG, PNG, WebP, AVIF or HEIC (as an iPhone takes them), up to 25 MB. The sizes for phones and screens are made automatically; place and camera data are removed.',
    ja: 'JPEG・PNG・WebP・AVIF・HEIC（iPhoneの写真）、25MBまで。表示に合わせた大きさの写真は自動で作られ、撮影場所などの情報は削除されます。',
  },
  title: ALT_NAMES.jp,
  columns: [ALT_NAMES.jp, 'filename', ALT_NAMES.en],
  beforeList: [PICTURE_CARDS],
  searched: Object.values(ALT_NAMES),
  folder: settings.picturesDir,
  mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
  take: takePicture,
  endpoints: [smallPictures, describePicture],
  adminThumbnail: ({ doc }) => smallPicture(doc),
  fields: [
    formPlace('samePicture', '/src/content/library/media/same-picture.tsx#SamePicture'),
    ...altFields,
    ...focusFields,
  ],
})

export const videos = uploadCollection({
  slug: 'videos',
  singular: { en: 'Video', ja: '動画' },
  plural: { en: 'Videos', ja: '動画' },
  add: { en: 'Add a video', ja: '動画を追加' },
  help: {
    en: 'MP4 (H.264) or WebM, up to 25 MB. Best without sound and shorter than 20 seconds.',
    ja: 'MP4（H.264）またはWebM、25MBまで。音声なし・20秒以内がおすすめです。',
  },
  title: 'originalName',
  columns: ['originalName', 'updatedAt'],
  folder: settings.videosDir,
  mimeTypes: ['video/mp4', 'video/webm'],
  take: takeVideo,
  fields: [],
})

type Options<Slug extends 'media' | 'videos'> = Pick<CollectionConfig<Slug>, 'endpoints'> & {
  slug: Slug
  singular: Words
  plural: Words
  add: Words
  help: Words
  /** The field that names a file in lists. */
  title: string
  columns: string[]
  /** Components above its list. */
  beforeList?: string[]
  /** Fields that the search reads in addition to the name of the uploaded file. */
  searched?: string[]
  /** The folder of the files. */
  folder: string
  mimeTypes: string[]
  /** Checks an upload and replaces it with the file we keep. */
  take: CollectionBeforeOperationHook<Slug>
  fields: Field[]
  /** The address of a file's small picture at the desk. */
  adminThumbnail?: UploadConfig['adminThumbnail']
}

/** A library of files: stored under our own names, never fetched from other servers (hostile inputs I10). */
function uploadCollection<Slug extends 'media' | 'videos'>(
  options: Options<Slug>,
): CollectionConfig<Slug> {
  const { slug, singular, plural, add, help, columns, folder, mimeTypes, take, fields } = options
  const { adminThumbnail, endpoints = [] } = options
  const { title, searched = [], beforeList = [] } = options
  return {
    slug,
    labels: { singular, plural },
    custom: { add },
    access: filesAccess,
    admin: {
      hideAPIURL: true,
      group: GROUPS.media,
      description: help,
      useAsTitle: title,
      listSearchableFields: ['originalName', ...searched],
      components: {
        beforeListTable: beforeList,
        edit: { beforeDocumentControls: OF_EVERY_FORM },
      },
      defaultColumns: columns,
      pagination: { defaultLimit: 24, limits: [24, 48, 96] },
    },
    upload: {
      staticDir: folder,
      mimeTypes,
      pasteURL: false,
      crop: false,
      focalPoint: false,
      ...(adminThumbnail && { adminThumbnail }),
      handlers: [
        async (_req, { params: { filename } }) => {
          if (!existsSync(join(folder, filename))) await bringUploads(folder, filename)
        },
        // Payload answers a missing file with a server error.
        (_req, { params: { filename } }) =>
          existsSync(join(folder, filename)) ? undefined : new Response(null, { status: 404 }),
      ],
    },
    endpoints,
    hooks: {
      beforeOperation: [take, searchList],
      beforeChange: [keepToOwnPlaces(slug), recordUpload],
      afterChange: [syncUpload, askForPublish, shareAfterChange],
      beforeDelete: [keepUsed(slug, singular)],
      afterDelete: [askForPublish],
    },
    fields: [
      formPlace('whoseFile', '/src/content/library/media/whose-file.tsx#WhoseFile'),
      ...fields,
      formPlace('usedIn', '/src/content/library/media/used-in.tsx#UsedIn'),
      ...uploadFields,
      ...PAYLOADS_FIELDS,
    ],
  }
}
