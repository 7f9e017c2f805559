import { hasEmailShape } from '@noren/contract/enquiry/email-shape'
import type { PerLanguage } from '@noren/contract/language'
import { phoneLink } from '@noren/contract/phone-number'
import type { Company } from '@noren/contract/resources/company'
import { useCompany } from '#src/api/company.ts'
import { accessibility as en } from '#src/language/bundle/en/accessibility.ts'
import { accessibility as jp } from '#src/language/bundle/jp/accessibility.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { LongText, TextPage } from '#src/ui/text-page.tsx'

/** The statement itself. Not in the bundle, since only this page shows these texts. */
export const ACCESSIBILITY_WORDS: PerLanguage<typeof en> = { en, jp }

/**
 * How accessible the site's program is, what is known not to work, and whom to write to. It says nothing in
 * the name of a company of its own.
 */
export function Page() {
  const language = useLanguage()
  const { head } = useBundle()
  const own = ACCESSIBILITY_WORDS[language]
  const company = useCompany()
  return (
    <TextPage home={own.home} here={head.accessibility.title} title={own.title}>
      <LongText text={own.statement}>
        {company && !company.own && <Reach company={company} />}
        <p>
          <a href={pathTo('contact', language)}>{own.form}</a>
        </p>
      </LongText>
    </TextPage>
  )
}

function Reach({ company }: { company: Company }) {
  const { text, lang } = markedText(company.legalName, useLanguage())
  const { phone, email } = company
  const call = phoneLink(phone)
  return (
    <p>
      <span lang={lang}>{text}</span>
      <br />
      {call ? <a href={call}>{phone}</a> : phone}
      <br />
      {hasEmailShape(email) && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}
