import { rememberFailed } from './failed-pictures.ts'
import { fetchQuietly } from './fetch-quietly.ts'

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
