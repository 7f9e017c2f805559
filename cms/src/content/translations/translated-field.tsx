'use client'

import { FieldDescription, useFieldPath } from '@payloadcms/ui'
import type { FieldDescriptionClientProps, TextFieldClient } from 'payload'
import { useAllShown } from '../side-by-side/shown-languages.ts'
import { FieldGapNote } from './field-gap-note.tsx'

/** What stands below a text that each language has its own of: what to write, and what it lacks. */
export function TranslatedField({
  field,
  path: given,
}: FieldDescriptionClientProps<TextFieldClient>) {
  const path = useFieldPath() || given
  const besideSource = useAllShown()
  const help = field.admin?.description
  return (
    <>
      {help && <FieldDescription description={help} path={path} />}
      <FieldGapNote besideSource={besideSource} path={path} />
    </>
  )
}
