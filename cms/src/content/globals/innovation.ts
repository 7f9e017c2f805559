import { INNOVATION_ICONS } from '@noren/contract/icons'
import { GROUPS } from '../../base/groups.ts'
import { group, list } from '../fields/lists.ts'
import { icon, picture } from '../fields/pictures.ts'
import { figuresNote, line, paragraphs } from '../fields/text.ts'
import { contentGlobal } from './content-global.ts'

export const innovation = contentGlobal({
  slug: 'innovation',
  label: { en: '4 Innovation', ja: '4 取り組み' },
  group: GROUPS.home,
  help: {
    en: 'Fourth section of the home page: three features, two figures and a picture.',
    ja: 'トップページの4番目。3つの特長、2つの数字、画像を表示します。',
  },
  fields: [
    line('badge', { label: { en: 'Badge', ja: '見出しの上の短い文言' } }),
    line('title', {
      label: { en: 'Title', ja: '見出し' },
      required: true,
      room: 'sectionTitle',
      continued: 'titleSpan',
    }),
    line('titleSpan', {
      label: { en: 'Highlighted end of the title', ja: '見出しの強調部分' },
      help: {
        en: 'Shown after the title, in colour.',
        ja: '見出しに続けて、色を変えて表示します。',
      },
    }),
    paragraphs('subtitle', { label: { en: 'Text', ja: '本文' } }),
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
    figuresNote,
    picture('mainImage', { label: { en: 'Picture', ja: '画像' }, place: 'half' }),
  ],
})
