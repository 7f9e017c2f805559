import { readObject } from '@noren/contract/json'
import type { Field, FieldHook, PayloadRequest } from 'payload'
import { authorOf } from '../versions/changed-by.ts'
import { type DeskFacts, factsFromDesk } from './dish-facts.ts'

type Note = 'allergensStatedAt' | 'allergensStatedBy'

/** When a dish's allergens were stated as they are, and by whom. It never goes out. */
export const statementNotes: Field[] = [
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

/** Keeps a note as long as the statement is the same, and makes a new one of another; what is sent does not count. */
function noted(name: Note, make: (req: PayloadRequest) => string | null): FieldHook {
  return ({ req, siblingData, previousSiblingDoc: before }) => {
    if (statementOf(before) === statementOf(siblingData)) return readObject(before)[name] ?? null
    return siblingData.allergensChecked ? make(req) : null
  }
}

function statementOf(row: DeskFacts = {}): string {
  const { allergens, allergenList } = factsFromDesk(row)
  return JSON.stringify([allergens, allergenList])
}
