import { ALLERGENS } from '@noren/contract/allergens/allergens'
import { ALLERGEN_LISTS } from '@noren/contract/allergens/lists'
import { against, DIETS, MARKS } from '@noren/contract/allergens/marks'
import { readObject } from '@noren/contract/json'
import type { Field, FieldHook, PayloadRequest, SelectFieldManyValidation } from 'payload'
import { select } from 'payload/shared'
import { say } from '../../../base/words.ts'
import { broughtAlong } from '../brought-along.ts'
import { authorOf } from '../saved-by.ts'
import { choice } from './choice.ts'
import {
  chosenAllergens,
  containedWords,
  type DeskFacts,
  factsFromDesk,
  listWords,
  MARK_WORDS,
} from './dish-facts.ts'

type Note = 'allergensStatedAt' | 'allergensStatedBy'

/** When the current statement of a dish's allergens was made, and by whom. Never published. */
const statementNotes: Field[] = [
  {
    name: 'allergensStatedAt',
    type: 'date',
    label: { en: 'Allergens checked on', ja: 'アレルゲンの確認日' },
    hooks: { beforeChange: [noted('allergensStatedAt', () => new Date().toISOString())] },
    admin: { date: { displayFormat: 'yyyy-MM-dd' } },
  },
  {
    name: 'allergensStatedBy',
    type: 'text',
    label: { en: 'Allergens checked by', ja: 'アレルゲンの確認者' },
    hooks: { beforeChange: [noted('allergensStatedBy', authorOf)] },
  },
]

/**
 * Keeps a note while the statement is the same, and makes a new one for another statement; the sender
 * cannot set it.
 */
function noted(name: Note, make: (req: PayloadRequest) => string | null): FieldHook {
  return ({ req, siblingData, previousSiblingDoc: before, value }) => {
    if (broughtAlong(req) && value) return value
    if (statementOf(before) === statementOf(siblingData)) return readObject(before)[name] ?? null
    return siblingData.allergensChecked ? make(req) : null
  }
}

function statementOf(row: DeskFacts = {}): string {
  const { allergens, allergenList } = factsFromDesk(row)
  return JSON.stringify([allergens, allergenList])
}

/** Refuses a diet that the dish's own ingredients contradict, since guests rely on it. */
const suitsWhatItContains: SelectFieldManyValidation = (value, options) => {
  const usual = select(value, options)
  if (usual !== true) return usual
  const marks = MARKS.filter((mark) => value?.includes(mark))
  const row: DeskFacts = options.siblingData
  const dish = { allergens: row.allergensChecked ? chosenAllergens(row) : [], marks }
  for (const diet of DIETS.filter((each) => marks.includes(each))) {
    const contained = against(diet, dish)
    if (contained.length === 0) continue
    const diets = MARK_WORDS[diet]
    const what = containedWords(contained)
    return say(options.req, {
      en: `“${diets.en}” does not go with what the dish contains: ${what.en}.`,
      ja: `「${diets.ja}」は、この品に含まれるもの（${what.ja}）と合いません。`,
    })
  }
  return true
}

/** What guests learn about a dish in addition to its name: its allergens, and the diets it suits. */
export const dishFacts: Field[] = [
  {
    name: 'allergensChecked',
    type: 'checkbox',
    label: { en: 'The allergens have been checked', ja: 'アレルゲンを確認しました' },
  },
  {
    name: 'allergenList',
    type: 'select',
    label: { en: 'Checked by the list of', ja: '確認に使った品目リスト' },
    options: ALLERGEN_LISTS.map((list) => ({ value: list.date, label: listWords(list) })),
  },
  {
    name: 'allergens',
    type: 'select',
    hasMany: true,
    label: { en: 'Allergens', ja: 'アレルゲン' },
    options: ALLERGENS.map((value) => ({ value, label: containedWords([value]) })),
  },
  ...statementNotes,
  choice('marks', { en: 'Diets and marks', ja: '食事の制限・表示' }, MARK_WORDS, {
    hasMany: true,
    validate: suitsWhatItContains,
  }),
]
