/** Something of ours that may be out of order for a while. */
export type Part = {
  /** What it is needed for, as the log and the figures name it. */
  what: string
  /** What is wrong, for the operator; `null` when nothing is. */
  trouble: () => string | null
  /** Tries it. Never rejects: what came of it is in `trouble`. */
  check: () => Promise<void>
}

/** A pause becomes at most so many times as long. */
const MORE_SELDOM = 30

/**
 * Tries a part while it is out of order, ever more seldom, so that it comes back by itself once the
 * cause has gone.
 *
 * @param shortestMs until it is tried the first time
 * @returns ends this
 */
export function keepTrying(part: Part, shortestMs: number): () => void {
  let pause = shortestMs
  let stopped = false
  let timer = setTimeout(look, pause).unref()

  async function look(): Promise<void> {
    if (part.trouble() !== null) await part.check()
    pause = part.trouble() === null ? shortestMs : Math.min(2 * pause, MORE_SELDOM * shortestMs)
    if (!stopped) timer = setTimeout(look, pause).unref()
  }

  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
