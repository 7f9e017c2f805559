import type { GapState } from '../../content/languages/translations/gap-states.ts'

/** The filter of the list; `null` for all. */
export type Shown = { tag: string | null; state: GapState | null }

/** Whether a text passes the filter. */
export function isAmong(gap: { tag: string; state: GapState }, { tag, state }: Shown): boolean {
  return (tag === null || gap.tag === tag) && (state === null || gap.state === state)
}

/** The address of the list with a filter. */
export function translationsAddress({ tag, state }: Shown): string {
  const query = new URLSearchParams({ ...(tag && { language: tag }), ...(state && { state }) })
  return `/admin/translations${query.size > 0 ? `?${query}` : ''}`
}
