import { useCallback, useLayoutEffect, useRef } from 'react'

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
