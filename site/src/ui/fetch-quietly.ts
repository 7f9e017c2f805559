import { savesData } from './saves-data.ts'

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
