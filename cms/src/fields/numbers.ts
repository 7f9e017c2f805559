import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { say, type Words } from '../words.ts'

type Options = { label: Words; help?: Words; max?: number }

/** A whole number from 0, or nothing. */
export function count(name: string, { label, help, max = 10_000 }: Options): NumberField {
  return {
    name,
    type: 'number',
    label,
    min: 0,
    max,
    validate: whole(max),
    admin: { step: 1, width: '50%', ...(help && { description: help }) },
  }
}

/** A sum in yen, tax included. */
export function yen(name: string, options: Omit<Options, 'max'>): NumberField {
  return count(name, { ...options, max: 1_000_000 })
}

function whole(max: number): NumberFieldSingleValidation {
  return (value, { req }) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && value >= 0 && value <= max) ||
    say(req, {
      en: `Please write a whole number from 0 to ${max}, digits only.`,
      ja: `0から${max}までの整数を、数字だけで入力してください。`,
    })
}
