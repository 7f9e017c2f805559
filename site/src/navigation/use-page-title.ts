import { LANGUAGE } from '@noren/contract/language'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { useCompany } from '#src/api/company.ts'
import { restaurantQuery } from '#src/api/queries.ts'
import { pageTitle, plain } from '#src/head/page-title.ts'
import { decodeAddress } from './decode.ts'
import { languageOf, resolvePath } from './paths.ts'

/** Keeps the document's title, description and language right while pages change in place. */
export function usePageTitle(): void {
  const { pathname, search } = useLocation()
  const match = resolvePath(decodeAddress(pathname), search)
  const language = languageOf(pathname)
  const company = useCompany()
  const { data: restaurant } = useQuery({
    ...restaurantQuery(match?.restaurantName ?? ''),
    enabled: match?.route === 'restaurant',
  })
  const { title, description } = pageTitle(match, language, company, restaurant)

  useLayoutEffect(() => {
    document.documentElement.lang = LANGUAGE[language].htmlLang
    document.title = plain(title)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description, language])
}
