import { PROCESS_STEPS } from '@noren/contract/constants'
import { INNOVATION_ICONS, PROCESS_ICONS } from '@noren/contract/icons'
import { LIGHTS, type Light } from '@noren/contract/light'
import { GROUPS } from '../../base/groups.ts'
import type { Words } from '../../base/words.ts'
import { group, lines, list } from '../fields/layout.ts'
import { icon, picture, pictures, video } from '../fields/pictures.ts'
import { line, numbersNote, paragraphs } from '../fields/text.ts'
import { contentGlobal } from './content-global.ts'

const badge = line('badge', { label: { en: 'Badge', ja: '見出しの上の短い文言' } })
const subtitle = paragraphs('subtitle', { label: { en: 'Text', ja: '本文' } })
const titleEnd = line('titleSpan', {
  label: { en: 'Highlighted end of the title', ja: '見出しの強調部分' },
  help: { en: 'Shown after the title, in colour.', ja: '見出しに続けて、色を変えて表示します。' },
})

const LIGHT_WORDS: Readonly<Record<Light, Words>> = {
  dawn: { en: 'At dawn', ja: '夜明け' },
  day: { en: 'By day', ja: '昼' },
  dusk: { en: 'At dusk', ja: '夕暮れ' },
  night: { en: 'By night', ja: '夜' },
}

const printings = group(
  'printings',
  { en: 'Background by the light of the hour', ja: '時刻の光に合わせた背景画像' },
  LIGHTS.map((light) =>
    group(light, LIGHT_WORDS[light], [
      picture('wide', { label: { en: 'Picture', ja: '画像' }, place: 'hero' }),
      picture('tall', {
        label: { en: 'Picture for phones', ja: 'スマートフォン用の画像' },
        place: 'heroPortrait',
        help: { en: 'Tall; optional.', ja: '縦長の画像です。任意です。' },
      }),
    ]),
  ),
  {
    en: 'Optional: the same scene in other lights, by the sun in Japan. They are shown as they are, with the white headline in their sky, so choose skies that are dark enough. Where one is missing, the background picture is shown, tinted to suit the hour.',
    ja: '任意です。同じ風景を、日本の夜明け・昼・夕暮れ・夜の光で用意できます。画像はそのままの明るさで表示し、白い見出しを空（そら）に重ねますので、空が十分に暗い画像をお選びください。画像のない時間帯には、上の背景画像の色を時刻に合わせて表示します。',
  },
)

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
    numbersNote,
    line('community', {
      label: { en: 'Community line', ja: '働く場所の一文' },
      help: {
        en: 'Below the buttons, beside the client logos.',
        ja: 'ボタンの下、取引先のロゴの横に表示します。',
      },
    }),
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
    printings,
    pictures('clientImages', { label: { en: 'Client logos', ja: '取引先のロゴ' }, place: 'mark' }),
    video(),
  ],
})

export const experience = contentGlobal({
  slug: 'experience',
  label: { en: '2 Our story so far', ja: '2 これまでの歩み' },
  group: GROUPS.home,
  help: {
    en: 'On the home page: what the company brings along.',
    ja: 'トップページで、会社のこれまでの歩みと強みを伝える部分です。',
  },
  fields: [
    badge,
    line('title', {
      label: { en: 'Title', ja: '見出し' },
      required: true,
      room: 'sectionTitle',
    }),
    line('titleSpan', {
      label: { en: 'Part of the title in colour', ja: '見出しの中で色を変える言葉' },
      help: {
        en: 'A word that stands in the title. Left empty, the word "Potential" is coloured.',
        ja: '見出しに含まれる言葉を入力してください。',
      },
    }),
    subtitle,
    lines('benefits', {
      label: { en: 'Benefits', ja: '強み' },
      row: { en: 'Benefit', ja: '強み' },
      maxRows: 12,
    }),
    group('stats', { en: 'Figures', ja: '数字' }, [
      line('years', {
        label: { en: 'Years of experience', ja: '経験年数' },
        help: { en: 'For example 18+', ja: '例：18年以上' },
      }),
      line('clients', { label: { en: 'Clients served', ja: '対応クライアント' } }),
      line('successRate', {
        label: { en: 'Success rate', ja: '成功率' },
        help: { en: 'For example 98%', ja: '例：98%' },
      }),
      numbersNote,
    ]),
    picture('mainImage', { label: { en: 'Picture', ja: '画像' }, place: 'half' }),
  ],
})

