import { LANGUAGE, type Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import { withoutPhraseBreaks } from '@noren/contract/phrase-break'
import type { NewsItem } from '@noren/contract/resources/news'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { type CompanyOfTheDay, useCompany } from '#src/api/company.ts'
import { newsQuery, restaurantQuery } from '#src/api/queries.ts'
import type { Bundle } from '#src/language/bundle/en.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { useRoute } from '#src/navigation/location.ts'
import type { RouteMatch } from '#src/routes/paths.ts'

export type PageTitle = { title: string; description: string }

/** Longest description search engines show. */
const DESCRIPTION_LIMIT = 160

type Input = {
  match: RouteMatch | null
  language: Language
  bundle: Bundle
  company: CompanyOfTheDay | null
  /** Of a restaurant's page: `null` when it does not exist, absent while unknown. */
  restaurant: Restaurant | null | undefined
  /** Of the page of a piece of news, once it is known. */
  item?: NewsItem | undefined
}

/** Title and description of a page, for its `<head>` and for the tab after navigation. */
export function pageTitle({
  match,
  language,
  bundle,
  company,
  restaurant,
  item,
}: Input): PageTitle {
  const { head, common } = bundle
  const site = textIn(company?.name, language) || common.siteName
  const titled = (name: string, text = ''): PageTitle => ({
    title: head.title(name, site),
    description: plain(text),
  })
  if (!match) return titled(head.notFound.title)
  if (item) return titled(textIn(item.title, language), textIn(item.text, language))
  if (match.route === 'news' || match.route === 'newsItem') {
    const { business = '', year } = match
    const named = [head.news.title, textIn(company?.news?.[business], language), year]
    return titled(named.filter(Boolean).join(' '), head.news.description)
  }
  if (match.route === 'restaurant') {
    if (!restaurant)
      return titled((restaurant === null ? head.restaurantMissing : head.restaurants).title)
    const area = textIn(restaurant.area, language)
    const name = textIn(restaurant.name, language)
    return titled(
      area ? head.restaurant(name, area) : name,
      textIn(restaurant.description, language),
    )
  }
  const own = company?.heads?.[match.route]
  const title = own?.title?.[language]
  const description = own?.description?.[language]
  if (match.route === 'home') {
    return {
      title: title ?? head.home.title(site),
      description:
        plain(description ?? textIn(company?.description, language)) || head.home.description,
    }
  }
  const page = head[match.route]
  const name = title ?? page.title
  return titled(match.page ? head.page(name, match.page) : name, description ?? page.description)
}

/** A text on one line, without the break characters of headings, cut for a description. */
export function plain(text: string): string {
  const flat = withoutPhraseBreaks(text).replace(/\s+/g, ' ').trim()
  const characters = Array.from(flat)
  if (characters.length <= DESCRIPTION_LIMIT) return flat
  return `${characters.slice(0, DESCRIPTION_LIMIT - 1).join('')}…`
}

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
  const { data: news } = useQuery({
    ...newsQuery({ item: match?.slug ?? '' }),
    enabled: match?.route === 'newsItem',
  })
  const item = news?.find(({ slug }) => slug === match?.slug)
  const { title, description } = pageTitle({ match, language, bundle, company, restaurant, item })

  useLayoutEffect(() => {
    const root = document.documentElement
    const { htmlLang } = LANGUAGE[language]
    // Writing even the same language again makes the browser restyle every element.
    if (root.lang !== htmlLang) root.lang = htmlLang
    document.title = plain(title)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description, language])
}
