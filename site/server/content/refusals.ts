import { log } from '@noren/kit/process/log'
import type { SnapshotRefusal } from './snapshot-file.ts'

/** A file that is not served, and why. */
export type Refusal = { file: string; reason: string }

/** The refusals since the start; one that recurs at every check counts once. */
type Refusals = {
  add: (refusal: SnapshotRefusal) => Refusal
  /** The announced snapshot is served: from now on the same refusal counts again. */
  settle: () => void
  count: () => number
  last: () => (Refusal & { at: string }) | null
}

export function countRefusals(): Refusals {
  const met = new Set<string>()
  let count = 0
  let last: ReturnType<Refusals['last']> = null
  return {
    add: ({ file, message: reason }) => {
      const refusal = { file, reason }
      const state = JSON.stringify(refusal)
      if (met.has(state)) return refusal
      met.add(state)
      count++
      last = { ...refusal, at: new Date().toISOString() }
      log('error', 'snapshot refused', refusal)
      return refusal
    },
    settle: () => met.clear(),
    count: () => count,
    last: () => last,
  }
}
