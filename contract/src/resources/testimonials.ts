import { STARS } from '../constants.ts'
import type { Flat } from '../fields.ts'
import { isObject, readList, readNumber, readObject, readOptionalTexts, readText } from '../json.ts'
import { type Localized, readBlocks } from '../localized.ts'

/** Shown until testimonials have loaded (CST-05). */
const DEFAULT_RATING = 4.9
const DEFAULT_REVIEW_COUNT = 30

/** What a testimonial has in each language. */
export const TESTIMONIAL_TEXTS = ['name', 'title', 'message'] as const

export type TestimonialTexts = Partial<Record<(typeof TESTIMONIAL_TEXTS)[number], string>>

/** What a customer said (ENT-21). */
export type Testimonial = Flat<
  {
    _id: string
    name: string
    /** 0 to 5; absent when the server's value is no number. */
    rating?: number
    message: string
    image?: string
    /** The same in each language, where given (readings A40). */
    translations?: Localized<TestimonialTexts>
  } & Omit<TestimonialTexts, 'name' | 'message'>
>

/** The testimonials and the number of reviews the server counts (readings A38). */
export type Testimonials = { list: Testimonial[]; count: number }

/** Reads one testimonial; `null` when it is not an object. */
export function readTestimonial(raw: unknown): Testimonial | null {
  if (!isObject(raw)) return null
  const rating = readNumber(raw.rating)
  const translations = readBlocks(readObject(raw.translations), readTestimonialTexts)
  return {
    _id: readText(raw._id),
    ...readOptionalTexts(raw, ['image', ...TESTIMONIAL_TEXTS]),
    name: readText(raw.name),
    message: readText(raw.message),
    ...(rating !== undefined && { rating: Math.min(STARS, Math.max(0, rating)) }),
    ...(translations && { translations }),
  }
}

/** Reads the testimonials call's body: `{success, data, count, message}` (TST-22). */
export function readTestimonials(body: unknown): Testimonials {
  const object = readObject(body)
  const list = readList(object.data, readTestimonial)
  const count = readNumber(object.count)
  return { list, count: count !== undefined && count >= 0 ? Math.floor(count) : list.length }
}

/**
 * Average of the ratings to one decimal, "4.9" before anything has loaded or when nothing has a
 * rating (TST-10, readings A9).
 */
export function averageRating(testimonials: readonly Testimonial[] | undefined): string {
  const ratings = (testimonials ?? []).map(({ rating }) => rating).filter((r) => r !== undefined)
  if (ratings.length === 0) return DEFAULT_RATING.toFixed(1)
  return (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1)
}

/** Number of reviews to show; 30 until the list has loaded (TST-09). */
export function reviewCount(testimonials: Testimonials | undefined): number {
  return testimonials?.count ?? DEFAULT_REVIEW_COUNT
}

/** How many of the five stars are filled: the floor of the rating (TST-13). */
export function filledStars(rating: number): number {
  return Math.min(STARS, Math.max(0, Math.floor(rating)))
}

function readTestimonialTexts(block: Record<string, unknown>): TestimonialTexts | null {
  const texts = readOptionalTexts(block, TESTIMONIAL_TEXTS)
  return Object.keys(texts).length > 0 ? texts : null
}
