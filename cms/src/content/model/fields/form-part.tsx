'use client'

import { useTranslation } from '@payloadcms/ui'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { keepInSight } from '../../../base/ui/keep-in-sight.ts'
import { say, type Words } from '../../../base/words.ts'

/** A part of a long form. */
export type PartOfForm = { id: string; words: Words }

/** The heading of a part. */
export function FormPart({ id, words }: PartOfForm) {
  const { i18n } = useTranslation()
  return (
    <h2 className="desk-part" id={id}>
      {say({ i18n }, words)}
    </h2>
  )
}

/** How many times to look for a part: a large form takes a moment to draw what comes before. */
const LOOKS = 60

/** Links to the parts of a form, which stay in view. */
export function FormParts({ parts }: { parts: readonly PartOfForm[] }) {
  const { i18n } = useTranslation()
  const current = useCurrent(parts)
  const leaving = useRef(new AbortController())
  useEffect(() => () => leaving.current.abort(), [])

  function go(event: MouseEvent, id: string): void {
    event.preventDefault()
    leaving.current.abort()
    leaving.current = new AbortController()
    const heading = document.getElementById(id)
    void keepInSight(
      () => heading && { part: heading, focused: null, block: 'start' },
      LOOKS,
      leaving.current.signal,
    )
  }

  return (
    <nav aria-label={say({ i18n }, PARTS)} className="desk-parts">
      {parts.map(({ id, words }) => (
        <a
          aria-current={id === current ? 'location' : undefined}
          href={`#${id}`}
          key={id}
          onClick={(event) => go(event, id)}
        >
          {say({ i18n }, words)}
        </a>
      ))}
    </nav>
  )
}

const PARTS: Words = { en: 'Parts of this form', ja: 'この画面の項目' }

/** The part in view: the last whose heading has reached the upper third of the window. */
function useCurrent(parts: readonly PartOfForm[]): string | undefined {
  const [current, setCurrent] = useState(parts[0]?.id)
  useEffect(() => {
    const look = () => {
      const reached = parts.findLast(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < window.innerHeight / 3
      })
      setCurrent((reached ?? parts[0])?.id)
    }
    look()
    // The form scrolls in a box of its own beside the preview, whose event does not bubble.
    window.addEventListener('scroll', look, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', look, { capture: true })
  }, [parts])
  return current
}
