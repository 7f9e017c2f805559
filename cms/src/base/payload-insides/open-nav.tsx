'use client'

import { useNav, usePreferences } from '@payloadcms/ui'
import { PREFERENCE_KEYS } from 'payload/shared'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** Where the menu stands beside a screen. */
const WIDE = '(width >= 1024px)'
/** Where Payload closes it all the same, and forgets what was chosen. */
const CLOSED_BY_PAYLOAD = '(1024px <= width <= 1440px)'

/** Keeps the menu as it was chosen, at first open, wherever it has room. */
export function OpenNav() {
  const { navOpen, setNavOpen } = useNav()
  const { setPreference } = usePreferences()
  // As the server drew it, which knows the stored choice.
  const chosen = useRef(navOpen)

  useLayoutEffect(() => {
    if (matchMedia(CLOSED_BY_PAYLOAD).matches) setNavOpen(chosen.current)
  }, [navOpen, setNavOpen])

  useEffect(() => {
    const media = matchMedia(CLOSED_BY_PAYLOAD)
    const onTurned = () => media.matches && setNavOpen(chosen.current)
    media.addEventListener('change', onTurned)
    return () => media.removeEventListener('change', onTurned)
  }, [setNavOpen])

  // At once: a click may come before the effects of a screen that was just drawn.
  useLayoutEffect(() => {
    function onClick({ target }: MouseEvent): void {
      const isToggler = target instanceof Element && target.closest('.nav-toggler')
      if (!isToggler || !matchMedia(WIDE).matches) return
      chosen.current = !navOpen
      if (matchMedia(CLOSED_BY_PAYLOAD).matches) {
        void setPreference(PREFERENCE_KEYS.NAV, { open: chosen.current }, true)
      }
    }
    // Before Payload's own listener.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [navOpen, setPreference])

  return null
}
