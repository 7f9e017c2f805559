import type { PublishedContent } from './published-content.ts'

/** What a provider says of a restaurant that its list does not name: its detail, or why there is none. */
export type Unlisted = Readonly<Record<string, unknown>> | 'missing' | 'failed'

/** Asks for a restaurant that the list does not name. */
export type FindUnlisted = (slug: string) => Promise<Unlisted>

/** Whether the list is known, and does not name this restaurant. */
export function isUnlisted(slug: string, { restaurants, redirects }: PublishedContent): boolean {
  return restaurants !== null && !restaurants.has(slug) && !redirects.has(slug)
}

/**
 * The content with one restaurant more than its list names; one that failed counts as one whose details
 * could not be fetched yet. Nothing that is made of it may be cached.
 */
export function withUnlisted(
  published: PublishedContent,
  slug: string,
  found: Unlisted,
): PublishedContent {
  const { restaurants } = published
  if (!restaurants || found === 'missing') return published
  const detail = found === 'failed' ? {} : { ...found }
  return {
    ...published,
    restaurants: {
      ...restaurants,
      has: (other) => other === slug || restaurants.has(other),
      detail: (other) => (other === slug ? detail : restaurants.detail(other)),
    },
  }
}
