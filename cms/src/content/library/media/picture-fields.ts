import { readVideoLink } from '@noren/contract/video'
import type { GroupField, SelectField, UploadField } from 'payload'
import type { Words } from '../../../base/words.ts'
import { checkedText } from '../../model/fields/links.ts'
import { askForAlt } from './ask-for-alt.ts'
import { type Size, sizeHelp } from './picture-words.ts'

/**
 * The places of pictures, and how many pixels each needs to be sharp: those it has on a screen of 1920
 * pixels, or twice those of a phone.
 */
const PLACES = {
  /** The whole first screen, and the same on a phone. */
  hero: { width: 1920, height: 1200 },
  heroPortrait: { width: 1170, height: 1560 },
  /** Behind the heading of a page. */
  banner: { width: 1920, height: 900 },
  bannerPortrait: { width: 1170, height: 1470 },
  restaurant: { width: 1920, height: 1080 },
  spare: { width: 1600, height: 900 },
  /** Beside a text, and for drawings that are printed. */
  half: { width: 1200, height: 900 },
  /** Shown where a page is shared, in most networks. */
  share: { width: 1200, height: 630 },
  gallery: { width: 1200, height: 800 },
  card: { width: 800, height: 600 },
  portrait: { width: 480, height: 480 },
  /** As small as a face beside a quotation. */
  mark: { width: 160, height: 160 },
} as const satisfies Record<string, Size>

const PICTURE_NOTES = '/src/content/library/media/picture-notes.tsx#PictureNotes'

type Options = {
  label: Words
  place: keyof typeof PLACES
  /** What matters in addition to the size. */
  help?: Words
}

/** One picture out of the picture library. */
export function picture(name: string, options: Options): UploadField {
  return { name, type: 'upload', relationTo: 'media', ...shared(options) }
}

/** Several pictures, in the order they are shown. */
export function pictures(
  name: string,
  { maxRows = 30, ...options }: Options & { maxRows?: number },
): UploadField {
  return { name, type: 'upload', relationTo: 'media', hasMany: true, maxRows, ...shared(options) }
}

/** The picture behind a page's heading, cropped for phones. */
export function bannerPortrait(name: string): UploadField {
  return picture(name, {
    label: { en: 'Picture for phones', ja: 'スマートフォン用の写真' },
    place: 'bannerPortrait',
    help: { en: 'Tall; optional.', ja: '縦長の写真です。任意です。' },
  })
}

function shared({ label, place, help }: Options) {
  const needed = PLACES[place]
  const notes = { path: PICTURE_NOTES, clientProps: { needed } }
  const size = sizeHelp(needed)
  const description = help ? { en: `${help.en} ${size.en}`, ja: `${help.ja}${size.ja}` } : size
  const admin = { description, components: { afterInput: [notes] } }
  return { label, validate: askForAlt, admin, custom: { pixels: needed } }
}

const VIDEO_HELP: Words = {
  en: 'Upload a video as MP4 (and, for smaller downloads, the same video as WebM), or paste the address of a YouTube video. An uploaded video comes first. With neither, the button is not shown.',
  ja: 'MP4の動画をアップロードするか（同じ動画のWebMもあると軽くなります）、YouTube動画のURLを貼り付けてください。両方ある場合はアップロードした動画を使います。どちらもない場合、ボタンは表示されません。',
}

/** The video that a watch-video button opens. */
export function video(): GroupField {
  return {
    name: 'video',
    type: 'group',
    label: { en: 'Video', ja: '動画' },
    admin: { description: VIDEO_HELP },
    fields: [
      {
        name: 'files',
        type: 'upload',
        relationTo: 'videos',
        hasMany: true,
        maxRows: 2,
        label: { en: 'Video', ja: '動画ファイル' },
        admin: {
          components: {
            afterInput: [{ path: PICTURE_NOTES, clientProps: { library: 'videos' } }],
          },
        },
      },
      checkedText(
        {
          name: 'youtube',
          label: { en: 'YouTube address', ja: 'YouTubeのURL' },
          help: {
            en: 'For example https://www.youtube.com/watch?v=AbCdEfGhIjk',
            ja: '例：https://www.youtube.com/watch?v=AbCdEfGhIjk',
          },
        },
        (value) => readVideoLink(value)?.kind === 'youtube',
        {
          en: 'This is not the address of a YouTube video. Open the video on YouTube and copy its address.',
          ja: 'YouTube動画のURLではありません。YouTubeで動画を開き、そのURLをコピーしてください。',
        },
      ),
    ],
  }
}

/** A choice among the icons of a section (INN-09, PRO-06). */
export function icon<Name extends string>(names: readonly [Name, ...Name[]]): SelectField {
  return {
    name: 'icon',
    type: 'select',
    label: { en: 'Icon', ja: 'アイコン' },
    required: true,
    defaultValue: names[0],
    options: names.map((name) => ({ label: ICON_WORDS[name] ?? name, value: name })),
  }
}

const ICON_WORDS: Readonly<Record<string, { en: string; ja: string }>> = {
  TrendingUp: { en: 'Rising steam', ja: '立ちのぼる湯気' },
  Target: { en: 'Wave', ja: '波' },
  Lightbulb: { en: 'Paper lamp', ja: '行灯' },
  Search: { en: 'Lantern', ja: '提灯' },
  MessageCircle: { en: 'Cup of tea', ja: '湯のみ' },
}
