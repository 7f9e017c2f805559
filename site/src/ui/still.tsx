import { type ComponentType, useEffect, useReducer, useRef, useSyncExternalStore } from 'react'
import type { LazyFile } from '#src/lazy-files.ts'
import { useLocation } from '#src/navigation/location.ts'
import { watchPictures } from './loading-pictures.ts'
import styles from './still.module.css'

/** One object for all, so that React never sees it change and writes it nowhere. */
const AS_WRITTEN = { __html: '' }

/**
 * A part that only shows, from a file that a page's document does not need: the browser leaves the
 * HTML the server wrote, and draws the part when the address or a property becomes another one,
 * when a picture in it fails, or when nothing stands there (decision 039). It may use its properties,
 * the address with its language, the language's texts and the company, and nothing else that
 * changes; what is pressed, asked or awaited is no still part.
 */
export function still<Parts, Properties extends object>(
  file: LazyFile<Parts>,
  part: (parts: Parts) => ComponentType<Properties>,
): ComponentType<Properties> {
  return function Still(properties: Properties) {
    const parts = file.content()
    const now = { ...properties, pathname: useLocation().pathname }
    // What the server's HTML was written from, for as long as it stands.
    const written = useRef<object>(null)
    if (parts && written.current && !isSame(written.current, now)) written.current = null
    // React reads the second only on the server, which has all files, and in taking over a page.
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
      // Without a network what stands there stays.
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
