'use client'

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  label: string
  /** Of one sheet. */
  widthMm: number
  /** The restaurant's colour, as CSS. */
  accent: string
  children: ReactNode
}

/** A CSS pixel is a 96th of an inch. */
const PIXELS_PER_MM = 96 / 25.4

/** Sheets at their size on paper, or smaller where the screen is narrower than they are. */
export function Paper({ label, widthMm, accent, children }: Props) {
  const place = useRef<HTMLElement>(null)
  const [zoom, setZoom] = useState(1)
  useEffect(() => {
    const area = place.current
    if (!area) return
    const fit = () => setZoom(Math.min(1, area.clientWidth / (widthMm * PIXELS_PER_MM)))
    const watch = new ResizeObserver(fit)
    watch.observe(area)
    return () => watch.disconnect()
  }, [widthMm])
  return (
    <section
      aria-label={label}
      className="desk-paper"
      ref={place}
      style={Object.assign<CSSProperties, object>({}, { '--accent': accent, '--zoom': zoom })}
    >
      {children}
    </section>
  )
}
