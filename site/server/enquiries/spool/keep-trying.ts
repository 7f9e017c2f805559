/** A part that may fail for a while. */
export type Part = {
  /** What needs it, as named in the log and the metrics. */
  what: string
  /** The problem, for the operator; `null` when there is none. */
  problem: () => string | null
  /** Tries it. Never rejects: the result is in `problem`. */
  check: () => Promise<void>
}

/** How many times as long a pause becomes at most. */
const MORE_SELDOM = 30

/**
 * Tries a failed part less and less often, so that it recovers automatically once the cause is gone.
 *
 * @param shortestMs until the first try
 * @returns ends this
 */
export function keepTrying(part: Part, shortestMs: number): () => void {
  let pause = shortestMs
  let stopped = false
  let timer = setTimeout(look, pause).unref()

  async function look(): Promise<void> {
    if (part.problem() !== null) await part.check()
    pause = part.problem() === null ? shortestMs : Math.min(2 * pause, MORE_SELDOM * shortestMs)
    if (!stopped) timer = setTimeout(look, pause).unref()
  }

  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
