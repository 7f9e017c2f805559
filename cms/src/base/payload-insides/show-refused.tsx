'use client'

import {
  useForm,
  useFormBackgroundProcessing,
  useFormFields,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { type Goal, keepInSight, onceSightIsKnown } from '../ui/keep-in-sight.ts'

/** The message at a field: Payload's, or that of our own fields. */
const MESSAGE = '.field-error, .desk-box__refused'
/** And Payload's marks of elements with something refused inside. */
const MARKED = `[class*="--has-error"], .collapsible--style-error, ${MESSAGE}`
const FOLDED = '.collapsible--collapsed'
const CONTROL = 'input, textarea, select, button'
/** What is written on another screen has a link there. */
const WAY = 'a[href]'

/** How often to look at the form: its parts are drawn only once they are in sight. */
const LOOKS = 300

/** Beside a form's buttons: goes to the first field that a save was refused for, however far away or folded. */
export function ShowRefused() {
  const place = useRef<HTMLSpanElement>(null)
  const { getFields } = useForm()
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const wasProcessing = useRef(false)
  useKeptRefusals()

  useEffect(() => {
    const isAnswered = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    const isRefused = refusalsIn(getFields()).length > 0
    const form = place.current?.closest('form')
    if (!isAnswered || !isSubmitted || !isRefused || !form) return
    const leaving = new AbortController()
    void keepInSight(() => goalAt(deepest(form)), LOOKS, leaving.signal)
    return () => leaving.abort()
  }, [isProcessing, isSubmitted, getFields])
  return <span hidden ref={place} />
}

/**
 * Payload also validates on the server a moment before a publish, and takes that answer as newer when it
 * arrives after the refusal. An autosave, which refuses nothing, removes all refusals too. This shows those
 * again whose values are unchanged: once after a save, since Payload may also remove one with good reason.
 */
function useKeptRefusals(): void {
  const { dispatchFields, getFields, setSubmitted } = useForm()
  const isProcessing = useFormProcessing()
  const isSaving = useFormBackgroundProcessing()
  const refused = useFormFields(([fields]) =>
    refusalsIn(fields)
      .map(({ path }) => path)
      .join(),
  )
  const kept = useRef<Refusal[]>([])
  const hasSaved = useRef(false)

  useEffect(() => {
    if (isProcessing) kept.current = []
    if (isProcessing || isSaving) {
      hasSaved.current = true
      return
    }
    const fields = getFields()
    const errors = hasSaved.current
      ? kept.current.filter(
          ({ path, message, value }) =>
            fields[path]?.valid !== false &&
            fields[path]?.errorMessage === message &&
            fields[path].value === value,
        )
      : []
    if (errors.length === 0) {
      kept.current = refusalsIn(fields).map(
        (refusal) => alreadyIn(kept.current, refusal) ?? refusal,
      )
      return
    }
    hasSaved.current = false
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
    setSubmitted(true)
  }, [isProcessing, isSaving, refused, dispatchFields, getFields, setSubmitted])
}

/**
 * The same refusal with the value it was first said for: an answer that staff overtook repeats it for the value
 * they have put right since.
 */
function alreadyIn(kept: readonly Refusal[], { path, message }: Refusal): Refusal | undefined {
  return kept.find((refusal) => refusal.path === path && refusal.message === message)
}

type Refusal = { path: string; message: string; value: unknown }

function refusalsIn(fields: FormState): Refusal[] {
  return Object.entries(fields).flatMap(([path, { valid, errorMessage = '', value }]) =>
    valid === false ? [{ path, message: errorMessage, value }] : [],
  )
}

/** Goes to the refused field with this path, or to the table of ours that shows it. */
export function goToRefused(path: string): void {
  const find = () => {
    const part = partAt(path)
    return part && goalAt(deepest(part) ?? part)
  }
  void keepInSight(find, LOOKS, new AbortController().signal)
}

/** What is drawn of a field by now: itself, or the row or part that it will be drawn in. */
function partAt(path: string): Element | null {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length -= 1) {
    const [around, last] = [steps.slice(0, length - 1), steps[length - 1]]
    const field = document.getElementById(`field-${[...around, last].join('__')}`)
    const row = document.getElementById(`${around.join('-')}-row-${last}`)
    if (field ?? row) return field?.closest('.field-type') ?? field ?? row
  }
  return null
}

/** The part, once what is folded around it is open. */
function goalAt(part: Element | null): Goal | null {
  for (let fold = part?.closest(FOLDED); fold; fold = outerFold(fold)) {
    unfold(fold)
  }
  // A part that was folded a moment ago has no position yet.
  if (!part?.checkVisibility()) return null
  const field = part.closest('.field-type')
  if (!(part.matches(MESSAGE) || part === field)) return { part }
  const focused =
    field?.querySelector<HTMLElement>(CONTROL) ?? field?.querySelector<HTMLElement>(WAY) ?? null
  return { part, focused }
}

/** What is to be unfolded: the form is looked at again before it is. */
const opening = new WeakSet<Element>()

function unfold(fold: Element): void {
  if (opening.has(fold)) return
  opening.add(fold)
  onceSightIsKnown(fold, () => {
    opening.delete(fold)
    if (fold.matches(FOLDED)) fold.querySelector<HTMLElement>('.collapsible__toggle')?.click()
  })
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
