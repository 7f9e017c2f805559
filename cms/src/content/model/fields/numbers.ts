import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { say, type Words } from '../../../base/words.ts'

type Options = {
  label: Words
  help?: Words
  min?: number
  max?: number
  /** Replaces the check for a whole number. */
  validate?: NumberFieldSingleValidation
}

/** No dinner costs more; a larger sum is a typing error. */
const YEN_LIMIT = 1_000_000

/** A whole number from 0, or from another least one, or nothing. */
export function count(name: string, options: Options): NumberField {
  const { label, help, min = 0, max = 10_000, validate = whole(max, min) } = options
  return {
    name,
    type: 'number',
    label,
    min,
    max,
    validate,
    admin: { step: 1, width: '50%', ...(help && { description: help }) },
  }
}

/** An amount in yen, tax included. */
export function yen(name: string, options: Omit<Options, 'max'>): NumberField {
  return count(name, { ...options, max: YEN_LIMIT })
}

function whole(max: number, min = 0): NumberFieldSingleValidation {
  return (value, { req }) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && value >= min && value <= max) ||
    say(req, {
      en: `Please write a whole number from ${min} to ${max}, digits only.`,
      ja: `${min}から${max}までの整数を、数字だけで入力してください。`,
    })
}

/** Whether an amount in yen can be stored. */
export const isYen = whole(YEN_LIMIT)

/**
 * Two amounts in yen, `…From` and `…To`. Refuses a second one below the first: one of them is wrong, and
 * the page would show an impossible range.
 */
export function yenRange(name: string, labels: { from: Words; to: Words }): NumberField[] {
  const { from, to } = labels
  const validate: NumberFieldSingleValidation = (value, options) => {
    const { [`${name}From`]: least }: Record<string, unknown> = options.siblingData
    if (typeof least === 'number' && typeof value === 'number' && value < least) {
      return say(options.req, {
        en: `“${from.en}” is higher than “${to.en}”. Please correct one of them.`,
        ja: `「${from.ja}」が「${to.ja}」より高くなっています。どちらかを直してください。`,
      })
    }
    return isYen(value, options)
  }
  return [yen(`${name}From`, { label: from }), yen(`${name}To`, { label: to, validate })]
}
