/** Nobody takes a page that comes sooner for one that hangs, in ms. */
const SIGN_AFTER_MS = 400
/** A page that has not come by then is asked for as a document, in ms. */
const GIVE_UP_AFTER_MS = 8000

let timers: ReturnType<typeof setTimeout>[] = []

/**
 * Says that a page is on its way, once that takes a while, until the returned function is called or
 * another page is on its way; `giveUp` is called when it takes too long.
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
