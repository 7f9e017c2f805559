import { readDay } from '@noren/contract/hours/calendar'
import type { Language, PerLanguage } from '@noren/contract/language'
import type { Company } from '@noren/contract/resources/company'
import type { ProfileRow } from '@noren/contract/resources/company-profile'
import { useCompany } from '#src/api/company.ts'
import { companyProfile as en } from '#src/language/bundle/en/company-profile.ts'
import { companyProfile as jp } from '#src/language/bundle/jp/company-profile.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { type Fact, FactTable } from './fact-table.tsx'

/** Not in the bundle: these words come with this page alone. */
const PROFILE_WORDS: PerLanguage<typeof en> = { en, jp }

/** 会社概要: who the company is in law, and the rows its staff have added. The footer leads here. */
export function CompanyProfile({ rows = [] }: { rows?: readonly ProfileRow[] | undefined }) {
  const language = useLanguage()
  const company = useCompany()
  if (!company) return null
  const { title } = PROFILE_WORDS[language]
  return <FactTable id="company" title={title} facts={[...factsOf(company, language), ...rows]} />
}

function factsOf(company: Company, language: Language): Fact[] {
  const own = PROFILE_WORDS[language]
  const { foundedOn, employees, phone, postalCode } = company
  const day = readDay(foundedOn)
  const address = markedText(company.address, language)
  const facts = [
    { label: own.name, ...markedText(company.legalName, language) },
    { label: own.representative, ...markedText(company.representative, language) },
    { label: own.foundedOn, text: day === null ? '' : own.day(day) },
    { label: own.capital, ...markedText(company.capital, language) },
    { label: own.address, text: own.place(postalCode, address.text), lang: address.lang },
    { label: own.phone, text: phone },
    { label: own.employees, text: employees ? own.people(employees) : '' },
  ]
  return facts.flatMap(({ text, ...fact }) => (text ? [{ ...fact, value: text }] : []))
}
