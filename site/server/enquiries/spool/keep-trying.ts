/** Something of ours that may be out of order for a while. */
export type Part = {
  /** What it is needed for, as the log and the figures name it. */
  what: string
  /** What is wrong, for the operator; `null` when nothing is. */
  trouble: () => string | null
  /** Tries it. Never rejects: what came of it is in `trouble`. */
  check: () => Promise<void>
}

const SHORTEST_MS = 1000
const LONGEST_MS = 30_000

/**
 * Tries a part while it is out of order, ever more seldom, so that it comes back by itself once the
 * cause has gone. @returns ends this
 */
export function keepTrying(part: Part): () => void {
  let pause = SHORTEST_MS
  let stopped = false
  let timer = setTimeout(look, pause).unref()

  async function look(): Promise<void> {
    if (part.trouble() !== null) await part.check()
    pause = part.trouble() === null ? SHORTEST_MS : Math.min(2 * pause, LONGEST_MS)
    if (!stopped) timer = setTimeout(look, pause).unref()
  }

  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
