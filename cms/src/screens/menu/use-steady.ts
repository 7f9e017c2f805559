import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function for as long as a part is shown, which does what was given last: a part that takes it
 * is not drawn anew because of it.
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
