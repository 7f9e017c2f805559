const SECOND = 1000

/** How long the site waits for others, in ms. */
export type Waits = {
  /** Between two checks of what others may have changed: content, locks, mails to send. */
  look: number
  /** For an answer of a provider's API host: one that slept may need a minute to start. */
  provider: number
  /** The same, where a visitor waits for a whole page. */
  providerPage: number
  /** Between two imports from a provider's API host. */
  importPause: number
  /** For the answers of one import; the next one does not wait for those that come later. */
  importRound: number
  /** Until a provider's list of restaurants is believed that lost most of its entries. */
  shrunkList: number
  /** At the start, for the first content from elsewhere; then it starts without. */
  firstContent: number
  /** For a small file of a bucket, and for one of its pictures before a visitor must request it again. */
  bucket: number
  /** When it stops, for a request on an idle connection: one may be in transit. */
  idle: number
}

/** The waits of a company's site; tests use shorter ones. */
export const WAITS: Waits = {
  look: SECOND,
  provider: 65 * SECOND,
  providerPage: 10 * SECOND,
  importPause: 5 * SECOND,
  importRound: 10 * SECOND,
  shrunkList: 600 * SECOND,
  firstContent: 3 * SECOND,
  bucket: 5 * SECOND,
  idle: SECOND,
}
