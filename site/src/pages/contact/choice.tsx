import type { Chosen } from '@noren/contract/reservation/chosen'
import type { ComponentProps } from 'react'
import field from './field.module.css'
import styles from './table-fields.module.css'

type ChoiceProps = ComponentProps<'select'> & {
  name: keyof Chosen
  label: string
  /** The option shown while nothing is chosen. */
  none: string
  error: string | undefined
}

/** A labelled select field with its error in red below. */
export function Choice({ label, none, error, children, ...select }: ChoiceProps) {
  const id = `enquiry-${select.name}`
  const errorId = `${id}-error`
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={styles.choice}>
        <select
          {...select}
          id={id}
          className={field.box}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
        >
          <option value="">{none}</option>
          {children}
        </select>
      </div>
      {error && (
        <p id={errorId} className={field.error}>
          {error}
        </p>
      )}
    </div>
  )
}
