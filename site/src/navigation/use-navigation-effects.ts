import { DEFAULT_LANGUAGE } from '@noren/contract/language'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { decodeAddress, pathInLanguage } from '#src/routes/paths.ts'
import { useLocation } from './location.ts'
import { afterNextFrame, scrollPositions } from './scroll-positions.ts'

/**
 * What a browser does itself between documents: a new page starts at its top (or at its hash) with the
 * focus on its heading; going back restores the scroll position. The same page in the other language moves
 * nothing.
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

/**
 * Lets keyboard and screen reader go on from the new page's heading. While its content loads, they wait on
 * the page, and go to the heading once it is there, unless the visitor moved them. Returns a function that
 * ends the waiting.
 */
function focusHeading(): () => void {
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1')
  focus(heading ?? main)
  const coming = new MutationObserver(() => {
    const late = main?.querySelector('h1')
    if (!late) return
    coming.disconnect()
    if (document.activeElement === main) focus(late)
  })
  if (main && !heading) coming.observe(main, { childList: true, subtree: true })
  return () => coming.disconnect()
}

function focus(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
