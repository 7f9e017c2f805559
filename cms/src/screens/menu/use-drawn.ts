import { startTransition, useEffect, useState } from 'react'

/** Lines of which a tall window shows no more. */
const FIRST = 30
const STEP = 20

/**
 * How many of so many lines are drawn: at first what a window shows, then, while nothing is pressed, the
 * rest bit by bit; a screen of 200 dishes answers no later than one of 30.
 */
export function useDrawn(total: number): number {
  const [drawn, setDrawn] = useState(() => drawnNext(0, FIRST, total))
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawnNext(drawn, STEP, total)))
  }, [drawn, total])
  return Math.min(drawn, total)
}

/** So many lines more, or all there ever are: a list that was drawn whole stays whole as it grows. */
export function drawnNext(drawn: number, more: number, total: number): number {
  return drawn + more < total ? drawn + more : Number.POSITIVE_INFINITY
}
