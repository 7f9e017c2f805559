import { PHONE_DIGITS } from '@noren/contract/constants'
import { looksLikeCutMobile } from '@noren/contract/enquiry/phone'
import { useEffect, useRef, useState } from 'react'
import { useBundle } from '#src/language/use-bundle.ts'
import { TextField } from './field.tsx'
import { editPhone, type PhoneEdit } from './phone-edit.ts'

type PhoneFieldProps = {
  label: string
  placeholder: string | undefined
  defaultValue: string | undefined
  error: string | undefined
}

/**
 * The phone box: ten characters, digits normalised as they come in, and a hint where a number may
 * lack a digit (readings A20).
 */
export function PhoneField(props: PhoneFieldProps) {
  const { contact } = useBundle()
  const input = useRef<HTMLInputElement>(null)
  const [hint, setHint] = useState<'eleventh' | 'mobile' | null>(null)

  useEffect(() => {
    const box = input.current
    if (!box) return
    const hintFor = (refused: boolean) =>
      setHint(refused ? 'eleventh' : looksLikeCutMobile(box.value) ? 'mobile' : null)
    return listen(box, hintFor)
  }, [])

  return (
    <TextField
      {...props}
      ref={input}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={PHONE_DIGITS}
      hint={
        hint === 'eleventh'
          ? contact.phoneEleventh
          : hint === 'mobile'
            ? contact.phoneMobile
            : undefined
      }
    />
  )
}

/**
 * `beforeinput` sees the whole of what is pasted, before the browser cuts it to ten characters;
 * `input` sees what comes without it, from an input method or the browser's own filling in. What
 * needs no correction is left to the browser, so that undoing works.
 */
function listen(box: HTMLInputElement, changed: (refused: boolean) => void): () => void {
  const done = new AbortController()
  const { signal } = done
  box.addEventListener(
    'beforeinput',
    (event) => {
      if (event.isComposing || event.data === null) return
      const start = box.selectionStart ?? box.value.length
      const end = box.selectionEnd ?? start
      const edited = editPhone({ value: box.value, start, end }, event.data)
      if (edited.value === box.value.slice(0, start) + event.data + box.value.slice(end)) return
      event.preventDefault()
      write(box, edited)
      box.dispatchEvent(new Event('input', { bubbles: true }))
      changed(edited.refused)
    },
    { signal },
  )
  box.addEventListener(
    'input',
    (event) => {
      if (event instanceof InputEvent && event.isComposing) return
      const caret = box.selectionStart ?? box.value.length
      const edited = editPhone({ value: box.value, start: caret, end: caret }, '')
      if (edited.value !== box.value) write(box, edited)
      changed(edited.refused)
    },
    { signal },
  )
  box.form?.addEventListener('reset', () => changed(false), { signal })
  return () => done.abort()
}

function write(box: HTMLInputElement, { value, caret }: PhoneEdit): void {
  box.value = value
  box.setSelectionRange(caret, caret)
}
