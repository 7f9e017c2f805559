import { startTransition, useEffect, useState } from 'react'

/** Lines of which a tall window shows no more. */
const FIRST = 30
const STEP = 20

/**
 * How many of so many lines are drawn: at first what a window shows, then, while nothing is pressed, the
 * rest bit by bit; a screen of 200 dishes answers no later than one of 30.
 */
export function useDrawn(total: number): number {
  const [drawn, setDrawn] = useState(FIRST)
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + STEP))
  }, [drawn, total])
  return Math.min(drawn, total)
}
