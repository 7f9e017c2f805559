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
