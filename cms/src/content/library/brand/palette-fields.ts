import { hexOfText } from '@noren/contract/brand/colour-text'
import { DEFAULT_PALETTE, type Palette } from '@noren/contract/brand/palette'
import { isObject } from '@noren/contract/json'
import type { GroupField, TextField } from 'payload'
import { say } from '../../../base/words.ts'
import { formPlace, group } from '../../model/fields/layout.ts'
import { COLOUR_NAMES } from './palette-names.ts'
import { colourProblem, PALETTE_WORDS } from './palette-words.ts'
import type { SeenAs } from './seen-as.ts'

/** The four colours of the site, palettes to begin from, and a sample of what becomes of them. */
export const paletteFields: GroupField = group(
  'palette',
  { en: 'Colours', ja: '色' },
  [
    formPlace('ready', '/src/content/library/brand/ready-palettes.tsx#ReadyPalettes'),
    ...COLOUR_NAMES.map(colour),
    formPlace('sample', '/src/content/library/brand/palette-sample.tsx#PaletteSample'),
  ],
  {
    en: 'Every colour of the site is made from these four. Nothing changes for visitors before you publish.',
    ja: 'サイトのすべての色は、この4色から作られます。公開するまで、お客様の見る画面は変わりません。',
  },
)

function colour(name: keyof Palette): TextField {
  const { label, help } = PALETTE_WORDS[name]
  return {
    name,
    type: 'text',
    label,
    required: true,
    defaultValue: DEFAULT_PALETTE[name],
    custom: { seenAs: 'colour' satisfies SeenAs },
    admin: {
      description: help,
      components: { Field: '/src/content/library/brand/colour-field.tsx#ColourField' },
    },
    hooks: {
      beforeValidate: [
        ({ value }) => (typeof value === 'string' ? (hexOfText(value) ?? value) : value),
      ],
    },
    validate: (_value: unknown, { req, siblingData }) => {
      const problem = colourProblem(isObject(siblingData) ? siblingData : {}, name)
      return problem ? say(req, problem.words) : true
    },
  }
}
