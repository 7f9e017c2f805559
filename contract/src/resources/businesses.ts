import { readList, readObject, readOptionalTexts } from '../json.ts'
import { type Image, readImage } from './images.ts'

/**
 * The texts of a business's part of the about page: what it does, for whom, how to ask for it, and the words
 * of a link to the form.
 */
const BUSINESS_TEXTS = ['what', 'forWhom', 'howToAsk', 'ask'] as const

/**
 * A business's own part of the about page, in one language. Cards and the footer lead to it by its
 * `slug`: small letters and digits, with single hyphens between them.
 */
export type BusinessPart = { slug: string; name: string; image?: Image } & {
  [Name in (typeof BUSINESS_TEXTS)[number]]?: string
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const SLUG_LIMIT = 60

/** Reads the slug of a business; `undefined` when it is none. */
export function readBusinessSlug(raw: unknown): string | undefined {
  return typeof raw === 'string' && raw.length <= SLUG_LIMIT && SLUG.test(raw) ? raw : undefined
}

/** Reads the parts; without slug and name there is none, and of two with one slug the first counts. */
export function readBusinessParts(raw: unknown): BusinessPart[] {
  const parts = new Map<string, BusinessPart>()
  for (const part of readList(raw, readPart)) {
    if (!parts.has(part.slug)) parts.set(part.slug, part)
  }
  return [...parts.values()]
}

function readPart(raw: unknown): BusinessPart | null {
  const part = readObject(raw)
  const slug = readBusinessSlug(part.slug)
  const { name, ...texts } = readOptionalTexts(part, ['name', ...BUSINESS_TEXTS])
  const image = readImage(part.image)
  return slug && name ? { slug, name, ...texts, ...(image && { image }) } : null
}
