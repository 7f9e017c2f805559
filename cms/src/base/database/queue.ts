/** How long one waits for those before, in milliseconds. */
const WAIT_MS = 30_000

/**
 * A queue with some places at its head: resolves, when one is free, to the way to leave it.
 * @throws when none was free for 30 seconds.
 */
export function createQueue(places = 1): () => Promise<() => void> {
  let free = places
  const waiting = new Set<() => void>()
  const leave = (): void => {
    const [next] = waiting
    if (next) next()
    else free += 1
  }
  return async () => {
    if (free > 0) free -= 1
    else await turn(waiting)
    let isInside = true
    return () => {
      if (isInside) leave()
      isInside = false
    }
  }
}

function turn(waiting: Set<() => void>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    waiting.delete(enter)
    reject(new Error(`The database was busy for ${WAIT_MS / 1000} s.`))
  }, WAIT_MS)
  function enter(): void {
    waiting.delete(enter)
    clearTimeout(timer)
    resolve()
  }
  waiting.add(enter)
  return promise
}
