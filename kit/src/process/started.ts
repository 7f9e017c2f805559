/** What a program says to the process that started it, where that listens, once it answers requests. */
export const STARTED = 'started'

/** Says it. */
export function reportStarted(): void {
  process.send?.(STARTED)
}
