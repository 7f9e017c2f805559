import { momentOf, type TokyoMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'

/** A page may have been written this long ago, in ms; a clock further off is wrong. */
const TOLERATED_MS = 24 * 60 * 60 * 1000

/** How far the server is ahead of a clock that is wrong, in ms. */
let ahead = 0

/**
 * Learns the server's time.
 * @param writtenAt when it wrote the document
 * @param clock the visitor's clock at the request for the document, in ms since 1970
 */
export function learnServerTime(writtenAt: TokyoMinute, clock = performance.timeOrigin): void {
  const difference = momentOf(writtenAt).getTime() - clock
  ahead = Math.abs(difference) > TOLERATED_MS ? difference : 0
}

/**
 * The current minute, by the visitor's clock unless that is a day or more off: the server decides on which
 * day a guest may come.
 */
export function serverMinute(): TokyoMinute {
  return tokyoMinute(new Date(Date.now() + ahead))
}
