import type { PerLanguage } from '@noren/contract/language'
import { RECRUITMENT_TEXTS, type Recruitment } from '@noren/contract/resources/company-profile'
import { recruitment as en } from '#src/language/bundle/en/recruitment.ts'
import { recruitment as jp } from '#src/language/bundle/jp/recruitment.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { FactTable } from './fact-table.tsx'

/** Not in the bundle: these words come with this page alone. */
const RECRUITMENT_WORDS: PerLanguage<typeof en> = { en, jp }

/** What the law asks of the company as an agency for paid placement; nothing where it is none. */
export function RecruitmentStatements({ statements }: { statements: Recruitment | undefined }) {
  const { title, labels, basis } = RECRUITMENT_WORDS[useLanguage()]
  if (!statements) return null
  const facts = RECRUITMENT_TEXTS.flatMap((name) => {
    const value = statements[name]
    return value ? [{ label: labels[name], value }] : []
  })
  return <FactTable id="recruitment" title={title} facts={facts} basis={basis} />
}
