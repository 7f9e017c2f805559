/** The kinds of facts a restaurant has: what goes out as it is saved, without drafts. */
export const FACTS = ['dishes', 'closures'] as const

export type FactSlug = (typeof FACTS)[number]

export function isFact(slug: string): slug is FactSlug {
  return FACTS.some((fact) => fact === slug)
}
