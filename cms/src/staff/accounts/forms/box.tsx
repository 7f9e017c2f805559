import { useTranslation } from '@payloadcms/ui'
import { type ComponentProps, useId } from 'react'

type Props = ComponentProps<'input'> & {
  label: string
  help?: string
  /** Why the desk did not take what was typed. */
  refused?: string | undefined
  /** Whether it is marked as required: in forms where other boxes are not. */
  isStarred?: boolean
}

/** A box of our forms about accounts: its label, the box, help, and what was refused there. */
export function Box({ label, help, refused, isStarred = false, ...input }: Props) {
  const id = useId()
  const rule = help === refused ? undefined : help
  const described = [rule && `${id}help`, refused && `${id}refused`].filter(Boolean).join(' ')
  return (
    <div className="desk-box">
      <label htmlFor={id}>
        {label} {isStarred && <Star />}
      </label>
      <input
        {...input}
        aria-describedby={described || undefined}
        aria-invalid={refused ? true : undefined}
        id={id}
      />
      {rule && <p id={`${id}help`}>{rule}</p>}
      <Refused id={`${id}refused`} words={refused} />
    </div>
  )
}

/** The box for the address that someone signs in with. */
export function EmailBox(input: Omit<Props, 'label'>) {
  const { t } = useTranslation()
  return (
    <Box autoComplete="username" label={t('general:email')} name="email" type="email" {...input} />
  )
}

/** Marks what must be filled in; a screen reader hears it from the field itself. */
export function Star() {
  return (
    <span aria-hidden="true" className="desk-star">
      *
    </span>
  )
}

/** What was refused at a field, below it. */
export function Refused({ id, words }: { id: string; words: string | undefined }) {
  return words ? (
    <p className="desk-box__refused" id={id}>
      {words}
    </p>
  ) : null
}
