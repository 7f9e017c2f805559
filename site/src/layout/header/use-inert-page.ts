import { type RefObject, useEffect } from 'react'

/**
 * Keeps keyboard and screen reader out of the page while a menu covers it, also one that was
 * opened before the script ran.
 */
export function useInertPage(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = menu.current
    if (!element) return
    const follow = () => setInert(element, element.matches(':popover-open'))
    follow()
    element.addEventListener('toggle', follow)
    return () => element.removeEventListener('toggle', follow)
  }, [menu])
}

function setInert(menu: HTMLElement, inert: boolean): void {
  const header = menu.closest('header')
  for (const element of header?.parentElement?.children ?? []) {
    if (element instanceof HTMLElement && element !== header) element.inert = inert
  }
}
