import { useSyncExternalStore } from 'react'

const SOLID_AFTER_PX = 50

/** Whether the page is scrolled so far that the header over a picture turns solid (HDR-18, HDR-19). */
export function useScrolledPastTop(): boolean {
  return useSyncExternalStore(listen, isScrolledPastTop, () => false)
}

// One function for all renders: React asks a new one again after each, in the middle of a new page,
// and the answer makes the browser lay out what it has only just been given.
function isScrolledPastTop(): boolean {
  return window.scrollY > SOLID_AFTER_PX
}

function listen(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true })
  return () => removeEventListener('scroll', onScroll)
}
