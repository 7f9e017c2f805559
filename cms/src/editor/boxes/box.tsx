import type { HtmlLang } from '@noren/contract/language'
import { type ReactNode, useEffect } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import type { FormField } from '../../content/editing/form/form.ts'
import { otherLabel } from '../../content/model/other-name.ts'
import { goToBox, isLinked } from '../draft/go-to-box.ts'
import { useValue } from '../editing.ts'
import './box.css'
import { ClashNote } from './clash-note.tsx'

/** A value of a field: its whole, or its text in one language. */
export type BoxProps = { field: FormField; path: string; tag?: HtmlLang }

/** What a control gets from the box around it. */
type Control = {
  id: string
  lang?: HtmlLang
  readOnly: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

type Props = BoxProps & {
  /** Why what stands there cannot be read, before the desk was asked. */
  problem?: string | undefined
  /** Stands below the help. */
  more?: ReactNode
  children: (control: Control, edited: ReturnType<typeof useValue>) => ReactNode
}

/** The element's id of a value, to which addresses lead too. */
export const idOf = (path: string) => `field-${path.replaceAll('.', '__')}`

/** A value with its label, help, refusal and clash; it alone draws again when it changes. */
export function Box({ field, path, tag, problem, more, children }: Props) {
  const edited = useValue(path)
  const id = idOf(path)
  const label = say(reader, field.label)
  const refused = edited.refused ?? problem
  const helpId = field.help && `${tag ? idOf(path.slice(0, -tag.length - 1)) : id}-help`
  const about = [refused && `${id}-refused`, helpId, more && `${id}-more`].filter(Boolean).join(' ')

  useEffect(() => {
    if (isLinked(path)) goToBox([path])
  }, [path])

  return (
    <div className="box" data-box={field.box} data-path={path} data-refused={Boolean(refused)}>
      <div className="box__head">
        <label htmlFor={id}>{tag ? otherLabel(label, tag, reader.i18n.language) : label}</label>
        {field.isRequired && (
          <span aria-hidden="true" className="box__must">
            {say(reader, { en: 'required', ja: '必須' })}
          </span>
        )}
      </div>
      {children(
        {
          id,
          readOnly: field.isReadOnly,
          ...(tag && { lang: tag }),
          ...(about && { 'aria-describedby': about }),
          ...(refused && { 'aria-invalid': true }),
          ...(field.isRequired && { 'aria-required': true }),
        },
        edited,
      )}
      {refused && (
        <p className="box__refused" id={`${id}-refused`} role="alert">
          {refused}
        </p>
      )}
      {field.help && !tag && <Help field={field} path={path} />}
      {more && (
        <p className="box__help" id={`${id}-more`}>
          {more}
        </p>
      )}
      <ClashNote field={field} path={path} />
    </div>
  )
}

/** What to write into a field. */
export function Help({ field, path }: Pick<BoxProps, 'field' | 'path'>) {
  return field.help ? (
    <p className="box__help" id={`${idOf(path)}-help`}>
      {say(reader, field.help)}
    </p>
  ) : null
}
