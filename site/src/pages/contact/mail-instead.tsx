import { hasEmailShape } from '@noren/contract/enquiry/email-shape'
import type { MouseEvent, RefObject } from 'react'
import { useLanguage } from '#src/language/use-language.ts'
import { typedForm } from './enquiry-fields.ts'
import styles from './field.module.css'
import { ENQUIRY_WORDS, type Typed } from './form-fields.ts'
import type { MailLine } from './mail-link.ts'

const load = () => import('./mail-link.ts')

/** The server writes the whole link. In a browser what makes it is loaded when it is pressed. */
const written = import.meta.env.SSR ? await load() : null

type MailInsteadProps = {
  form: RefObject<HTMLFormElement | null>
  /** Where to write to; without an address there is no such way. */
  email: string | undefined
  /** What the server refused, if this page is the answer. */
  values: Partial<Typed> | undefined
  /** What the form calls its fields. */
  labels: { name: string; phone: string }
  /** What was chosen of a table, where the form asks for one. */
  tableLines: (typed: Partial<Typed>) => MailLine[]
}

/**
 * Below the phone field: visitors without a Japanese number, which the rule of ten digits asks for, get a
 * mail with what they wrote. The link is made when it is pressed; without the script, from what the server
 * has refused.
 */
export function MailInstead({ form, email, values, labels, tableLines }: MailInsteadProps) {
  const language = useLanguage()
  const words = ENQUIRY_WORDS[language]
  if (!email || !hasEmailShape(email)) return null
  const made = ({ mailLink }: typeof import('./mail-link.ts'), typed: Partial<Typed>) =>
    mailLink(email, typed, tableLines(typed), labels, language)

  function write(event: MouseEvent<HTMLAnchorElement>): void {
    const { currentTarget: pressed, isTrusted } = event
    // The press below, with the address made.
    if (!isTrusted || !form.current) return
    event.preventDefault()
    const typed = typedForm(form.current)
    load().then(
      (file) => {
        pressed.href = made(file, typed)
        pressed.click()
      },
      () => pressed.click(),
    )
  }

  return (
    <p className={styles.hint}>
      {words.phoneElsewhere}
      <a
        // Hydration leaves what the server wrote.
        href={written ? made(written, values ?? {}) : `mailto:${email}`}
        onClick={write}
        suppressHydrationWarning
      >
        {words.sendMail}
      </a>
    </p>
  )
}
