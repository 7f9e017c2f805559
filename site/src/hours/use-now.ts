import { momentOf, type TokyoMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { use, useSyncExternalStore } from 'react'
import { learnServerTime, serverMinute } from './server-clock.ts'
import { WrittenAtContext } from './written-for.ts'

/** How often the clock is read, in ms: a change on the minute shows soon after it. */
const READ_EVERY_MS = 5_000

/**
 * The current minute, kept current. On the server and in the first render it is the one the document
 * was written for, so that both show the same.
 */
export function useNow(): Date {
  return momentOf(useMinute(thisMinute))
}

/** As {@link useNow}, by the server's clock where the visitor's is wrong. */
export function useServerMinute(): TokyoMinute {
  const writtenAt = use(WrittenAtContext)
  if (writtenAt !== undefined) learnServerTime(writtenAt)
  return useMinute(serverMinute)
}

function useMinute(read: () => TokyoMinute): TokyoMinute {
  const writtenAt = use(WrittenAtContext)
  return useSyncExternalStore(listen, read, () => writtenAt ?? read())
}

function thisMinute(): TokyoMinute {
  return tokyoMinute(new Date())
}

function listen(onRead: () => void): () => void {
  const timer = setInterval(onRead, READ_EVERY_MS)
  return () => clearInterval(timer)
}
