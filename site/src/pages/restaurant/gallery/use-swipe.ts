import { type TouchEvent, useRef } from 'react'

/** How far a finger has to go sideways, in px. */
const SWIPE = 40

/** Tells of fingers that were drawn sideways: 1 to the left, which asks for the next, else -1. */
export function useSwipe(go: (step: number) => void) {
  const start = useRef<number | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers enlarge.
      start.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - (start.current ?? Number.NaN)
      if (Math.abs(moved) >= SWIPE) go(moved < 0 ? 1 : -1)
    },
  }
}
