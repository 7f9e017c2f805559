/** What may be the matter with a text in a language, in the order staff see it. */
export const GAP_STATES = ['missing', 'stale', 'same'] as const

/**
 * `missing`: another language has it. `stale`: the text it follows has changed since. `same`: a copy
 * nobody translated.
 */
export type GapState = (typeof GAP_STATES)[number]
