import { type PayloadRequest, ValidationError } from 'payload'
import { DEFAULT_LOCALE } from '../../../base/locales.ts'
import type { FormField, Values } from './form.ts'
import { pathInForm } from './values.ts'

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
    const locale = req.locale ?? DEFAULT_LOCALE
    const errors = error.data.errors.map((each) => ({
      ...each,
      path: pathInForm(fields, each.path, values, locale),
    }))
    throw new ValidationError({ ...error.data, errors, req }, req.t)
  }
}
