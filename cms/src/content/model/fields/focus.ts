import { CENTRE } from '@noren/contract/focus'
import type { Field, NumberField } from 'payload'
import { FOCUS_PICKER } from '../../../base/ui/components.ts'
import type { Words } from '../../../base/words.ts'
import { formPlace } from './layout.ts'

export const FOCUS_WORDS = {
  title: { en: 'Spot that stays in sight', ja: '切り抜いても見せたい位置' },
  help: {
    en: 'Pages cut off the edges of a picture. Press on what must be seen, such as the dish or a face.',
    ja: 'ページでは写真の端が切り取られます。料理や顔など、必ず見せたいところを押してください。',
  },
  x: { en: 'From left to right', ja: '左右の位置' },
  y: { en: 'From top to bottom', ja: '上下の位置' },
  reset: { en: 'Back to the centre', ja: '中央に戻す' },
  shown: { en: 'Cut to a wide and to a tall shape', ja: '横長・縦長に切り抜いた例' },
} as const satisfies Record<string, Words>

/**
 * The point of a picture that stays visible where pages crop it, in percent. The names are those of
 * Payload's own focal point, which only a mouse can set and which writes the file again.
 */
export const focusFields: Field[] = [
  formPlace('focus', FOCUS_PICKER),
  percent('focalX', FOCUS_WORDS.x, CENTRE.x),
  percent('focalY', FOCUS_WORDS.y, CENTRE.y),
]

/** @param centre the value after staff replace the picture's file */
function percent(name: string, label: Words, centre: number): NumberField {
  return {
    name,
    type: 'number',
    label,
    min: 0,
    max: 100,
    defaultValue: centre,
    admin: {
      hidden: true,
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
    },
    hooks: {
      beforeChange: [
        ({ operation, req, value }) => (operation === 'update' && req.file ? centre : value),
      ],
    },
  }
}
