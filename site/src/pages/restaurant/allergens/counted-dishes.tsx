import { type ReactNode, useEffect, useRef } from 'react'

/**
 * The ticked values of each restaurant's menu, by slug. They reveal a visitor's health, so they are
 * in no storage and disappear with the page.
 */
const ticked = new Map<string, readonly string[]>()

type CountedDishesProps = {
  /** Slug of the restaurant. */
  slug: string
  children: ReactNode
}

/**
 * Counts the dishes a menu shows, and those of them that may contain a ticked allergen because
 * nobody has said. Writes both numbers into the menu's places for them, which screen readers
 * announce. The style sheet alone decides which dishes show. A menu rendered again, as in the other
 * language, gets the visitor's choices back.
 */
export function CountedDishes({ slug, children }: CountedDishesProps) {
  const root = useRef<HTMLDivElement>(null)
  // After each render: another language or restaurant brings another menu.
  useEffect(() => {
    const menu = root.current
    const checkboxes = [...(menu?.querySelectorAll('input') ?? [])]
    const kept = ticked.get(slug)
    for (const checkbox of checkboxes) if (kept) checkbox.checked = kept.includes(checkbox.value)
    const count = () => {
      const values = checkboxes.filter(({ checked }) => checked).map(({ value }) => value)
      ticked.set(slug, values)
      countDishes(menu, values)
    }
    // A frame later, since a reset form has its checkboxes cleared only then.
    const later = () => requestAnimationFrame(count)
    later()
    menu?.addEventListener('input', later)
    menu?.addEventListener('reset', later)
    return () => {
      menu?.removeEventListener('input', later)
      menu?.removeEventListener('reset', later)
    }
  })
  return <div ref={root}>{children}</div>
}

function countDishes(menu: HTMLElement | null, ticked: readonly string[]): void {
  const all = menu?.querySelectorAll<HTMLElement>('[data-suits]') ?? []
  const shown = [...all].filter((dish) => dish.checkVisibility())
  const unknown = shown.filter(({ dataset }) =>
    dataset.unknown?.split(' ').some((each) => ticked.includes(each)),
  )
  const write = (place: string, dishes: readonly HTMLElement[]) => {
    const found = menu?.querySelector(`[data-count=${place}]`)
    if (found) found.textContent = String(dishes.length)
  }
  write('shown', shown)
  write('unknown', unknown)
}
