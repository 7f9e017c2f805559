import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
/** How often the clock is read, in ms: what changes on the minute shows soon after it. */
const READ_EVERY_MS = 5_000

/**
 * The current minute, kept current; `null` on the server and in the first render, so that a page's
 * bytes do not depend on the time of day.
 */
export function useNow(): Date | null {
  const minute = useSyncExternalStore(
    listen,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  )
  return minute === null ? null : new Date(minute * MINUTE_MS)
}

function listen(onRead: () => void): () => void {
  const timer = setInterval(onRead, READ_EVERY_MS)
  return () => clearInterval(timer)
}
