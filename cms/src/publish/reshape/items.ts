import { someOf } from '@noren/contract/fields'
import { readObject } from '@noren/contract/json'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { ownTextIn } from '@noren/contract/localized'
import { readNewsItem } from '@noren/contract/resources/news'
import { readTestimonial, TESTIMONIAL_TEXTS } from '@noren/contract/resources/testimonials'
import type { Field } from 'payload'
import { news } from '../../content/kinds/collections/news.ts'
import { testimonials } from '../../content/kinds/collections/testimonials.ts'
import type { Row } from '../../content/model/walk.ts'
import type { News, Testimonial } from '../../payload-types.ts'
import { altOf, localized } from '../per-language.ts'
import { asRead } from './as-read.ts'
import { inLanguage, inTexts } from './blocks.ts'

/** A document of a list: its fields, with each text in all languages that have it. */
export function itemOf(fields: readonly Field[], doc: { id: number }): Row {
  return { _id: String(doc.id), ...inTexts({ fields, doc: readObject(doc) }) }
}

/** A piece of news. */
export function reshapeNews(doc: News): Row {
  const { image: src, ...item } = itemOf(news.fields, doc)
  const image = src ? { src, alt: altOf(doc.image) } : undefined
  return asRead({ ...item, image }, readNewsItem)
}

/** The keys without a language contain English, or Japanese where there is no English (readings A40). */
export function reshapeTestimonial(doc: Testimonial): Row {
  const written = { fields: testimonials.fields, doc: readObject(doc) }
  const message = localized(doc.message)
  const translations = LANGUAGES.filter((language) => ownTextIn(message, language)).map(
    (language) => {
      const own = inLanguage(written, language)
      return [language, someOf(TESTIMONIAL_TEXTS, (name) => own[name] || null)] as const
    },
  )
  return asRead(
    {
      _id: String(doc.id),
      ...inLanguage(written, DEFAULT_LANGUAGE),
      translations: translations.length > 0 ? Object.fromEntries(translations) : undefined,
    },
    readTestimonial,
  )
}
