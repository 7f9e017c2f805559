import { type RefObject, useEffect, useReducer } from 'react'
import type { LazyFile } from '#src/lazy-files.ts'

/**
 * The content of a file that loads once an element is in the window or close below it.
 * @param ahead how far below the window the element may be; negative: how far above its lower edge
 *   it must be. A length, or a share of the window's height
 */
export function useFileWhenSeen<Content>(
  element: RefObject<Element | null>,
  file: LazyFile<Content>,
  ahead = '50%',
): Content | undefined {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!element.current || file.content()) return
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        seen.disconnect()
        file.load().then(draw, () => {})
      },
      { rootMargin: `0px 0px ${ahead}` },
    )
    seen.observe(element.current)
    return () => seen.disconnect()
  })
  return file.content()
}
