import { GROUPS } from '../../base/groups.ts'
import { picture, pictures } from '../fields/pictures.ts'
import { figuresNote, line, paragraphs } from '../fields/text.ts'
import { video } from '../fields/video.ts'
import { contentGlobal } from './content-global.ts'

export const hero = contentGlobal({
  slug: 'hero',
  label: { en: '1 Opening', ja: '1 最初の画面' },
  group: GROUPS.home,
  help: {
    en: 'The first screen of the home page. A text left empty shows the built-in one.',
    ja: 'トップページの最初の画面です。空欄の文言には標準の文言が表示されます。',
  },
  fields: [
    line('badge', {
      label: { en: 'Badge', ja: '見出しの上の短い文言' },
      help: {
        en: 'Small line above the title, for example "Product innovation & Research Organization".',
        ja: '見出しの上に小さく表示します。',
      },
    }),
    line('title', { label: { en: 'Title', ja: '見出し' }, required: true, room: 'heroTitle' }),
    paragraphs('subtitle', { label: { en: 'Subtitle', ja: 'リード文' } }),
    line('button1', {
      label: { en: 'First button (to the about page)', ja: 'ボタン1（会社案内へ）' },
      room: 'heroButton',
    }),
    line('button2', {
      label: { en: 'Second button (opens the film)', ja: 'ボタン2（動画を開く）' },
    }),
    line('success', {
      label: { en: 'Success line', ja: '実績の一文' },
      help: { en: 'For example "500+ Success Stories".', ja: '例：「500件以上の実績」' },
    }),
    figuresNote,
    line('community', { label: { en: 'Community line', ja: 'コミュニティの一文' } }),
    picture('backgroundImage', {
      label: { en: 'Background picture', ja: '背景画像' },
      place: 'hero',
      help: {
        en: 'Wide; its middle is always visible.',
        ja: '横長の画像です。中央部分は必ず表示されます。',
      },
    }),
    picture('backgroundImagePortrait', {
      label: { en: 'Background picture for phones', ja: 'スマートフォン用の背景画像' },
      place: 'heroPortrait',
      help: { en: 'Tall; optional.', ja: '縦長の画像です。任意です。' },
    }),
    pictures('clientImages', { label: { en: 'Client logos', ja: '取引先のロゴ' }, place: 'mark' }),
    video(),
  ],
})
