'use client'

import { useEffect } from 'react'

/** An entry in the menu of the content's languages. */
const CHOICE = '.popup-button-list__button:has([data-locale])'

/**
 * Runs something before a switch of the content's language, which reloads the page.
 * @param before resolves to whether the switch may go on; `null` where nothing needs doing
 */
export function useBeforeLanguageSwitch(before: (() => Promise<boolean>) | null): void {
  useEffect(() => {
    if (!before) return
    let isDone = false

    async function onClick(event: MouseEvent) {
      const { target } = event
      const choice = target instanceof Element && target.closest<HTMLElement>(CHOICE)
      if (!choice || isDone) return
      event.preventDefault()
      event.stopPropagation()
      if (!(await before?.())) return
      isDone = true
      choice.click()
    }

    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [before])
}
