/** The part of the news on the home page: the newest, without their texts. */
export const NEWEST = { part: 'newest' } as const

/** The part on the page of all: every title, without the texts. */
export const TITLES = { part: 'titles' } as const
