'use client'

import {
  FieldDescription,
  useField,
  useFieldPath,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { FieldDescriptionClientProps, FormState, TextFieldClient } from 'payload'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say } from '../../../base/words.ts'
import { PlaceholderTools } from '../../model/fields/placeholder-tools.tsx'
import { otherName } from '../../model/other-name.ts'
import { useAllShown } from '../side-by-side/languages-switch.tsx'
import { useGapsAddress } from './document-gaps.tsx'
import { DRAFTED, gapSentence, STATE_WORDS, USE_DRAFT } from './gap-states.ts'
import { useGaps } from './known-gaps.ts'
import { RightButton } from './right-button.tsx'

type NoteProps = FieldDescriptionClientProps<TextFieldClient> & {
  /** Whether the text may name facts of the company. */
  namesCompany: boolean
}

/** Below a localized text: its help text, what it may name, and what it lacks. */
export function TranslatedField({ field, namesCompany, path: given }: NoteProps) {
  const path = useFieldPath() || given
  const besideSource = useAllShown()
  const help = field.admin?.description
  return (
    <>
      {help && <FieldDescription description={help} path={path} />}
      {namesCompany && <PlaceholderTools path={path} />}
      <FieldGapNote besideSource={besideSource} path={path} />
    </>
  )
}

type Props = {
  path: string
  /** Language of the text; by default the form's. */
  tag?: string
  /** Whether its source is shown beside it anyway. */
  besideSource: boolean
}

/** The note about what a text lacks in a language. */
export function FieldGapNote({ path, tag, besideSource }: Props) {
  const key = useFormFields(([fields]) => keyOf(path, fields))
  const address = useGapsAddress(tag)
  const gap = useGaps(address).find((each) => each.key === key)
  const { i18n } = useTranslation()
  if (!gap || !address) return null
  return (
    <div className="desk-gap" data-state={gap.state} role="note">
      <p>
        <strong className="desk-gap__state">{say({ i18n }, STATE_WORDS[gap.state])}</strong>{' '}
        {!besideSource && say({ i18n }, gapSentence(gap.state, gap.source))}
      </p>
      {gap.state !== 'same' && !besideSource && (
        <blockquote lang={gap.source}>{gap.sourceText}</blockquote>
      )}
      {gap.draft !== null && (
        <MachineDraft path={tag ? otherName(path, tag) : path} tag={tag} text={gap.draft} />
      )}
      {(gap.state === 'stale' || gap.state === 'same') && (
        <RightButton address={address} textKey={gap.key} />
      )}
    </div>
  )
}

type DraftProps = {
  /** The field of the text. */
  path: string
  tag: string | undefined
  text: string
}

/** What a machine has drafted; one press puts it into the field, which then saves it. */
function MachineDraft({ path, tag, text }: DraftProps) {
  const { setValue } = useField<string>({ path })
  const { code } = useLocale()
  const { i18n } = useTranslation()
  return (
    <>
      <p>{say({ i18n }, DRAFTED)}</p>
      <blockquote lang={tag ?? code}>{text}</blockquote>
      <DeskButton onClick={() => setValue(text)} size="small">
        {say({ i18n }, USE_DRAFT)}
      </DeskButton>
    </>
  )
}

/** The path of a field with ids of rows instead of indexes, since unsaved rows move. */
function keyOf(path: string, fields: FormState): string {
  const steps = path.split('.')
  const named = steps.map((step, index) => {
    if (!/^\d+$/.test(step)) return step
    return String(fields[[...steps.slice(0, index + 1), 'id'].join('.')]?.value)
  })
  return named.join('.')
}
