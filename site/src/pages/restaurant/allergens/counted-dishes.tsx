import { type ReactNode, useEffect, useRef } from 'react'

/**
 * What is ticked in each restaurant's menu, by slug. It tells of somebody's health, so it is in no
 * storage and gone with the page.
 */
const ticked = new Map<string, readonly string[]>()

type CountedDishesProps = {
  /** Whose menu it is. */
  slug: string
  children: ReactNode
}

/**
 * Writes how many dishes of a menu are shown, and of how many of those what is ticked is not known,
 * into the places it has for that, for screen readers to tell. Which those are the style sheet alone decides. A menu that is drawn anew, as in the other
 * language, has the boxes ticked that were.
 */
export function CountedDishes({ slug, children }: CountedDishesProps) {
  const root = useRef<HTMLDivElement>(null)
  // After each drawing: with another language or restaurant the menu is a new one.
  useEffect(() => {
    const menu = root.current
    const boxes = [...(menu?.querySelectorAll('input') ?? [])]
    const kept = ticked.get(slug)
    for (const box of boxes) if (kept) box.checked = kept.includes(box.value)
    const count = () => {
      const values = boxes.filter(({ checked }) => checked).map(({ value }) => value)
      ticked.set(slug, values)
      countDishes(menu, values)
    }
    // A frame later: a form that is reset has its boxes unticked only then.
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
