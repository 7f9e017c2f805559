import { eachOf, someOf } from '@noren/contract/fields'
import { LANGUAGES } from '@noren/contract/language'
import type { LocalizedText } from '@noren/contract/localized'
import { readAboutIn } from '@noren/contract/resources/about'
import type { PublishedContent } from '../content/published-content.ts'

/** The names of the businesses that there is news about, by slug, as the about page calls them. */
export function namesOfNews({ snapshot, news }: PublishedContent): {
  [slug: string]: LocalizedText | undefined
} {
  const slugs = [...new Set(news.flatMap(({ business }) => business ?? []))]
  if (slugs.length === 0) return {}
  const { about } = snapshot.content
  const parts = eachOf(LANGUAGES, (language) => readAboutIn(about, language)?.businesses ?? [])
  return someOf(slugs, (slug) => {
    const name = someOf(
      LANGUAGES,
      (language) => parts[language].find((part) => part.slug === slug)?.name,
    )
    return Object.keys(name).length > 0 ? name : null
  })
}
