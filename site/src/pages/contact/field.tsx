import type { EnquiryField } from '@noren/contract/enquiry/fields'
import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

type FieldProps = {
  name: EnquiryField
  label: string
  /** What is wrong with the value, in the page's language. */
  error: string | undefined
  /**
   * Stays below the field while it helps; screen readers announce it when it appears. It never
   * blocks sending. May be empty.
   */
  hint?: string
  /** Always stands below the field. */
  note?: ReactNode
  /** The input element; its argument ties it to its label, error and hint. */
  children: (tie: Tie) => ReactNode
}

type Tie = Pick<
  ComponentProps<'input'>,
  'id' | 'className' | 'aria-required' | 'aria-invalid' | 'aria-describedby'
> & { name: EnquiryField }

/** A labelled field of the form with its error in red below. */
export function Field({ name, label, error, hint, note, children }: FieldProps) {
  const id = `enquiry-${name}`
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        name,
        className: styles.box,
        'aria-required': true,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint} aria-live="polite">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {note}
    </div>
  )
}

type TextFieldProps = Omit<FieldProps, 'children' | 'hint' | 'note'> & ComponentProps<'input'>

/** A field of one line. */
export function TextField({ name, label, error, ...input }: TextFieldProps) {
  return (
    <Field name={name} label={label} error={error}>
      {(tie) => <input {...input} {...tie} />}
    </Field>
  )
}

type MessageFieldProps = Omit<FieldProps, 'children' | 'hint' | 'note'> & ComponentProps<'textarea'>

/** A field of six rows. */
export function MessageField({ name, label, error, ...textarea }: MessageFieldProps) {
  return (
    <Field name={name} label={label} error={error}>
      {(tie) => <textarea rows={6} {...textarea} {...tie} />}
    </Field>
  )
}
