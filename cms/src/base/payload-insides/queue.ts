/** The beginning of a statement that changes nothing. `WITH` and `EXPLAIN` also stand before changes. */
const READS = /^\s*(?:select|pragma)\b/i

/** How long one waits for those before, in milliseconds. */
const WAIT_MS = 30_000

/** Resolves, when it is one's turn, to the way to end it. */
export type Queue = () => Promise<() => void>

/**
 * A queue of which one at a time has the turn.
 * @throws when it did not come for 30 seconds.
 */
export function createQueue(): Queue {
  let isFree = true
  const waiting = new Set<() => void>()
  const leave = (): void => {
    const [next] = waiting
    if (next) next()
    else isFree = true
  }
  return async () => {
    if (isFree) isFree = false
    else await turn(waiting)
    let isInside = true
    return () => {
      if (isInside) leave()
      isInside = false
    }
  }
}

/** How statements run outside of transactions: those that change something one after the other. */
export function inTurn<Given extends unknown[], Answer>(
  nextTurn: Queue,
  textOf: (...given: Given) => string,
  read: (...given: Given) => Promise<Answer>,
  write = read,
): (...given: Given) => Promise<Answer> {
  return async (...given) => {
    if (READS.test(textOf(...given))) return read(...given)
    const leave = await nextTurn()
    return write(...given).finally(leave)
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
