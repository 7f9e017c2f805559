type Name = 'pause' | 'longest' | 'again' | 'keep'

type Timers = {
  /** Begins to wait, anew if it is waiting; `once`: the first of several calls counts. */
  start: (name: Name, ms: number, act: () => void, options?: { once: boolean }) => void
  stop: (...names: Name[]) => void
  isRunning: (name: Name) => boolean
}

/** What a draft waits for. */
export function createTimers(): Timers {
  const running = new Map<Name, ReturnType<typeof setTimeout>>()
  const stop = (...names: Name[]) => {
    for (const name of names) {
      clearTimeout(running.get(name))
      running.delete(name)
    }
  }
  return {
    start: (name, ms, act, { once } = { once: false }) => {
      if (once && running.has(name)) return
      stop(name)
      running.set(
        name,
        setTimeout(() => {
          running.delete(name)
          act()
        }, ms),
      )
    },
    stop,
    isRunning: (name) => running.has(name),
  }
}
