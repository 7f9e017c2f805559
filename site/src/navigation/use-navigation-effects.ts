import { DEFAULT_LANGUAGE } from '@noren/contract/language'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { decodeAddress, pathInLanguage } from '#src/routes/paths.ts'
import { afterNextFrame } from './after-next-frame.ts'
import { focusHeading } from './focus-heading.ts'
import { useLocation } from './location.ts'
import { scrollPositions } from './scroll-positions.ts'

/**
 * What a browser does by itself between documents: a new page starts at its top (or at its hash)
 * with the focus on its heading; going back returns to where one was. The same page in the other
 * language moves nothing.
 */
export function useNavigationEffects(): void {
  const { key, pathname, search, hash, by } = useLocation()
  const page = pathInLanguage(pathname, DEFAULT_LANGUAGE) + search
  const shown = useRef({ page, pathname })

  useEffect(() => scrollPositions.watch(key), [key])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { page, pathname }
    const isSamePage = before.page === page
    const isOtherLanguage = isSamePage && before.pathname !== pathname
    if (isOtherLanguage) return
    if (by !== 'link') {
      if (!isSamePage) scrollTo(0, scrollPositions.of(key))
    } else if (hash) {
      document.getElementById(decodeAddress(hash.slice(1)))?.scrollIntoView()
    } else if (!isSamePage) {
      scrollTo(0, 0)
    }
    if (isSamePage) return
    arriveSoftly()
    let stopWaiting: (() => void) | undefined
    const callOff = afterNextFrame(() => {
      stopWaiting = focusHeading()
    })
    return () => {
      callOff()
      stopWaiting?.()
    }
  }, [key, page, pathname, hash, by])
}

/** A page shown in place fades in; nothing moves. */
function arriveSoftly(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document
    .querySelector('main')
    ?.animate({ opacity: [0, 1] }, { duration: 320, easing: 'ease-out' })
}
