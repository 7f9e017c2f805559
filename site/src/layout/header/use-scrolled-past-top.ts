import { HEADER_SOLID_AFTER_PX } from '@noren/contract/constants'
import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled by more than 50 px (spec §2). */
export function useScrolledPastTop(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.scrollY > HEADER_SOLID_AFTER_PX,
    () => false,
  )
}

function listen(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true })
  return () => removeEventListener('scroll', onScroll)
}
