import { phoneLink } from '@noren/contract/phone-number'
import type { TableProblems } from '@noren/contract/reservation/chosen'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import type { Standing } from '@noren/contract/standing/standing'
import { useLanguage } from '#src/language/use-language.ts'
import { standingText } from '#src/pages/restaurant/standing-text.ts'
import { CallLine } from '#src/ui/call-line.tsx'
import field from './field.module.css'
import styles from './table-fields.module.css'
import { TABLE_WORDS, tableMessages } from './table-request.ts'

type PhoneOnlyProps = {
  restaurant: Restaurant
  problems: TableProblems
  /** That it pauses or has closed, said in place of the telephone. */
  stated: Standing | null
}

/**
 * Replaces the choice of a table where guests must call, or where nobody receives them. If they requested
 * one before the restaurant changed to that, the problem shows here, under the id of the field for the day.
 */
export function PhoneOnly({ restaurant, problems, stated }: PhoneOnlyProps) {
  const language = useLanguage()
  const { write } = TABLE_WORDS[language]
  const { date } = tableMessages(problems, language)
  return (
    <div className={styles.table}>
      <input type="hidden" name="restaurant" value={restaurant.slug} />
      {date && (
        <p id="enquiry-date" tabIndex={-1} className={field.error}>
          {date}
        </p>
      )}
      {stated ? <Stated standing={stated} /> : <Call phone={restaurant.phone} />}
      <p className={styles.small}>{write}</p>
    </div>
  )
}

function Call({ phone }: { phone: string }) {
  const { telephone, telephoneUnknown } = TABLE_WORDS[useLanguage()]
  return phoneLink(phone) ? <CallLine phone={phone} {...telephone} /> : <p>{telephoneUnknown}</p>
}

function Stated({ standing }: { standing: Standing }) {
  const { title, text } = standingText(standing, useLanguage())
  return (
    <>
      <strong>{title}</strong>
      <p className="numeric">{text}</p>
    </>
  )
}
