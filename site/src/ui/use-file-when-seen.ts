import { type RefObject, useEffect, useReducer } from 'react'
import type { LazyFile } from '#src/lazy-files.ts'

/** What a file holds, which is loaded once an element is in the window or near below it. */
export function useFileWhenSeen<Content>(
  element: RefObject<Element | null>,
  file: LazyFile<Content>,
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
      { rootMargin: '0px 0px 50%' },
    )
    seen.observe(element.current)
    return () => seen.disconnect()
  })
  return file.content()
}
