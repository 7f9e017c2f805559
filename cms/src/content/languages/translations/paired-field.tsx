'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  FieldPathContext,
  TextareaField,
  TextField,
  useFieldPath,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'
import { LOCALES } from '../../../base/locales.ts'
import { LengthHint } from '../../model/fields/length-hint.tsx'
import { type Place, ROOM } from '../../model/fields/room.ts'
import { otherLabel, otherName } from '../../model/other-name.ts'
import { useAllShown } from '../side-by-side/languages-switch.tsx'
import { FieldGapNote } from './translated-field.tsx'

type Props = (TextFieldClientProps | TextareaFieldClientProps) & {
  path: string
  /** As `roomOf` finds them in the field's configuration. */
  room?: Place
  continued?: string
}

/** A text with a field for each language: the form's own first, the others beside or below it. */
export function PairedField(props: Props) {
  const path = useFieldPath() || props.path
  const { code } = useLocale()
  const allShown = useAllShown()
  const others = allShown ? LOCALES.filter(({ htmlLang }) => htmlLang !== code) : []
  return (
    <div className="desk-pair">
      <div className="desk-pair__boxes">
        <OwnField {...props} />
        {others.map(({ htmlLang }) => (
          <OtherField {...props} key={htmlLang} path={path} tag={htmlLang} />
        ))}
      </div>
    </div>
  )
}

/** Payload's own field of this type. */
function OwnField(props: Props) {
  return isOfLines(props) ? <TextareaField {...props} /> : <TextField {...props} />
}

function isOfLines(props: Props): props is TextareaFieldClientProps & { path: string } {
  return props.field.type === 'textarea'
}

/** Another language's field, which the same save sends. */
function OtherField({ tag, path, room, continued, ...props }: Props & { tag: string }) {
  const { i18n } = useTranslation()
  const own = otherName(path, tag)
  const { name, label, maxLength } = props.field
  const field = {
    name: otherName(name, tag),
    label: otherLabel(label ? getTranslation(label, i18n) : name, tag, i18n.language),
    ...(maxLength && { maxLength }),
  }
  const shared = { path: own, ...(props.readOnly && { readOnly: true }) }
  return (
    <div className="desk-pair__other" lang={tag}>
      <FieldPathContext value={own}>
        {props.field.type === 'textarea' ? (
          <TextareaField field={{ ...field, type: 'textarea' }} {...shared} />
        ) : (
          <TextField field={field} {...shared} />
        )}
      </FieldPathContext>
      {room && (
        <LengthHint
          path={own}
          room={ROOM[room]}
          tag={tag}
          {...(continued && { continued: otherName(continued, tag) })}
        />
      )}
      <FieldGapNote besideSource path={path} tag={tag} />
    </div>
  )
}
