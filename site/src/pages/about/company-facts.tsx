import { readDay } from '@noren/contract/hours/calendar'
import type { HtmlLang, Language, PerLanguage } from '@noren/contract/language'
import type { Company } from '@noren/contract/resources/company'
import {
  type ProfileRow,
  RECRUITMENT_TEXTS,
  type Recruitment,
} from '@noren/contract/resources/company-profile'
import { useCompany } from '#src/api/company.ts'
import { companyProfile as en } from '#src/language/bundle/en/company.ts'
import { companyProfile as jp } from '#src/language/bundle/jp/company.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { Basis } from '#src/ui/basis.tsx'
import { numbered } from '#src/ui/numbered.ts'
import styles from './company-facts.module.css'

/** Not in the bundle, since only this page shows these texts. */
const PROFILE_WORDS: PerLanguage<typeof en> = { en, jp }

/** `lang`: where the rows are not in the page's language. */
type ProfileProperties = { rows: readonly ProfileRow[] | undefined; lang: HtmlLang | undefined }

/** 会社概要: the company's legal facts, and the rows its staff have added. The footer links here. */
export function CompanyProfile({ rows = [], lang }: ProfileProperties) {
  const language = useLanguage()
  const company = useCompany()
  if (!company) return null
  const { title } = PROFILE_WORDS[language]
  const facts = [
    ...factsOf(company, language),
    ...rows.map((row) => ({ ...row, lang, ofLabel: lang })),
  ]
  return <FactTable id="company" title={title} facts={facts} />
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

type StatementsProperties = { statements: Recruitment | undefined; lang: HtmlLang | undefined }

/** What the law requires of an agency for paid placement; nothing if the company is none. */
export function RecruitmentStatements({ statements, lang }: StatementsProperties) {
  const { title, labels, basis } = PROFILE_WORDS[useLanguage()].recruitment
  if (!statements) return null
  const facts = RECRUITMENT_TEXTS.flatMap((name) => {
    const value = statements[name]
    return value ? [{ label: labels[name], value, lang }] : []
  })
  return <FactTable id="recruitment" title={title} facts={facts} basis={basis} isFolded />
}

/** A row: `value` may have several lines; `lang` and `ofLabel` where they are not in the page's language. */
type Fact = {
  label: string
  value: string
  lang?: HtmlLang | undefined
  ofLabel?: HtmlLang | undefined
}

type FactTableProps = {
  /** The target of links: `/about#company`. */
  id: string
  title: string
  facts: readonly Fact[]
  /** Sources of the facts, in small print below them. */
  basis?: string
  /** Whether the facts, long and of law, open below the title. */
  isFolded?: boolean
}

function FactTable({ id, title, facts, basis, isFolded = false }: FactTableProps) {
  const titleId = `${id}-title`
  const heading = (
    <h2 id={titleId} className={`display ${styles.title}`}>
      {title}
    </h2>
  )
  const table = (
    <div className={styles.facts}>
      <table className={styles.table} aria-labelledby={titleId}>
        <tbody>
          {numbered(facts).map(({ key, item: { label, value, lang, ofLabel } }) => (
            <tr key={key}>
              <th scope="row" lang={ofLabel}>{`${label} `}</th>
              <td lang={lang}>{`${value} `}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Basis text={basis} className={styles.basis} />
    </div>
  )
  return (
    <section id={id} className={`wrap ${styles.part}`} aria-labelledby={titleId}>
      {isFolded ? (
        <details>
          <summary>{heading}</summary>
          {table}
        </details>
      ) : (
        <>
          {heading}
          {table}
        </>
      )}
    </section>
  )
}
