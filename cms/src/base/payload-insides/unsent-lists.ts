import type { FormState } from 'payload'

/** The lists without rows that the form would leave out of a save, as it sends them. */
export function unsentLists(fields: FormState): FormState {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, field]) =>
      field.disableFormData && field.rows?.length === 0
        ? [[path, { ...field, disableFormData: false, value: 0 }] as const]
        : [],
    ),
  )
}
