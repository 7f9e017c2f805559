import type { ToggleEvent } from 'react'

/** Keeps keyboard and screen reader out of the page that an open menu covers. */
export function useInertPage() {
  return ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    const header = currentTarget.closest('header')
    for (const element of header?.parentElement?.children ?? []) {
      if (element instanceof HTMLElement && element !== header) element.inert = newState === 'open'
    }
  }
}
