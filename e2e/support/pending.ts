/** A promise that a test settles when it has seen enough of the waiting state. */
export function pending(): { promise: Promise<void>; settle: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, settle: resolve }
}
