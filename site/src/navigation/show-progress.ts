/** A page that loads sooner does not seem to hang, in ms. */
const SIGN_AFTER_MS = 400
/** A page that has not loaded by then is requested as a document, in ms. */
const GIVE_UP_AFTER_MS = 8000

let timers: ReturnType<typeof setTimeout>[] = []

/**
 * Shows that a page is loading, once that takes a while, until the returned function is called or another
 * page loads; calls `giveUp` when it takes too long.
 */
export function showProgress(giveUp: () => void): () => void {
  end()
  timers = [setTimeout(sign, SIGN_AFTER_MS, true), setTimeout(giveUp, GIVE_UP_AFTER_MS)]
  return end
}

function end(): void {
  for (const timer of timers) clearTimeout(timer)
  sign(false)
}

function sign(busy: boolean): void {
  document.querySelector('main')?.setAttribute('aria-busy', String(busy))
}
