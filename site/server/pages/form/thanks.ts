import { createKept, keepUnderId } from '../../kept.ts'

/**
 * A provider's own words to visitors whose form it took without the script, kept for the page that shows
 * them as refused forms are: an address that held the words would show whatever anyone writes into it.
 */
export type Thanks = {
  /** Returns its id of 32 hex digits. */
  keep: (message: string) => string
  find: (id: string) => string | undefined
}

const KEPT_MS = 10 * 60_000
/** Limit in characters; longer words are not kept, and the page shows ours. */
const KEPT_CHARACTERS = 1_000_000
/** The size of a message in addition to its characters. */
const FRAME_CHARACTERS = 500

export function createThanks(): Thanks {
  const kept = createKept<string>({
    keptMs: KEPT_MS,
    limit: KEPT_CHARACTERS,
    sizeOf: (message) => message.length + FRAME_CHARACTERS,
  })
  return { keep: (message) => keepUnderId(kept, message), find: kept.find }
}
