import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Writes how many dishes of a menu are shown into the place it has for that, for screen readers to
 * tell. Which those are the style sheet alone decides.
 */
export function CountedDishes({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  // After each drawing: with another language or restaurant the menu is a new one.
  useEffect(() => {
    const menu = root.current
    // A frame later: a form that is reset has its boxes unticked only then.
    const count = () => requestAnimationFrame(() => countDishes(menu))
    count()
    menu?.addEventListener('input', count)
    menu?.addEventListener('reset', count)
    return () => {
      menu?.removeEventListener('input', count)
      menu?.removeEventListener('reset', count)
    }
  })
  return <div ref={root}>{children}</div>
}

function countDishes(menu: HTMLElement | null): void {
  const place = menu?.querySelector('[data-shown]')
  const dishes = [...(menu?.querySelectorAll('[data-suits]') ?? [])]
  if (place) place.textContent = String(dishes.filter((dish) => dish.checkVisibility()).length)
}
