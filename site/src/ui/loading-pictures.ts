import { readObject } from '@noren/contract/json'

/** Whether the visitor's browser asks to save data. */
export function savesData(): boolean {
  return readObject(readObject(navigator).connection).saveData === true
}

/**
 * Fetches a lazy picture once the page is there, so that a capture or a quick finger finds it: not
 * before the `load` event, where it would compete with the first screen, and not for visitors who
 * save data. Browsers fetch what is out of sight last.
 */
export function fetchQuietly(image: HTMLImageElement): void {
  if (savesData()) return
  // A task for each: two dozen pictures asked for in one hold up a slow phone.
  const fetch = () =>
    setTimeout(() => {
      image.loading = 'eager'
    })
  if (document.readyState === 'complete') fetch()
  else addEventListener('load', fetch, { once: true })
}

/**
 * Addresses of pictures that failed to load, so that none is asked for twice: not on the next
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
 * Does for the pictures in an element what `Picture` does when it is alive, and calls `onFailed`
 * when one has failed to load. Returns what ends it.
 */
export function watchPictures(element: HTMLElement, onFailed: () => void): () => void {
  const fail = (image: HTMLImageElement) => {
    rememberFailed(image.getAttribute('src') ?? '')
    onFailed()
  }
  for (const image of element.querySelectorAll('img')) {
    fetchQuietly(image)
    // One that failed before the script ran fires no event any more.
    if (image.complete && image.naturalWidth === 0) fail(image)
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) fail(target)
  }
  // This event does not bubble, but is caught on its way down.
  element.addEventListener('error', onError, true)
  return () => element.removeEventListener('error', onError, true)
}
