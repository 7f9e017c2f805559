import type { SelectField } from 'payload'
import type { Words } from '../../../base/words.ts'

type More = Pick<SelectField, 'admin' | 'defaultValue' | 'hasMany' | 'required' | 'validate'>

/** A choice among values, each with its words, in the order of these. */
export function choice(
  name: string,
  label: Words,
  choices: Readonly<Record<string, Words>>,
  more?: More,
): SelectField {
  const options = Object.entries(choices).map(([value, label]) => ({ value, label }))
  return Object.assign<SelectField, More | undefined>(
    { name, type: 'select', label, options },
    more,
  )
}
