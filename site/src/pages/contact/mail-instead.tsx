import { hasEmailShape } from '@noren/contract/enquiry/email-shape'
import type { RefObject } from 'react'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { typedForm } from './enquiry-fields.ts'
import styles from './field.module.css'
import { ENQUIRY_WORDS, type Typed } from './form-fields.ts'

/** Mail programs open longer addresses only in part, or not at all. */
const LONGEST = 1900
/** What the address has room for beside the message, in letters. */
const LINE = 60

/** A label and what was typed or chosen for it. */
export type MailLine = [label: string, value: string]

type MailInsteadProps = {
  form: RefObject<HTMLFormElement | null>
  /** The address to write to. */
  email: string | undefined
  /** What was typed, as the page came with it. */
  values: Partial<Typed>
  /** What was chosen of a table, where the form asks for one. */
  tableLines: (typed: Partial<Typed>) => MailLine[]
}

/**
 * Below the phone field: visitors without a Japanese number, which the rule of ten digits asks for, get a
 * mail with what they wrote. The link is made when it is pressed; without the script, from what the server
 * has refused.
 */
export function MailInstead({ form, email = '', values, tableLines }: MailInsteadProps) {
  const language = useLanguage()
  const { labels } = useBundle().contact
  const { mailCut, mailLine, phoneElsewhere } = ENQUIRY_WORDS[language]
  if (!hasEmailShape(email)) return null

  function linkFor(typed: Partial<Typed>, phone = ''): string {
    const { name = '', subject = '', message = '' } = typed
    const lines: MailLine[] = [...tableLines(typed), [labels.name, name], [labels.phone, phone]]
    const head = lines.map(([label, value]) => mailLine(label, value.slice(0, LINE))).join('\n')
    const address = `mailto:${email}?subject=${encoded(subject.slice(0, LINE))}&body=`
    return address + withinRoom(`${head}\n\n${message}`, `…\n${mailCut}`, LONGEST - address.length)
  }

  return (
    <p className={styles.hint}>
      {phoneElsewhere.before}
      <a
        href={linkFor(values, values.phone)}
        onClick={({ currentTarget }) => {
          // The field holds ten characters, which are no number of another country.
          if (form.current) currentTarget.href = linkFor(typedForm(form.current))
        }}
      >
        {phoneElsewhere.link}
      </a>
      {phoneElsewhere.after}
    </p>
  )
}

/** As much of a text as fits into an address, with a note behind it where it was cut. */
function withinRoom(text: string, note: string, room: number): string {
  const whole = encoded(text)
  if (whole.length <= room) return whole
  const end = encoded(note)
  let kept = ''
  for (const letter of text.replaceAll('\r\n', '\n')) {
    const next = encoded(letter)
    if (kept.length + next.length + end.length > room) break
    kept += next
  }
  return kept + end
}

/** A text in a mail's address, where a line ends with two characters (RFC 6068). */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'))
}
