import type { STRUCTURES, StructurePart } from '@noren/contract/brand/structure'
import type { Words } from '../../../base/words.ts'

/** A choice as staff see it: its name, what it does, and a sketch of 48 × 36: what is filled, and its lines. */
type Choice = { label: Words; note: Words; areas: string; lines: string }

type Part = { label: Words; help: Words }

/** The parts of pages that a company chooses, as staff see them. */
export const PART_WORDS: { readonly [Name in StructurePart]: Part } = {
  hero: {
    label: { en: 'Opening of the home page', ja: 'トップページの冒頭' },
    help: {
      en: 'Where the picture and its words are. A short Japanese title is upright, except in the whole window.',
      ja: '写真と言葉の置き方です。短い日本語の見出しは縦書きになります（「画面いっぱい」では横書きです）。',
    },
  },
  line: {
    label: { en: 'Line along the edge', ja: 'ページの端の線' },
    help: {
      en: 'It grows on every page as visitors read on, and ends at your mark.',
      ja: '読み進むにつれて各ページの左端にのび、ロゴのところで終わります。',
    },
  },
  experience: {
    label: { en: 'Picture of your story', ja: '「これまでの歩み」の写真' },
    help: {
      en: 'In the section “Our story so far” on the home page.',
      ja: 'トップページの「これまでの歩み」に入る写真の位置です。',
    },
  },
}

type Choices = {
  readonly [Name in StructurePart]: { readonly [C in (typeof STRUCTURES)[Name][number]]: Choice }
}

/** What can be chosen for each part. */
export const CHOICE_WORDS: Choices = {
  hero: {
    stepped: {
      label: { en: 'With a step', ja: '段のある写真' },
      note: {
        en: 'Words in the sky of a wide picture, and below them a step of paper.',
        ja: '横長の写真の空に言葉を置き、紙の段を重ねます。',
      },
      areas: 'M2 2h44v14H26v6H2z',
      lines: 'M5 6h12M5 10h8M5 26h14M5 30h10',
    },
    full: {
      label: { en: 'The whole window', ja: '画面いっぱい' },
      note: {
        en: 'The picture fills the first screen, with words at its lower left.',
        ja: '写真が最初の画面を満たし、言葉は左下に入ります。',
      },
      areas: 'M2 2h44v32H2z',
      lines: 'M5 25h18M5 29h12',
    },
    framed: {
      label: { en: 'Framed', ja: '額装' },
      note: {
        en: 'The picture as a print in its frame, with words on the paper beside it, on phones below.',
        ja: '写真を額に収め、言葉は紙の上の横に置きます。スマートフォンでは下に入ります。',
      },
      areas: 'M20 6h24v20H20z',
      lines: 'M17 3h30v26H17zM3 8h10M3 12h7M3 20h10M3 24h10',
    },
  },
  line: {
    thread: {
      label: { en: 'Thread', ja: '糸' },
      note: { en: 'A thread in the accent colour.', ja: '差し色の糸が一本通ります。' },
      areas: 'M40 28h6v6h-6z',
      lines: 'M6 2v20q0 9 9 9h23M14 8h30M14 14h24M14 20h28',
    },
    footprints: {
      label: { en: 'Footprints', ja: '足あと' },
      note: {
        en: 'Steps in snow, in a grey blue.',
        ja: '雪についたような青灰色の足あとです。',
      },
      areas:
        'M40 28h6v6h-6zM4 3h2v4H4zM8 9h2v4H8zM4 15h2v4H4zM8 21h2v4H8zM13 29h4v2h-4zM20 32h4v2h-4zM27 29h4v2h-4z',
      lines: 'M14 8h30M14 14h24M14 20h28',
    },
    none: {
      label: { en: 'None', ja: 'なし' },
      note: { en: 'Plain paper.', ja: '何も引きません。' },
      areas: 'M40 28h6v6h-6z',
      lines: 'M4 8h40M4 14h34M4 20h38',
    },
  },
  experience: {
    left: {
      label: { en: 'Left', ja: '左' },
      note: { en: 'Beside the words, to the left.', ja: '文章の左に並べます。' },
      areas: 'M2 6h20v24H2z',
      lines: 'M27 9h16M27 14h18M27 19h18M27 24h14',
    },
    right: {
      label: { en: 'Right', ja: '右' },
      note: { en: 'Beside the words, to the right.', ja: '文章の右に並べます。' },
      areas: 'M26 6h20v24H26z',
      lines: 'M4 9h16M4 14h18M4 19h18M4 24h14',
    },
    over: {
      label: { en: 'Over the words', ja: '文章の上' },
      note: {
        en: 'As wide as the window; the words overlap its lower edge on a sheet of paper.',
        ja: '画面の幅いっぱいに広げ、下の端に文章の紙を重ねます。',
      },
      areas: 'M2 2h44v16H28v-4H6v4H2z',
      lines: 'M9 19h14M9 24h16M9 29h12',
    },
  },
}
