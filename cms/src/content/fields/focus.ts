import { CENTRE } from '@noren/contract/focus'
import type { Field, NumberField } from 'payload'
import { FOCUS_PICKER } from '../../base/ui/components.ts'
import type { Words } from '../../base/words.ts'
import { FOCUS_WORDS } from './focus-words.ts'

/**
 * The spot of a picture that stays in sight where pages cut it, in percent. The names are those of Payload's
 * own focal point, which is set by a mouse alone and writes the file anew (decision 052).
 */
export const focusFields: Field[] = [
  {
    name: 'focus',
    type: 'ui',
    admin: { components: { Field: FOCUS_PICKER }, disableListColumn: true },
  },
  percent('focalX', FOCUS_WORDS.x, CENTRE.x),
  percent('focalY', FOCUS_WORDS.y, CENTRE.y),
]

/** @param centre where another file for the same picture begins anew */
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
