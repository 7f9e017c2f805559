import { STRUCTURES, type StructurePart } from '@noren/contract/brand/structure'
import { namesOf } from '@noren/contract/fields'
import type { GroupField, SelectField } from 'payload'
import { group } from '../../model/fields/layout.ts'
import { CHOICE_WORDS, PART_WORDS } from './structure-words.ts'

/** How the pages are built: a choice for each part, each shown as a sketch. */
export const structureFields: GroupField = group(
  'structure',
  { en: 'Structure', ja: '構成' },
  namesOf(STRUCTURES).map(choiceOf),
)

function choiceOf(part: StructurePart): SelectField {
  const { label, help } = PART_WORDS[part]
  return {
    name: part,
    type: 'select',
    label,
    required: true,
    defaultValue: STRUCTURES[part][0],
    options: Object.entries(CHOICE_WORDS[part]).map(([value, { label }]) => ({ value, label })),
    admin: {
      components: {
        Field: {
          path: '/src/content/library/brand/structure-choice.tsx#StructureChoice',
          clientProps: { part },
        },
      },
      description: help,
    },
  }
}
