import { readObject } from '@noren/contract/json'
import { type FieldHook, type PayloadRequest, type TextField, ValidationError } from 'payload'
import { say, type Words } from '../../../base/words.ts'
import { checkMark } from './mark.ts'
import { DRAWN_FIELDS, type DrawnField } from './mark-shape.ts'
import type { SeenAs } from './seen-as.ts'

const LABELS: { readonly [Field in DrawnField]: Words } = {
  mark: { en: 'Mark', ja: 'ロゴ' },
  wordmark: { en: 'Name as a drawing', ja: '社名ロゴ' },
}

/** The mark, or the name as the company draws it: a file that is stored as a text (decision 107). */
export function markField(name: DrawnField): TextField {
  const ofBrand: FieldHook = async ({ originalDoc, req, value }) => {
    if (value === undefined || value === readObject(originalDoc)[name]) return value
    return checked(req, name, value)
  }
  return {
    name,
    type: 'text',
    label: LABELS[name],
    admin: {
      components: {
        Field: {
          path: '/src/content/library/brand/mark-field.tsx#MarkField',
          clientProps: { shape: DRAWN_FIELDS[name] },
        },
      },
    },
    custom: { seenAs: 'mark' satisfies SeenAs },
    hooks: { beforeValidate: [ofBrand] },
    // Checked above; Payload's own rule would refuse more than 40,000 characters.
    validate: () => true as const,
  }
}

/** An old version of the brand, which may have marks of before there was this check. @throws ValidationError for such a one */
export async function withCheckedMarks(
  req: PayloadRequest,
  version: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const mark = await checked(req, 'mark', version.mark ?? null)
  const wordmark = await checked(req, 'wordmark', version.wordmark ?? null)
  return { ...version, mark, wordmark }
}

/** A mark that is to be stored, or none. @throws ValidationError for one that was not made by the desk */
async function checked(
  req: PayloadRequest,
  name: DrawnField,
  value: unknown,
): Promise<string | null> {
  if (value === null || value === '') return null
  const made = await checkMark(value, DRAWN_FIELDS[name])
  if ('mark' in made) return made.mark
  const errors = [{ path: name, message: say(req, made.refusal), label: say(req, LABELS[name]) }]
  throw new ValidationError({ errors, global: 'brand', req }, req.t)
}
