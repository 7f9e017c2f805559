import { LIGHTS, type Light } from '@noren/contract/light'
import type { Words } from '../../../base/words.ts'
import { picture, pictures, video } from '../../library/media/picture-fields.ts'
import { type FormPart, group, inParts } from '../../model/fields/layout.ts'
import { line, numbersNote, paragraphs } from '../../model/fields/text.ts'
import { contentGlobal } from '../content-global.ts'
import { numbered } from '../section-numbers.ts'
import { title } from '../usual-fields.ts'

const LIGHT_WORDS: Readonly<Record<Light, Words>> = {
  dawn: { en: 'At dawn', ja: '夜明け' },
  day: { en: 'By day', ja: '昼' },
  dusk: { en: 'At dusk', ja: '夕暮れ' },
  night: { en: 'By night', ja: '夜' },
}

const printings = group(
  'printings',
  { en: 'Background by the light of the hour', ja: '時刻の光に合わせた背景写真' },
  LIGHTS.map((light) =>
    group(light, LIGHT_WORDS[light], [
      picture('wide', { label: { en: 'Picture', ja: '写真' }, place: 'hero' }),
      picture('tall', {
        label: { en: 'Picture for phones', ja: 'スマートフォン用の写真' },
        place: 'heroPortrait',
        help: { en: 'Tall; optional.', ja: '縦長の写真です。任意です。' },
      }),
    ]),
  ),
  {
    en: 'Optional: the same scene in other lights, by the sun in Japan. They are shown as they are, with the white headline in their sky, so choose skies that are dark enough. Where one is missing, the background picture is shown, tinted to suit the hour.',
    ja: '任意です。同じ風景を、日本の夜明け・昼・夕暮れ・夜の光で用意できます。写真はそのままの明るさで表示し、白い見出しを空（そら）に重ねますので、空が十分に暗い写真をお選びください。写真のない時間帯には、上の背景写真の色を時刻に合わせて表示します。',
  },
)

const openingParts: FormPart[] = [
  {
    name: 'texts',
    label: { en: 'Texts and buttons', ja: '文章とボタン' },
    fields: [
      line('badge', {
        label: { en: 'Badge', ja: '見出しの上の短い文言' },
        help: {
          en: 'Small line above the title, for example "Product innovation & Research Organization".',
          ja: '見出しの上に小さく表示します。',
        },
      }),
      title('heroTitle'),
      paragraphs('subtitle', { label: { en: 'Subtitle', ja: 'リード文' }, phrases: true }),
      line('button1', {
        label: { en: 'First button (to the about page)', ja: 'ボタン1（会社案内へ）' },
        room: 'heroButton',
      }),
      line('button2', {
        label: { en: 'Second button (opens the video)', ja: 'ボタン2（動画を開く）' },
      }),
      line('success', {
        label: { en: 'Success line', ja: '実績の一文' },
        help: { en: 'For example "500+ Success Stories".', ja: '例：「500件以上の実績」' },
      }),
      numbersNote,
      line('community', {
        label: { en: 'Community line', ja: '働く場所の一文' },
        help: {
          en: 'Below the buttons, beside the client logos.',
          ja: 'ボタンの下、取引先のロゴの横に表示します。',
        },
      }),
    ],
  },
  {
    name: 'background',
    label: { en: 'Background', ja: '背景' },
    fields: [
      picture('backgroundImage', {
        label: { en: 'Background picture', ja: '背景写真' },
        place: 'hero',
        help: {
          en: 'Wide; its middle is always visible.',
          ja: '横長の写真です。中央部分は必ず表示されます。',
        },
      }),
      picture('backgroundImagePortrait', {
        label: { en: 'Background picture for phones', ja: 'スマートフォン用の背景写真' },
        place: 'heroPortrait',
        help: { en: 'Tall; optional.', ja: '縦長の写真です。任意です。' },
      }),
      printings,
    ],
  },
  {
    name: 'logos',
    label: { en: 'Logos and video', ja: 'ロゴと動画' },
    fields: [
      pictures('clientImages', {
        label: { en: 'Client logos', ja: '取引先のロゴ' },
        place: 'mark',
      }),
      video(),
    ],
  },
]

export const hero = contentGlobal({
  slug: 'hero',
  label: numbered('hero', { en: 'Opening', ja: '最初の画面' }),
  group: 'home',
  help: {
    en: 'The first screen of the home page. A text left empty shows the built-in one.',
    ja: 'トップページの最初の画面です。空欄の文言には標準の文言が表示されます。',
  },
  sketch: {
    areas: 'M0 0h64v26h-26v8h26v-8h0v14h-26v-14h-38z',
    lines: 'M6 31h24M6 35h10M26 6v13M32 6v16',
  },
  fields: inParts(openingParts),
})
