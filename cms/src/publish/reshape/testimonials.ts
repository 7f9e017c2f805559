import type { Testimonial as WireTestimonial } from '@noren/contract/resources/testimonials'
import type { Testimonial } from '../../payload-types.ts'
import { address, type Both, filled, optional, text } from '../both.ts'
import { withPhrases } from '../phrases.ts'
import { jpBlocks } from './blocks.ts'

/** The stated keys carry English, or Japanese where there is no English (readings A40). */
export function reshapeTestimonial(doc: Both<Testimonial>): WireTestimonial {
  const { en } = filled(doc)
  const translations = jpBlocks(
    doc,
    ({ message }) => message,
    ({ name, title, message }) => ({
      ...optional('name', name),
      ...optional('title', title),
      ...optional('message', withPhrases(text(message))),
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
