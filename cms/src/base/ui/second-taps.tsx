'use client'

import { type ReactNode, useEffect } from 'react'
import { isSecondTap, type Press } from './second-tap.ts'

/** What acts when it is pressed. Boxes to tick only hold a value, and text fields only take the focus. */
const CONTROLS = 'button, a[href], summary, [role="button"], [role="menuitem"]'

/** Keeps the second half of a double tap from whatever the first has brought under the finger. */
export function SecondTaps({ children }: { children: ReactNode }) {
  useEffect(() => {
    let before: Press | null = null
    const onClick = (event: MouseEvent): void => {
      const press = pressIn(event)
      if (!press) return
      if (before && isSecondTap(before, press)) {
        event.preventDefault()
        event.stopImmediatePropagation()
        return
      }
      before = press
    }
    // Before every other listener.
    window.addEventListener('click', onClick, true)
    return () => window.removeEventListener('click', onClick, true)
  }, [])
  return children
}

/** @returns `null` for a click on no control, and for one by keyboard, which goes where the focus is */
function pressIn(event: MouseEvent): Press | null {
  const { target, detail, timeStamp, clientX, clientY } = event
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  if (!control || detail === 0) return null
  const said = [control.textContent, control.ariaLabel, control.ariaChecked]
  // A browser that does not say what was used is taken for a telephone's.
  const isByMouse = 'pointerType' in event && event.pointerType === 'mouse'
  return { at: timeStamp, x: clientX, y: clientY, control, words: said.join(' '), isByMouse }
}
