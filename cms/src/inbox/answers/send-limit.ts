import { createHourLimit } from '../../base/hour-limit.ts'

/** Letters of one account within an hour: more than anyone writes, and few for whoever took it over. */
export const LETTERS_PER_HOUR = 60

/** Counts a letter that an account sends now. */
export const limitReached = createHourLimit(LETTERS_PER_HOUR)
