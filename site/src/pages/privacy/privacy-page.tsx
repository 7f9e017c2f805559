import type { PerLanguage } from '@noren/contract/language'
import { useCompany } from '#src/api/company.ts'
import { privacy as en } from '#src/language/bundle/en/privacy.ts'
import { privacy as jp } from '#src/language/bundle/jp/privacy.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { LongText, TextPage } from '#src/ui/text-page.tsx'

/** The texts around the policy. Not in the bundle, since only this page shows them. */
export const PRIVACY_WORDS: PerLanguage<typeof en> = { en, jp }

/** The privacy policy, filled with the company's facts. */
export function Page() {
  const language = useLanguage()
  const { head } = useBundle()
  const own = PRIVACY_WORDS[language]
  const policy = markedText(useCompany()?.privacy, language)
  return (
    <TextPage home={own.home} here={head.privacy.title} title={own.title}>
      {policy.text ? (
        <LongText text={policy.text} lang={policy.lang} />
      ) : (
        <LongText text={own.missing}>
          <p>
            <a href={pathTo('contact', language)}>{own.contact}</a>
          </p>
        </LongText>
      )}
    </TextPage>
  )
}
