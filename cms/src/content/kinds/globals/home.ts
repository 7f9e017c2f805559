import { PROCESS_STEPS } from '@noren/contract/constants'
import { INNOVATION_ICONS, PROCESS_ICONS } from '@noren/contract/icons'
import { GROUPS } from '../../../base/groups.ts'
import { icon, picture } from '../../library/media/picture-fields.ts'
import { type FormPart, group, inParts, lines, list, partOf } from '../../model/fields/layout.ts'
import { heading, line, numbersNote, paragraphs } from '../../model/fields/text.ts'
import { contentGlobal } from '../content-global.ts'

const badge = line('badge', { label: { en: 'Badge', ja: '見出しの上の短い文言' } })
const subtitle = paragraphs('subtitle', { label: { en: 'Text', ja: '本文' } })
const titleEnd = heading('titleSpan', {
  label: { en: 'Highlighted end of the title', ja: '見出しの強調部分' },
  help: { en: 'Shown after the title, in colour.', ja: '見出しに続けて、色を変えて表示します。' },
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
    fields: [
      badge,
      heading('title', {
        label: { en: 'Title', ja: '見出し' },
        required: true,
        room: 'sectionTitle',
        continued: 'titleSpan',
      }),
      titleEnd,
      subtitle,
    ],
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
      [
        icon(INNOVATION_ICONS),
        heading('title', {
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
  label: { en: '4 Innovation', ja: '4 取り組み' },
  group: GROUPS.home,
  help: {
    en: 'On the home page: three features, two figures and a picture.',
    ja: 'トップページに、3つの特長、2つの数字、写真を表示します。',
  },
  fields: inParts(innovationParts),
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
    heading('title', {
      label: { en: 'Title', ja: '見出し' },
      required: true,
      room: 'sectionTitle',
    }),
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
        heading('title', {
          label: { en: 'Title', ja: '見出し' },
          required: true,
          room: 'stepTitle',
        }),
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
    heading('title', {
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
