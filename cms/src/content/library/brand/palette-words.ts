import { isHex } from '@noren/contract/brand/colour'
import { type Palette, readPalette } from '@noren/contract/brand/palette'
import {
  contrastOnPaper,
  type PaletteFault,
  paletteFaults,
} from '@noren/contract/brand/palette-faults'
import type { Words } from '../../../base/words.ts'

type PaletteWords = { [Name in keyof Palette]: { label: Words; help: Words } }

/** The four colours and what each is used for, in the order of the form. */
export const PALETTE_WORDS: PaletteWords = {
  brand: {
    label: { en: 'Brand colour', ja: 'ブランドの色' },
    help: {
      en: 'Dark bands such as the foot of every page, and the company where no restaurant has its own colour.',
      ja: 'ページ下部などの濃い色の帯に使います。店舗の色がないところでは、会社の色になります。',
    },
  },
  accent: {
    label: { en: 'Accent colour', ja: '差し色' },
    help: {
      en: 'What should be noticed: links, buttons, small headings.',
      ja: 'リンクやボタン、小見出しなど、目に留めてほしいところに使います。',
    },
  },
  paper: {
    label: { en: 'Paper', ja: '紙の色' },
    help: {
      en: 'The background of every page. Cards and boxes are a shade deeper.',
      ja: 'すべてのページの背景の色です。カードや入力欄は、ひとつ濃い色になります。',
    },
  },
  ink: {
    label: { en: 'Ink', ja: '文字の色' },
    help: {
      en: 'Texts on paper. Softer shades, as of small print, are made from it.',
      ja: '紙の上の文字の色です。補足などの淡い文字も、この色から作ります。',
    },
  },
}

/** What is wrong with a colour, and the nearest that does; `offered` is `null` where nothing is near. */
export type ColourProblem = { words: Words; offered: string | null }

/**
 * What is wrong with one colour of a form. A readable pair needs both colours: while another one is no
 * colour, only that one is refused.
 */
export function colourProblem(values: Values, name: keyof Palette): ColourProblem | null {
  if (!isHex(values[name] ?? '')) return { words: NO_COLOUR, offered: null }
  const palette = readPalette(values)
  const fault = palette && paletteFaults(palette).find(({ colour }) => colour === name)
  return fault ? { words: faultWords(fault), offered: fault.offered } : null
}

type Values = { [Name in keyof Palette]?: string | null }

/** How well a colour that is fit for its palette can be read; `null` where nothing can be measured. */
export function fitWords(values: Values, name: keyof Palette): Words | null {
  const palette = readPalette(values)
  if (!palette) return null
  if (name === 'paper')
    return { en: 'Light enough for every text.', ja: '文字を読むのに十分な明るさです。' }
  const ratio = shortened(contrastOnPaper(palette, name))
  return {
    en: `Contrast with the paper ${ratio}: easy to read.`,
    ja: `紙の色とのコントラスト ${ratio}：読みやすい色です。`,
  }
}

function faultWords({ contrast, offered }: PaletteFault): Words {
  if (!contrast) {
    return {
      en: `Too dark for texts to be read on it. The nearest shade that is light enough: ${offered}.`,
      ja: `暗すぎるため、上の文字が読みにくくなります。文字の読める近い色は ${offered} です。`,
    }
  }
  const [has, needs] = [shortened(contrast.has), shortened(contrast.needs)]
  return {
    en: `Hard to read on the paper: the contrast is ${has} and has to be ${needs}. The nearest shade that can be read: ${offered}.`,
    ja: `紙の色との差が小さく、読みにくい色です（コントラスト ${has}、必要な値 ${needs}）。読みやすい近い色は ${offered} です。`,
  }
}

/** One decimal, never rounded up to a value that it does not reach. */
function shortened(ratio: number): string {
  return String(Math.floor(ratio * 10) / 10)
}

const NO_COLOUR: Words = {
  en: 'Please choose a colour, or write one such as #1b2b55.',
  ja: '色を選ぶか、「#1b2b55」のように入力してください。',
}
