import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isOfMenu, linkedField, menuOfField } from '../../content/model/screen-addresses.ts'
import type { Group } from './categories.ts'

/** As many lines as a tall window shows. */
const FIRST = 30
const STEP = 20

/**
 * How many lines to draw: at first what a window shows, then, while no key is pressed, the rest step by
 * step, so that a screen of 200 dishes responds as fast as one of 30.
 */
export function useDrawn(total: number): number {
  const [drawn, setDrawn] = useState(() => drawnNext(0, FIRST, total))
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawnNext(drawn, STEP, total)))
  }, [drawn, total])
  return Math.min(drawn, total)
}

/** A step of more lines, or all of them: a list that is completely drawn stays so as it grows. */
export function drawnNext(drawn: number, more: number, total: number): number {
  return drawn + more < total ? drawn + more : Number.POSITIVE_INFINITY
}

/**
 * A function that stays the same object while a component is mounted and calls the latest one given, so
 * that a component with it as a prop is not redrawn for it.
 */
export function useSteady<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** The menu that the text field in the address belongs to. */
export function useLinkedMenu(groups: readonly Group[]): string | null {
  const [menu, setMenu] = useState<string | null>(null)
  // The server does not see the part of the address that names a field.
  useEffect(() => {
    const { field, dish } = linkedField(window.location.hash) ?? {}
    if (dish === undefined || field === undefined) return
    if (isOfMenu(field)) setMenu(menuOfField(dish))
    else setMenu(groups.find(({ dishes }) => dishes.some(({ id }) => id === dish))?.menu ?? null)
  }, [])
  return menu
}

/**
 * Scrolls to the text field in the address, once all fields are drawn.
 * @returns the dish that must be open for it
 */
export function useLinkedField(groups: readonly Group[], isDrawn: boolean): string | null {
  const [linked, setLinked] = useState<ReturnType<typeof linkedField>>(null)

  // The server does not see the part of the address that names a field.
  useEffect(() => setLinked(linkedField(window.location.hash)), [])

  useEffect(() => {
    if (!linked || !isDrawn) return
    const { dish, field, tag } = linked
    const group = groups.find(({ dishes }) => dishes.some(({ id }) => id === dish))
    const fields = field === 'category' ? group?.key : `${field}.${dish}`
    const input = document.getElementById(`${fields}.${tag}`)
    input?.scrollIntoView({ block: 'center' })
    input?.focus({ preventScroll: true })
  }, [linked, isDrawn])
  return linked && linked.field !== 'name' && linked.field !== 'category' ? linked.dish : null
}
