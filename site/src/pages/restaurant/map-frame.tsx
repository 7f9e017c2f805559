import { useLayoutEffect, useRef } from 'react'
import styles from './location-map.module.css'

/** A map that has not loaded this long after it came into view has failed (readings A13). */
const TIMEOUT_MS = 10_000

type MapFrameProps = {
  /** A canonical address from the contract's list of maps. */
  src: string
  title: string
  /** Called when the map is there. */
  onLoad: () => void
  /** Called when the browser says that the frame fails, or it has not loaded ten seconds after it came into view. */
  onFail: () => void
}

/** The frame itself, with no more rights than a map needs (docs/hostile-inputs.md#map-links). */
export function MapFrame({ src, title, onLoad, onFail }: MapFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Before the browser can report anything: an event that nobody hears is not repeated.
  useLayoutEffect(
    () => (frame.current ? watchFrame(frame.current, onLoad, onFail) : undefined),
    [onLoad, onFail],
  )
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      src={src}
    />
  )
}

/** React attaches no error listener to frames, and a frame that hangs fires no event. */
function watchFrame(frame: HTMLIFrameElement, load: () => void, fail: () => void): () => void {
  const done = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    seen.disconnect()
    timer = setTimeout(fail, TIMEOUT_MS)
  })
  const settle = () => {
    seen.disconnect()
    clearTimeout(timer)
  }
  // Without a network the browser "loads" its own error page into the frame. So it does for a map that
  // is blocked on the way, but hides the difference from the page: events and timings are the same.
  const loaded = () => {
    if (!navigator.onLine) return fail()
    settle()
    load()
  }
  frame.addEventListener('load', loaded, { signal: done.signal })
  frame.addEventListener('error', fail, { signal: done.signal })
  seen.observe(frame)
  return () => {
    settle()
    done.abort()
  }
}
