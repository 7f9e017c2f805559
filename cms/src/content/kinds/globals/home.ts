import { PROCESS_STEPS } from '@noren/contract/constants'
import { INNOVATION_ICONS, PROCESS_ICONS } from '@noren/contract/icons'
import { icon, picture } from '../../library/media/picture-fields.ts'
import { type FormPart, group, inParts, lines, list, partOf } from '../../model/fields/layout.ts'
import type { Place } from '../../model/fields/room.ts'
import { heading, line, numbersNote } from '../../model/fields/text.ts'
import { contentGlobal } from '../content-global.ts'
import { numbered } from '../section-numbers.ts'
import { body, button, title } from '../usual-fields.ts'

const badge = line('badge', { label: { en: 'Badge', ja: '見出しの上の短い文言' } })
const subtitle = body('subtitle')
const titleEnd = heading('titleSpan', {
  label: { en: 'Highlighted end of the title', ja: '見出しの強調部分' },
  help: { en: 'Shown after the title, in colour.', ja: '見出しに続けて、色を変えて表示します。' },
})

/** One of several in a row: an icon, a title and a text. */
const described = (icons: Parameters<typeof icon>[0], room: Place) => [
  icon(icons),
  title(room),
  body('description'),
]

export const experience = contentGlobal({
  slug: 'experience',
  label: numbered('experience', { en: 'Our story so far', ja: 'これまでの歩み' }),
  group: 'home',
  help: {
    en: 'On the home page: what the company brings along.',
    ja: 'トップページで、会社のこれまでの歩みと強みを伝える部分です。',
  },
  sketch: { areas: 'M5 5h24v30H5z', lines: 'M35 9h20M35 15h24M35 20h24M35 25h18M35 33h10' },
  fields: [
    badge,
    // Its coloured word stays whole: `publish/reshape/home.ts` makes its phrases.
    title('sectionTitle', { phrases: false }),
    line('titleSpan', {
      label: { en: 'Part of the title in colour', ja: '見出しの中で色を変える言葉' },
      help: {
        en: 'A word of the title. Left empty, the word "Potential" is coloured.',
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
    picture('mainImage', { label: { en: 'Picture', ja: '写真' }, place: 'half' }),
  ],
})

const innovationParts: FormPart[] = [
  {
    name: 'texts',
    label: { en: 'Heading and text', ja: '見出しと本文' },
    fields: [badge, title('sectionTitle', { continued: 'titleSpan' }), titleEnd, subtitle],
  },
  partOf(
    list(
      'features',
      {
        label: { en: 'Features', ja: '特長' },
        row: { en: 'Feature', ja: '特長' },
        help: { en: 'Three look best.', ja: '3つがおすすめです。' },
        maxRows: 6,
      },
      described(INNOVATION_ICONS, 'featureTitle'),
    ),
    button('buttonText', { en: 'Button (to the about page)', ja: 'ボタン（会社案内へ）' }),
  ),
  {
    name: 'figures',
    label: { en: 'Figures and picture', ja: '数字と写真' },
    fields: [
      group('growth', { en: 'Growth figure', ja: '成長の数字' }, [
        line('value', {
          label: { en: 'Figure', ja: '数字' },
          help: { en: 'For example +24%', ja: '例：+24%' },
        }),
        line('label', { label: { en: 'Label', ja: '説明' } }),
      ]),
      group('results', { en: 'Results', ja: '成果' }, [
        heading('title', { label: { en: 'Title', ja: '見出し' } }),
        line('subtitle', { label: { en: 'Line below', ja: '下の一文' } }),
      ]),
      numbersNote,
      picture('mainImage', { label: { en: 'Picture', ja: '写真' }, place: 'half' }),
    ],
  },
]

export const innovation = contentGlobal({
  slug: 'innovation',
  label: numbered('innovation', { en: 'Innovation', ja: '取り組み' }),
  group: 'home',
  help: {
    en: 'On the home page: three features, two figures and a picture.',
    ja: 'トップページに、3つの特長、2つの数字、写真を表示します。',
  },
  sketch: {
    areas: 'M36 0h28v40H36z',
    lines: 'M5 9h22M5 16h26M5 21h24M5 31h6M15 31h6M25 31h6',
  },
  fields: inParts(innovationParts),
})

export const process = contentGlobal({
  slug: 'process',
  label: numbered('process', { en: 'Process', ja: '進め方' }),
  group: 'home',
  help: {
    en: `On the home page: ${PROCESS_STEPS} numbered steps.`,
    ja: `トップページに、番号付きの${PROCESS_STEPS}つのステップを表示します。`,
  },
  sketch: {
    frames:
      'M8 13a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM28 13a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM48 13a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM16 13h12M36 13h12',
    lines: 'M5 24h14M7 29h10M25 24h14M27 29h10M45 24h14M47 29h10',
  },
  fields: [
    title('sectionTitle'),
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
      described(PROCESS_ICONS, 'stepTitle'),
    ),
    button('buttonText', { en: 'Button (to the contact page)', ja: 'ボタン（お問い合わせへ）' }),
  ],
})

export const cta = contentGlobal({
  slug: 'cta',
  label: numbered('cta', { en: 'Call to action', ja: 'お問い合わせへのご案内' }),
  group: 'home',
  help: {
    en: 'The last section of the home page, above the footer.',
    ja: 'トップページの最後、フッターの上の部分です。',
  },
  sketch: { areas: 'M0 4h64v32H0zM18 27h12v4H18zM34 27h12v4H34z', lines: 'M16 14h32M22 20h20' },
  fields: [
    badge,
    title('closingTitle', { continued: 'titleSpan' }),
    titleEnd,
    subtitle,
    button('primaryButton', {
      en: 'First button (to the about page)',
      ja: 'ボタン1（会社案内へ）',
    }),
    button('secondaryButton', {
      en: 'Second button (to the contact page)',
      ja: 'ボタン2（お問い合わせへ）',
    }),
    line('footer', { label: { en: 'Small print below', ja: '下の小さな文言' } }),
  ],
})
