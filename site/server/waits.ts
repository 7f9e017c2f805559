const SECOND = 1000

/** How long the site waits for others, in ms. */
export type Waits = {
  /** Between two looks at what others may have changed: content, locks, what is to be sent. */
  look: number
  /** Between two rounds of questions to a provider's API host. */
  round: number
  /** At the start, for the first content from elsewhere: then it comes up without. */
  firstContent: number
  /** For a small file of a bucket, and for a picture of it before a visitor is told to ask again. */
  bucket: number
  /** When it stops, for a request on a connection that has none: one may be on its way. */
  idle: number
}

/** What a company's site waits; tests put less in its place. */
export const WAITS: Waits = {
  look: SECOND,
  round: 5 * SECOND,
  firstContent: 3 * SECOND,
  bucket: 5 * SECOND,
  idle: SECOND,
}
