import { type PayloadRequest, ValidationError } from 'payload'
import { DEFAULT_LOCALE } from '../../../base/locales.ts'
import type { FormField, Values } from './form.ts'
import { idsIn } from './values.ts'

/**
 * What Payload does, whose refusals name the paths of the form.
 * @throws the same error
 */
export async function atFields<Made>(
  req: PayloadRequest,
  { fields, values }: { fields: readonly FormField[]; values: Values },
  act: () => Promise<Made>,
): Promise<Made> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const at = { rows: values, locale: req.locale ?? DEFAULT_LOCALE }
    const errors = error.data.errors.map(({ path, ...each }) => ({
      ...each,
      path: pathInForm(fields, path.split('.'), at) ?? path,
    }))
    throw new ValidationError({ ...error.data, errors, req }, req.t)
  }
}

const OF_OTHER = /^(.+)__(\w+)$/

/**
 * Where a refusal of Payload belongs: `title` is that of the language it was refused in, `title__en` is `title.en`,
 * and rows go by their ids; `null` where the form does not have it.
 */
function pathInForm(
  fields: readonly FormField[],
  [step = '', ...rest]: string[],
  at: { rows: Values; locale: string },
  above = '',
): string | null {
  const [, name = step, tag = at.locale] = OF_OTHER.exec(step) ?? []
  const field = fields.find((each) => each.name === name)
  if (!field) return null
  const path = above + name
  if (field.isTranslated) return `${path}.${tag}`
  if (rest.length === 0) return path
  if (field.box !== 'rows') return pathInForm(field.fields, rest, at, `${path}.`)
  const [row, ...inRow] = rest
  return pathInForm(field.fields, inRow, at, `${path}.${idsIn(at.rows[path])[Number(row)]}.`)
}
