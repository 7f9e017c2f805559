import { decodeAddress, resolvePath } from '#src/routes/paths.ts'

/**
 * Calls `follow` when a click on a link should show another page of this site in place. Every other click
 * is the browser's: with a modifier, to a file, within the page, and any of a translated page. Returns a
 * function that stops it.
 */
export function followLinks(follow: (to: URL) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event)) return
    const to = new URL(link.href)
    if (link.target || link.download || !isShownInPlace(to) || isTranslated()) return
    event.preventDefault()
    if (to.href !== location.href) follow(to)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

function isPlain(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  return !(defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
}

function isShownInPlace({ origin, pathname, search, hash }: URL): boolean {
  if (origin !== location.origin) return false
  if (hash && pathname === location.pathname && search === location.search) return false
  const route = routeOf(pathname)
  // The text of the privacy page comes with its own document only.
  return route === 'privacy' ? routeOf(location.pathname) === 'privacy' : route !== undefined
}

function routeOf(pathname: string) {
  return resolvePath(decodeAddress(pathname))?.route
}

/**
 * Whether a browser has translated the page shown: each text is then in an element of the browser's. The
 * app no longer finds its nodes where it put them, so another page has to load as a document.
 */
export function isTranslated(): boolean {
  return document.querySelector('font') !== null
}
