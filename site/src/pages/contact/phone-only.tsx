import { phoneLink } from '@noren/contract/phone-number'
import type { TableProblems } from '@noren/contract/reservation/chosen'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useLanguage } from '#src/language/use-language.ts'
import { CallLine } from '#src/ui/call-line.tsx'
import field from './field.module.css'
import styles from './table-fields.module.css'
import { TABLE_WORDS, tableMessages } from './table-request.ts'

type PhoneOnlyProps = { restaurant: Restaurant; problems: TableProblems }

/**
 * Replaces the choice of a table where guests must call. If they requested one before the
 * restaurant changed to that, the problem shows here, under the id of the field for the day.
 */
export function PhoneOnly({ restaurant, problems }: PhoneOnlyProps) {
  const language = useLanguage()
  const { telephone, telephoneUnknown, write } = TABLE_WORDS[language]
  const { date } = tableMessages(problems, language)
  return (
    <div className={styles.table}>
      <input type="hidden" name="restaurant" value={restaurant.slug} />
      {date && (
        <p id="enquiry-date" tabIndex={-1} className={field.error}>
          {date}
        </p>
      )}
      {phoneLink(restaurant.phone) ? (
        <CallLine phone={restaurant.phone} {...telephone} />
      ) : (
        <p>{telephoneUnknown}</p>
      )}
      <p className={styles.small}>{write}</p>
    </div>
  )
}
