import type { PerLanguage } from '@noren/contract/language'
import {
  TESTIMONIAL_TEXTS,
  type Testimonial as WireTestimonial,
} from '@noren/contract/resources/testimonials'
import type { Testimonial } from '../../payload-types.ts'
import { address, filled, optional, text } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'
import { optionalTexts } from '../plain-fields.ts'
import { blocksByCode } from './blocks.ts'

/** The keys without a language carry English, or Japanese where there is no English (readings A40). */
export function reshapeTestimonial(doc: PerLanguage<Testimonial>): WireTestimonial {
  const { en } = filled(doc)
  const translations = blocksByCode(
    doc,
    ({ message }) => message,
    (own) => ({
      ...optionalTexts(own, TESTIMONIAL_TEXTS),
      ...optional('message', withPhrases(text(own.message))),
    }),
  )
  return {
    _id: String(en.id),
    name: text(en.name),
    rating: en.rating,
    message: withPhrases(text(en.message)),
    ...optional('image', address(en.image)),
    ...optional('title', en.title),
    ...(translations && { translations }),
  }
}
