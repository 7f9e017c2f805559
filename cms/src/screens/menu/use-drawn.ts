import { startTransition, useEffect, useState } from 'react'

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
