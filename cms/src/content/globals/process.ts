import { PROCESS_STEPS } from '@noren/contract/constants'
import { PROCESS_ICONS } from '@noren/contract/icons'
import { GROUPS } from '../../base/groups.ts'
import { list } from '../fields/lists.ts'
import { icon } from '../fields/pictures.ts'
import { line, paragraphs } from '../fields/text.ts'
import { contentGlobal } from './content-global.ts'

export const process = contentGlobal({
  slug: 'process',
  label: { en: '5 Process', ja: '5 進め方' },
  group: GROUPS.home,
  help: {
    en: `Fifth section of the home page: ${PROCESS_STEPS} numbered steps.`,
    ja: `トップページの5番目。番号付きの${PROCESS_STEPS}つのステップです。`,
  },
  fields: [
    line('title', { label: { en: 'Title', ja: '見出し' }, required: true, room: 'sectionTitle' }),
    paragraphs('subtitle', { label: { en: 'Text', ja: '本文' } }),
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