export const innovation = contentGlobal({
  slug: 'innovation',
  label: { en: '4 Innovation', ja: '4 取り組み' },
  group: GROUPS.home,
  help: {
    en: 'On the home page: three features, two figures and a picture.',
    ja: 'トップページに、3つの特長、2つの数字、画像を表示します。',
  },
  fields: [
    badge,
    line('title', {
      label: { en: 'Title', ja: '見出し' },
      required: true,
      room: 'sectionTitle',
      continued: 'titleSpan',
    }),
    titleEnd,
    subtitle,
    list(
      'features',
      {
        label: { en: 'Features', ja: '特長' },
        row: { en: 'Feature', ja: '特長' },
        help: { en: 'Three look best.', ja: '3つがおすすめです。' },
        maxRows: 6,
      },
      [
        icon(INNOVATION_ICONS),
        line('title', {
          label: { en: 'Title', ja: '見出し' },
          required: true,
          room: 'featureTitle',
        }),
        paragraphs('description', { label: { en: 'Text', ja: '本文' } }),
      ],
    ),
    line('buttonText', {
      label: { en: 'Button (to the about page)', ja: 'ボタン（会社案内へ）' },
      required: true,
      room: 'button',
    }),
    group('growth', { en: 'Growth figure', ja: '成長の数字' }, [
      line('value', {
        label: { en: 'Figure', ja: '数字' },
        help: { en: 'For example +24%', ja: '例：+24%' },
      }),
      line('label', { label: { en: 'Label', ja: '説明' } }),
    ]),
    group('results', { en: 'Results', ja: '成果' }, [
      line('title', { label: { en: 'Title', ja: '見出し' } }),
      line('subtitle', { label: { en: 'Line below', ja: '下の一文' } }),
    ]),
    numbersNote,
    picture('mainImage', { label: { en: 'Picture', ja: '画像' }, place: 'half' }),
  ],
})

export const process = contentGlobal({
  slug: 'process',
  label: { en: '5 Process', ja: '5 進め方' },
  group: GROUPS.home,
  help: {
    en: `On the home page: ${PROCESS_STEPS} numbered steps.`,
    ja: `トップページに、番号付きの${PROCESS_STEPS}つのステップを表示します。`,
  },
  fields: [
    line('title', { label: { en: 'Title', ja: '見出し' }, required: true, room: 'sectionTitle' }),
    subtitle,
    list(
      'steps',
      {
        label: { en: 'Steps', ja: 'ステップ' },
        row: { en: 'Step', ja: 'ステップ' },
        help: { en: `Exactly ${PROCESS_STEPS}.`, ja: `必ず${PROCESS_STEPS}つ入力してください。` },
        minRows: PROCESS_STEPS,
        maxRows: PROCESS_STEPS,
      },
      [
        icon(PROCESS_ICONS),
        line('title', { label: { en: 'Title', ja: '見出し' }, required: true, room: 'stepTitle' }),
        paragraphs('description', { label: { en: 'Text', ja: '本文' } }),
      ],
    ),
    line('buttonText', {
      label: { en: 'Button (to the contact page)', ja: 'ボタン（お問い合わせへ）' },
      required: true,
      room: 'button',
    }),
  ],
})

export const cta = contentGlobal({
  slug: 'cta',
  label: { en: '7 Call to action', ja: '7 お問い合わせへのご案内' },
  group: GROUPS.home,
  help: {
    en: 'The last section of the home page, above the footer.',
    ja: 'トップページの最後、フッターの上の部分です。',
  },
  fields: [
    badge,
    line('title', {
      label: { en: 'Title', ja: '見出し' },
      required: true,
      room: 'closingTitle',
      continued: 'titleSpan',
    }),
    titleEnd,
    subtitle,
    line('primaryButton', {
      label: { en: 'First button (to the about page)', ja: 'ボタン1（会社案内へ）' },
      required: true,
      room: 'button',
    }),
    line('secondaryButton', {
      label: { en: 'Second button (to the contact page)', ja: 'ボタン2（お問い合わせへ）' },
      required: true,
      room: 'button',
    }),
    line('footer', { label: { en: 'Small print below', ja: '下の小さな文言' } }),
  ],
})
