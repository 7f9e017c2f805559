import { DEFAULT_LANGUAGE } from '@noren/contract/language'
import { type RefObject, useEffect, useRef } from 'react'
import { pathInLanguage } from '#src/routes/paths.ts'

/**
 * Closes the popovers inside an element when another page is shown, when one of its links is
 * chosen, or when the focus leaves the open one for something else in it. The language toggle shows
 * the same page, so what is open stays open.
 */
export function useClosingPopovers<Element extends HTMLElement>(
  pathname: string,
): RefObject<Element | null> {
  const root = useRef<Element>(null)
  const page = pathInLanguage(pathname, DEFAULT_LANGUAGE)
  const shown = useRef(page)

  useEffect(() => {
    // A popover opened before the script ran belongs to the page shown.
    if (shown.current !== page) hideOpen(root.current)
    shown.current = page
  }, [page])

  useEffect(() => {
    const element = root.current
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a[href]:not([hreflang])')
      if (link) hideOpen(element)
    }
    const onFocus = ({ target }: FocusEvent) => {
      const open = element?.querySelector(':popover-open')
      const opens = target instanceof HTMLButtonElement && target.popoverTargetElement === open
      if (!opens && target instanceof Node && !open?.contains(target)) hideOpen(element)
    }
    element?.addEventListener('click', onClick)
    element?.addEventListener('focusin', onFocus)
    return () => {
      element?.removeEventListener('click', onClick)
      element?.removeEventListener('focusin', onFocus)
    }
  }, [])

  return root
}

function hideOpen(root: HTMLElement | null): void {
  for (const open of root?.querySelectorAll<HTMLElement>(':popover-open') ?? []) open.hidePopover()
}

/**
 * Keeps keyboard and screen reader out of the page while a menu covers it, also one opened before the
 * script ran.
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
