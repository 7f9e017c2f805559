import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'
import { say, type Words } from '../../base/words.ts'
import type { Closure } from './closure.ts'
import type { Problem } from './problems.ts'

/** The props of every part of the form. */
export type PartProps = {
  closure: Closure
  change: (changes: Partial<Closure>) => void
  problems: readonly Problem[]
}

type Props = {
  legend: Words
  /** The fields inside, whose problems it shows below them. */
  fields?: readonly Problem['field'][]
  problems: readonly Problem[]
  help?: Words
  children: ReactNode
}

/** A question of the form with its fields, and below them what is wrong there. */
export function Part({ legend, fields = [], problems, help, children }: Props) {
  const { i18n } = useTranslation()
  const id = useId()
  const own = problems.filter(({ field }) => fields.includes(field))
  return (
    <fieldset aria-describedby={own.length > 0 ? id : undefined} data-part={fields.join(' ')}>
      <legend>{say({ i18n }, legend)}</legend>
      {help && <p className="desk-closure__help">{say({ i18n }, help)}</p>}
      {children}
      <div id={id} role="alert">
        {own.map(({ field, words }) => (
          <p className="desk-problem" key={`${field} ${words.en}`}>
            {say({ i18n }, words)}
          </p>
        ))}
      </div>
    </fieldset>
  )
}
