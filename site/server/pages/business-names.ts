import { eachOf, someOf } from '@noren/contract/fields'
import { readObject } from '@noren/contract/json'
import { LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import type { LocalizedText } from '@noren/contract/localized'
import { readAbout } from '@noren/contract/resources/about'
import type { PublishedContent } from '../content/published-content.ts'

/** The names of the businesses that there is news about, by slug, as the about page calls them. */
export function namesOfNews({ snapshot, news }: PublishedContent): {
  [slug: string]: LocalizedText | undefined
} {
  const slugs = [...new Set(news.flatMap(({ business }) => business ?? []))]
  if (slugs.length === 0) return {}
  const about = readObject(snapshot.content.about)
  const parts = eachOf(LANGUAGES, (language) => partsIn(about, language))
  return someOf(slugs, (slug) => {
    const name = someOf(
      LANGUAGES,
      (language) => parts[language].find((part) => part.slug === slug)?.name,
    )
    return Object.keys(name).length > 0 ? name : null
  })
}

function partsIn(about: Record<string, unknown>, language: Language) {
  return readAbout(about[LANGUAGE[language].htmlLang] ?? about[language])?.businesses ?? []
}
