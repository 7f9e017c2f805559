'use client'

import { FieldDescription, useFieldPath, useFormFields, useTranslation } from '@payloadcms/ui'
import type { FieldDescriptionClientProps, FormState, TextFieldClient } from 'payload'
import { say } from '../words.ts'
import { useGaps, useGapsAddress } from './field-gaps.ts'
import { RightButton } from './right-button.tsx'
import { gapSentence, STATE_WORDS } from './words.ts'

/** What stands below a text that each language has its own of: what to write, and what it lacks. */
export function TranslatedField({
  field,
  path: given,
}: FieldDescriptionClientProps<TextFieldClient>) {
  const path = useFieldPath() || given
  const key = useFormFields(([fields]) => keyOf(path, fields))
  const address = useGapsAddress()
  const gap = useGaps(address).find((each) => each.key === key)
  const { i18n } = useTranslation()
  const help = field.admin?.description
  return (
    <>
      {help && <FieldDescription description={help} path={path} />}
      {gap && address && (
        <div className="desk-gap" data-state={gap.state} role="note">
          <p>
            <strong className="desk-gap__state">{say({ i18n }, STATE_WORDS[gap.state])}</strong>{' '}
            {say({ i18n }, gapSentence(gap.state, gap.source))}
          </p>
          {gap.state !== 'same' && <blockquote lang={gap.source}>{gap.sourceText}</blockquote>}
          {gap.state !== 'missing' && <RightButton address={address} textKey={gap.key} />}
        </div>
      )}
    </>
  )
}

/** The path of a field with the ids of its rows instead of their places: unsaved rows move. */
function keyOf(path: string, fields: FormState): string {
  const steps = path.split('.')
  const named = steps.map((step, index) => {
    if (!/^\d+$/.test(step)) return step
    return String(fields[[...steps.slice(0, index + 1), 'id'].join('.')]?.value)
  })
  return named.join('.')
}
