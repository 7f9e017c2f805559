/** What a program tells the process that started it, where that listens, once it answers requests. */
export const STARTED = 'started'

/** Tells it. */
export function tellStarted(): void {
  process.send?.(STARTED)
}
