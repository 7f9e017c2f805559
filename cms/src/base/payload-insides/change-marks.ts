import type { FormField, FormState } from 'payload'

/** A form as it is drawn. */
type Drawn = {
  fields: FormState
  /** Whether a save is known to be on its way. */
  isSaving: boolean
  /** Whether one holds the form meanwhile: nobody types then, and its answer replaces marked fields, too. */
  isProcessing: boolean
}

/**
 * Makes what marks in each drawing of a form the fields that no save has yet. Of two saves at once the form knows the
 * first alone, so what was changed since that began stays marked when it ends, for the other.
 *
 * A mark is written with all of its field as it is drawn. The drawing in which a save ends may lack what its answer
 * says of that, so a mark goes in the next one, or as the next save begins.
 * @returns the fields whose mark is missing, or is there for nothing
 */
export function createChangeMarks(first: Drawn): (drawn: Drawn) => FormState {
  let before = first
  let touched = new Set<string>()
  let since = new Set<string>()
  let isOver = false
  return (drawn) => {
    const [former, { fields, isSaving }] = [before, drawn]
    before = drawn
    if (isSaving && !former.isSaving) since = new Set()
    for (const [path, field] of former.isProcessing ? [] : Object.entries(fields)) {
      if (!field.isModified || !isOther(field, former.fields[path])) continue
      touched.add(path)
      since.add(path)
    }
    const ends = former.isSaving && !isSaving
    if (ends) touched = new Set(since)
    const goes = isOver && !ends && (isSaving || fields !== former.fields)
    isOver = (isOver || ends) && !goes
    return Object.fromEntries(
      Object.entries(fields).flatMap(([path, field]) => {
        const isModified = touched.has(path)
        const isRight = !!field.isModified === isModified || (!isModified && !goes)
        return isRight ? [] : [[path, { ...field, isModified }] as const]
      }),
    )
  }
}

function isOther({ value }: FormField, before: FormField | undefined): boolean {
  return value !== before?.value && JSON.stringify(value) !== JSON.stringify(before?.value)
}
