import { textIn } from '@noren/contract/localized'
import { phoneLink } from '@noren/contract/phone-number'
import { useCompany } from '#src/api/company.ts'
import { useLanguage } from '#src/language/use-language.ts'
import styles from './navigation-panel.module.css'

/** How to reach the company, at the foot of the small screen's menu. */
export function NavigationFacts() {
  const language = useLanguage()
  const company = useCompany()
  const phone = phoneLink(company?.phone ?? '')
  if (!company) return null
  return (
    <p className={styles.facts}>
      {phone && <a href={phone}>{company.phone}</a>}{' '}
      <span>{textIn(company.address, language)}</span>
    </p>
  )
}
