import {
  TESTIMONIAL_TEXTS,
  type Testimonial as WireTestimonial,
} from '@noren/contract/resources/testimonials'
import type { Testimonial } from '../../payload-types.ts'
import { address, type Both, filled, optional, text } from '../both.ts'
import { withPhrases } from '../phrases.ts'
import { optionalTexts } from '../plain-fields.ts'
import { jpBlocks } from './blocks.ts'

/** The stated keys carry English, or Japanese where there is no English (readings A40). */
export function reshapeTestimonial(doc: Both<Testimonial>): WireTestimonial {
  const { en } = filled(doc)
  const translations = jpBlocks(
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
