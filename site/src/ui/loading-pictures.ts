import { readObject } from '@noren/contract/json'

/** Whether the visitor's browser asks to save data. */
export function savesData(): boolean {
  return readObject(readObject(navigator).connection).saveData === true
}

/**
 * Fetches a lazy picture once the page has loaded, so that screenshots and fast scrolling find it.
 * It waits for the `load` event, so as not to compete with the first screen, and fetches nothing
 * for visitors who save data. Browsers fetch pictures out of sight last.
 */
export function fetchQuietly(image: HTMLImageElement): void {
  if (savesData()) return
  // A task for each: two dozen pictures requested in one task block a slow phone.
  const fetch = () =>
    setTimeout(() => {
      image.loading = 'eager'
    })
  if (document.readyState === 'complete') fetch()
  else addEventListener('load', fetch, { once: true })
}

/**
 * Addresses of pictures that failed to load, so that none is requested twice: not on the next
 * render, not after the toggle (RSD-31). Lives as long as the document.
 */
const failed = new Set<string>()

export function hasFailed(url: string): boolean {
  return failed.has(url)
}

export function rememberFailed(url: string): void {
  failed.add(url)
}

/**
 * Does for the pictures in an element what a hydrated `Picture` does, and calls `onFailed` when one
 * fails to load. Returns a function that stops it.
 */
export function watchPictures(element: HTMLElement, onFailed: () => void): () => void {
  const fail = (image: HTMLImageElement) => {
    rememberFailed(image.getAttribute('src') ?? '')
    onFailed()
  }
  for (const image of element.querySelectorAll('img')) {
    fetchQuietly(image)
    // A picture that failed before the script ran fires no further event.
    if (image.complete && image.naturalWidth === 0) fail(image)
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) fail(target)
  }
  // This event does not bubble, but the capture phase reaches it.
  element.addEventListener('error', onError, true)
  return () => element.removeEventListener('error', onError, true)
}
