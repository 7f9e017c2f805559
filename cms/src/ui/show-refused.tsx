'use client'

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** What Payload marks: parts with something refused inside, and what is said at a field. */
const MARKED = '[class*="--has-error"], .collapsible--style-error, .field-error'
const FOLDED = '.collapsible--collapsed'
const CONTROL = 'input, textarea, select, button'
/** What is written on another screen has the way there. */
const WAY = 'a[href]'

/** How many times the form is looked at, each before it is drawn: parts come once they are in sight. */
const LOOKS = 60

/** Beside a form's buttons: goes to the first field that a save was refused for, however far away or folded. */
export function ShowRefused() {
  const place = useRef<HTMLSpanElement>(null)
  const { getFields } = useForm()
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()

  useEffect(() => {
    const isRefused = Object.values(getFields()).some(({ valid }) => valid === false)
    const form = place.current?.closest('form')
    if (isProcessing || !isSubmitted || !isRefused || !form) return
    const leaving = new AbortController()
    void goToRefused(form, leaving.signal)
    return () => leaving.abort()
  }, [isProcessing, isSubmitted, getFields])
  return <span hidden ref={place} />
}

async function goToRefused(form: HTMLFormElement, leaving: AbortSignal): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await new Promise(requestAnimationFrame)
    const marked = deepest(form)
    if (leaving.aborted) return
    if (!marked) continue
    for (let part = marked.closest(FOLDED); part; part = outerFold(part)) {
      part.querySelector<HTMLElement>('.collapsible__toggle')?.click()
    }
    // A part that was folded a moment ago has no place yet.
    if (!marked.checkVisibility()) continue
    marked.scrollIntoView({ block: 'center' })
    if (!marked.matches('.field-error')) continue
    const field = marked.closest('.field-type')
    const target =
      field?.querySelector<HTMLElement>(CONTROL) ?? field?.querySelector<HTMLElement>(WAY)
    return target?.focus({ preventScroll: true })
  }
}

const outerFold = (part: Element) => part.parentElement?.closest(FOLDED) ?? null

/** The first marked part of a form, or the first inside it, and so on. */
function deepest(form: Element): Element | null {
  let found: Element | null = null
  for (let inside = form.querySelector(MARKED); inside; inside = inside.querySelector(MARKED)) {
    found = inside
  }
  return found
}
