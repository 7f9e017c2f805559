import { LANGUAGE } from '@noren/contract/language'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useCompany } from '#src/api/company.ts'
import { restaurantQuery } from '#src/api/queries.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { useRoute } from '#src/navigation/location.ts'
import { pageTitle, plain } from './page-title.ts'

/** Keeps the document's title, description and language right while pages change in place. */
export function usePageTitle(): void {
  const match = useRoute()
  const language = useLanguage()
  const bundle = useBundle()
  const company = useCompany()
  const { data: restaurant } = useQuery({
    ...restaurantQuery(match?.restaurantName ?? ''),
    enabled: match?.route === 'restaurant',
  })
  const { title, description } = pageTitle({ match, language, bundle, company, restaurant })

  useLayoutEffect(() => {
    const root = document.documentElement
    const { htmlLang } = LANGUAGE[language]
    // Written again, even the same language has the browser style every element anew.
    if (root.lang !== htmlLang) root.lang = htmlLang
    document.title = plain(title)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description, language])
}
