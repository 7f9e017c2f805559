import { momentOf, type TokyoMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { use, useSyncExternalStore } from 'react'
import { WrittenAtContext } from './written-at.ts'

/** How often the clock is read, in ms: what changes on the minute shows soon after it. */
const READ_EVERY_MS = 5_000

/**
 * The current minute, kept current. On the server and in the first render it is the one the document
 * was written for, so that both show the same.
 */
export function useNow(): Date {
  const writtenAt = use(WrittenAtContext)
  return momentOf(useSyncExternalStore(listen, thisMinute, () => writtenAt ?? thisMinute()))
}

function thisMinute(): TokyoMinute {
  return tokyoMinute(new Date())
}

function listen(onRead: () => void): () => void {
  const timer = setInterval(onRead, READ_EVERY_MS)
  return () => clearInterval(timer)
}
