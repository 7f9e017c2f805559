import { hasEmailShape } from '@noren/contract/enquiry/email-shape'
import type { HtmlLang } from '@noren/contract/language'
import type { ContactTexts } from '@noren/contract/resources/contact'
import { telephoneLink } from '@noren/contract/telephone'
import { Mail, MapPin, Phone } from 'lucide'
import { useCompany } from '#src/api/company.ts'
import { PhoneNote } from '#src/ui/phone-note.tsx'
import { Phrases } from '#src/ui/phrases.tsx'
import { StrokeIcon } from '#src/ui/stroke-icon.tsx'
import styles from './contact-details.module.css'
import { ReserveTable } from './reserve-table.tsx'

type ContactDetailsProps = {
  section: ContactTexts['contactSection'] | undefined
  lang: HtmlLang | undefined
}

/** The left column: how to reach the company otherwise. */
export function ContactDetails({ section, lang }: ContactDetailsProps) {
  const company = useCompany()
  const details = section?.contactDetails
  return (
    <section className={styles.details} lang={lang}>
      <p className={`label ${styles.small}`}>{section?.getInTouch}</p>
      {section && (
        <h2 className={`display ${styles.title}`}>
          <Phrases text={section.trustedTitle} />
        </h2>
      )}
      <p className={styles.text}>{section?.trustedDescription}</p>
      {details && (
        <dl className={styles.rows}>
          <div>
            <StrokeIcon shape={Phone} size={20} strokeWidth={1.4} />
            <dt>{details.phone.label}</dt>{' '}
            <dd className="numeric">
              <Linked text={details.phone.value} href={telephoneLink(details.phone.value)} />
              {company?.phone === details.phone.value && (
                <PhoneNote company={company} className={styles.phoneNote} />
              )}
            </dd>
          </div>
          <div>
            <StrokeIcon shape={Mail} size={20} strokeWidth={1.4} />
            <dt>{details.email.label}</dt>{' '}
            <dd>
              <Linked text={details.email.value} href={mailLink(details.email.value)} />
            </dd>
          </div>
          <div>
            <StrokeIcon shape={MapPin} size={20} strokeWidth={1.4} />
            <dt>{details.location.label}</dt> <dd>{details.location.value}</dd>
          </div>
        </dl>
      )}
      {section && <ReserveTable />}
    </section>
  )
}

function Linked({ text, href }: { text: string; href: string | null }) {
  return href ? <a href={href}>{text}</a> : text
}

function mailLink(email: string): string | null {
  return hasEmailShape(email) ? `mailto:${email}` : null
}
