import type { NewsItem } from '@noren/contract/resources/news'
import { dayOf } from '../../content/model/fields/day.ts'
import type { News } from '../../payload-types.ts'
import { address, altOf, localized, optional } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'

/** A piece of news. */
export function reshapeNews(doc: News): NewsItem {
  const { id, slug, date, image, business } = doc
  const src = address(image)
  return {
    _id: String(id),
    slug,
    date: dayOf(date),
    title: localized(doc.title, (title) => withPhrases(title)),
    text: localized(doc.text),
    ...(src && { image: { src, alt: altOf(image) } }),
    ...optional('business', business),
  }
}
