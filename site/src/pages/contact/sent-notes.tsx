import { hasEmailShape } from '@noren/contract/enquiry/email-shape'
import type { HtmlLang } from '@noren/contract/language'
import { phoneLink } from '@noren/contract/phone-number'
import type { ContactTexts } from '@noren/contract/resources/contact'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '#src/language/use-language.ts'
import { SENT_WORDS } from './sent.ts'
import styles from './sent-notes.module.css'

type SentNotesProps = {
  /** Unknown where a provider took the enquiry. */
  reference: string | undefined
  /** The path of the guest's own link to the requested table. */
  link: string | undefined
  section: ContactTexts['contactSection'] | undefined
  /** Language of the content's texts, where it is not the page's. */
  lang: HtmlLang | undefined
  children?: ReactNode
}

/** What a visitor keeps of a sent enquiry: its number, what happens next, and how to change it. */
export function SentNotes({ reference, link, section, lang, children }: SentNotesProps) {
  const words = SENT_WORDS[useLanguage()]
  const promised = section?.contactForm.responseTime
  return (
    <div tabIndex={-1} className={styles.notes}>
      {reference && (
        <p className={styles.reference}>
          <span>{words.reference}</span> <strong className="numeric">{reference}</strong>
        </p>
      )}
      {children}
      {link && <OwnLink link={link} words={words.own} />}
      {promised ? <p lang={lang}>{promised}</p> : <p>{words.next}</p>}
      {reference && section && (
        <WayBack reference={reference} words={words.change} details={section.contactDetails} />
      )}
    </div>
  )
}

type OwnLinkProps = { link: string; words: (typeof SENT_WORDS)['en']['own'] }

/** The guest's own link: to open, to keep, and as a file for a calendar. */
function OwnLink({ link, words }: OwnLinkProps) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(location.origin + link).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <div className={styles.own}>
      <p>
        <a href={link}>{words.open}</a>
      </p>
      <p>
        <button type="button" onClick={copy} aria-live="polite">
          {copied ? words.copied : words.copy}
        </button>
        <a href={`${link}/table.ics`} download="table.ics">
          {words.calendar}
        </a>
      </p>
    </div>
  )
}

type WayBackProps = {
  reference: string
  words: (typeof SENT_WORDS)['en']['change']
  details: ContactTexts['contactSection']['contactDetails']
}

function WayBack({ reference, words, details: { phone, email } }: WayBackProps) {
  const call = phoneLink(phone.value)
  const write = hasEmailShape(email.value) && `mailto:${email.value}?subject=${reference}`
  if (!call && !write) return null
  return (
    <p>
      {words.before}
      {call && <a href={call}>{phone.value}</a>}
      {call && write && words.or}
      {write && <a href={write}>{email.value}</a>}
      {words.after}
    </p>
  )
}

export { nameAddress } from './sent.ts'
