import type { Type } from '@noren/contract/brand/type'
import type { Words } from '../../../base/words.ts'

/** The pairings of fonts, as staff choose them. */
export const TYPE_WORDS: { [T in Type]: { label: Words; note: Words } } = {
  woven: {
    label: { en: 'Classic', ja: '端正' },
    note: {
      en: 'Headings in a book serif, in Japanese in Mincho.',
      ja: '明朝の見出しに、書物のような欧文を合わせます。',
    },
  },
  clear: {
    label: { en: 'Modern', ja: '現代的' },
    note: {
      en: 'A sober sans serif throughout; Japanese headings in light, wide Mincho.',
      ja: '細い明朝をゆったりと組み、すっきりした欧文を合わせます。',
    },
  },
  warm: {
    label: { en: 'Warm', ja: '温もり' },
    note: {
      en: 'Headings in an old-style serif, in Japanese in Mincho.',
      ja: '明朝の見出しに、手書きの名残のある欧文を合わせます。',
    },
  },
}
