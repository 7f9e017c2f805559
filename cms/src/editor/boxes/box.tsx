import type { HtmlLang } from '@noren/contract/language'
import type { HTMLAttributes, ReactNode } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import type { FormField } from '../../content/editing/form/form.ts'
import { otherLabel } from '../../content/model/other-name.ts'
import { useValue } from '../editing.ts'
import './box.css'

/** A value of a field: its whole, or its text in one language. */
export type BoxProps = { field: FormField; path: string; tag?: HtmlLang }

type Props = BoxProps & {
  /** Why what stands there cannot be read, before the desk was asked. */
  problem?: string | undefined
  children: (
    control: { id: string; readOnly: boolean } & Pick<
      HTMLAttributes<HTMLElement>,
      'lang' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
    >,
  ) => ReactNode
}

/** The element's id of a value, to which addresses lead too. */
export const idOf = (path: string) => `field-${path.replaceAll('.', '__')}`

/** A value with its label, help and refusal; it alone draws again when it changes. */
export function Box({ field, path, tag, problem, children }: Props) {
  const { refused = problem } = useValue(path)
  const id = idOf(path)
  const label = say(reader, field.label)
  const helpId = field.help && `${tag ? idOf(path.slice(0, -tag.length - 1)) : id}-help`
  const about = [refused && `${id}-refused`, helpId].filter(Boolean).join(' ')
  return (
    <div className="box" data-box={field.box} data-path={path}>
      <div className="box__head">
        <label htmlFor={id}>{tag ? otherLabel(label, tag, reader.i18n.language) : label}</label>
        {field.isRequired && (
          <span aria-hidden="true" className="box__must">
            {say(reader, { en: 'required', ja: '必須' })}
          </span>
        )}
      </div>
      {children({
        id,
        lang: tag,
        readOnly: field.isReadOnly,
        'aria-describedby': about || undefined,
        'aria-invalid': refused ? true : undefined,
        'aria-required': field.isRequired || undefined,
      })}
      {refused && (
        <p className="box__refused" id={`${id}-refused`} role="alert">
          {refused}
        </p>
      )}
      {!tag && <Help field={field} path={path} />}
    </div>
  )
}

/** What to write into a field. */
export function Help({ field, path }: BoxProps) {
  return field.help ? (
    <p className="box__help" id={`${idOf(path)}-help`}>
      {say(reader, field.help)}
    </p>
  ) : null
}
