import { isObject } from '@noren/contract/json'
import { languageFromCode } from '@noren/contract/language'
import type { Field } from 'payload'
import { languageWords, type Words } from '../base/words.ts'

/** Fields the desk calls otherwise than the contract does. */
const DESK_NAMES: Readonly<Record<string, string>> = {
  contactDetails: 'details',
  contactForm: 'form',
  createdAt: 'listedSince',
  photo: 'mainPhoto',
}

/**
 * A place in published content in the words staff see in the desk: of `menuItems.1.name.jp`,
 * お品書き → 2 → 品名 → 日本語. What has no label there is left out.
 */
export function fieldWords(fields: readonly Field[], path: readonly string[]): Words {
  const words = wordsAlong(fields, path)
  return {
    en: words.map(({ en }) => en).join(' → '),
    ja: words.map(({ ja }) => ja).join(' → '),
  }
}

function wordsAlong(fields: readonly Field[], [step, ...rest]: readonly string[]): Words[] {
  if (step === undefined) return []
  if (/^\d+$/.test(step)) {
    const row = String(Number(step) + 1)
    return [{ en: row, ja: row }, ...wordsAlong(fields, rest)]
  }
  const language = languageFromCode(step)
  if (language) return [...wordsAlong(fields, rest), languageWords(language)]
  const field = findField(fields, step) ?? findField(fields, DESK_NAMES[step] ?? '')
  if (!field) return wordsAlong(fields, rest)
  const label = 'label' in field ? readWords(field.label) : null
  const below = 'fields' in field ? field.fields : []
  return [...(label ? [label] : []), ...wordsAlong(below, rest)]
}

/** The field of a name that is nearest; the desk groups some fields that the contract does not. */
function findField(fields: readonly Field[], name: string): Field | undefined {
  if (fields.length === 0) return undefined
  const here = fields.find((field) => 'name' in field && field.name === name)
  const below = () => fields.flatMap((field) => ('fields' in field ? field.fields : []))
  return here ?? findField(below(), name)
}

/** A label in the desk's two languages; `null` when it is something else. */
export function readWords(label: unknown): Words | null {
  if (!isObject(label)) return null
  const { en, ja } = label
  return typeof en === 'string' && typeof ja === 'string' ? { en, ja } : null
}
