import { type ComponentType, useEffect, useReducer, useRef, useSyncExternalStore } from 'react'
import type { LazyFile } from '#src/lazy-files.ts'
import { useLocation } from '#src/navigation/location.ts'
import { watchPictures } from './loading-pictures.ts'
import styles from './still.module.css'

/** One object for all, so that React never sees it change and never writes it. */
const AS_WRITTEN = { __html: '' }

/**
 * A part that only shows content, from a file that a page's document does not need. The browser
 * keeps the server's HTML, and renders the part when the address or a property changes, when a
 * picture in it fails, or when the HTML is missing (decision 039). A still part may use its
 * properties, the address with its language, the language's texts and the company, and nothing else
 * that changes; it has nothing to press or to wait for.
 *
 * It rests on what React does without a promise: hydration neither compares nor empties an element with
 * `dangerouslySetInnerHTML`. A React that compares it complains on the console, one that empties it leaves
 * holes in every page. The test "a still part stays as the server wrote it, without loading its file"
 * (`e2e/speed/still-parts.test.ts`) fails in both cases.
 */
export function still<Parts, Properties extends object>(
  file: LazyFile<Parts>,
  part: (parts: Parts) => ComponentType<Properties>,
): ComponentType<Properties> {
  return function Still(properties: Properties) {
    const parts = file.content()
    const now = { ...properties, pathname: useLocation().pathname }
    // The properties of the server's HTML, as long as that is there.
    const written = useRef<object>(null)
    if (parts && written.current && !isSame(written.current, now)) written.current = null
    // React calls the second function only on the server, which has all files, and during
    // hydration.
    useSyncExternalStore(
      never,
      () => written.current,
      () => {
        written.current ??= parts ? null : now
        return written.current
      },
    )
    const isDue = !parts && !(written.current && isSame(written.current, now))
    const [, draw] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      // Without a network the HTML stays.
      if (isDue) file.load().then(draw, () => {})
    }, [isDue])
    const element = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (!written.current || !element.current) return
      return watchPictures(element.current, () => {
        written.current = {}
        draw()
      })
    }, [])

    if (written.current)
      return (
        <div
          key="written"
          ref={element}
          className={styles.part}
          suppressHydrationWarning
          dangerouslySetInnerHTML={AS_WRITTEN}
        />
      )
    const Part = parts && part(parts)
    return (
      <div key="drawn" className={styles.part}>
        {Part && <Part {...properties} />}
      </div>
    )
  }
}

function never(): () => void {
  return () => {}
}

function isSame(one: object, other: object): boolean {
  const values = new Map(Object.entries(one))
  const entries = Object.entries(other)
  return (
    entries.length === values.size &&
    entries.every(([key, value]) => Object.is(values.get(key), value))
  )
}
