import type { Language, PerLanguage } from '@noren/contract/language'
import { mail as en } from '#src/language/bundle/en/mail.ts'
import { mail as jp } from '#src/language/bundle/jp/mail.ts'
import type { Typed } from './form-fields.ts'

const MAIL_WORDS: PerLanguage<typeof en> = { en, jp }

/** Mail programs open longer addresses only in part, or not at all. */
const LONGEST = 1900
/** What the address has room for beside the message, in letters. */
const LINE = 60

/** A label and what was typed or chosen for it. */
export type MailLine = [label: string, value: string]

/** The address of a mail that holds what was typed, below the lines about a table. */
export function mailLink(
  email: string,
  typed: Partial<Typed>,
  tableLines: readonly MailLine[],
  labels: { name: string; phone: string },
  language: Language,
): string {
  const { name = '', subject = '', message = '' } = typed
  // The script's field holds ten characters, which are no number of another country.
  const phone = (import.meta.env.SSR && typed.phone) || ''
  const { line, cut } = MAIL_WORDS[language]
  const lines = [...tableLines, [labels.name, name], [labels.phone, phone]] as const
  const head = lines.map(([label, value]) => line(label, value.slice(0, LINE))).join('\n')
  const address = `mailto:${email}?subject=${encoded(subject.slice(0, LINE))}&body=`
  return address + withinRoom(`${head}\n\n${message}`, `…\n${cut}`, LONGEST - address.length)
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
