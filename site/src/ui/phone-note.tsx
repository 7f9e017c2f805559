import { internationalPhone } from '@noren/contract/phone-number'
import type { Company } from '@noren/contract/resources/company'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { classes } from './classes.ts'
import styles from './phone-note.module.css'

type PhoneNoteProps = { company: Company; className?: string | undefined }

/** Below the company's phone number: when the company answers, and what to dial from abroad. */
export function PhoneNote({ company, className }: PhoneNoteProps) {
  const { footer } = useBundle()
  const { text, lang } = markedText(company.phoneHours, useLanguage())
  const number = internationalPhone(company.phone)
  const abroad = number && footer.fromAbroad(number)
  if (!text && !abroad) return null
  return (
    <p className={classes(styles.note, className)}>
      {text && <span lang={lang}>{text}</span>} {abroad && <span>{abroad}</span>}
    </p>
  )
}
