import { editPhone, type PhoneEdit, type Selected } from './phone-edit.ts'

/**
 * Keeps the phone box in its form. `beforeinput` sees the whole of what is typed or pasted;
 * `compositionend` what an input method made; `input` what comes without either, as from the
 * browser's own filling in. What needs no correction is left to the browser, so that undoing works.
 * Also brings to its form what stands in the box already. Returns what stops it.
 *
 * @param changed told what the box holds after each change
 */
export function listenToPhone(
  box: HTMLInputElement,
  changed: (edit: PhoneEdit) => void,
): () => void {
  const done = new AbortController()
  const { signal } = done
  let before = selected(box)
  let known: string | null = null

  function show(edit: PhoneEdit): void {
    known = edit.value
    if (box.value !== edit.value) {
      box.value = edit.value
      box.setSelectionRange(edit.caret, edit.caret)
      box.dispatchEvent(new Event('input', { bubbles: true }))
    }
    changed(edit)
  }

  function bringToForm(): void {
    const { value, start } = selected(box)
    show(editPhone({ value, start, end: start }, ''))
  }

  box.addEventListener(
    'beforeinput',
    (event) => {
      if (event.isComposing || event.data === null) return
      const { value, start, end } = selected(box)
      const edit = editPhone({ value, start, end }, event.data)
      if (edit.value === value.slice(0, start) + event.data + value.slice(end)) return
      event.preventDefault()
      show(edit)
    },
    { signal },
  )
  box.addEventListener(
    'compositionstart',
    () => {
      before = selected(box)
    },
    { signal },
  )
  box.addEventListener('compositionend', ({ data }) => show(editPhone(before, data)), { signal })
  box.addEventListener(
    'input',
    (event) => {
      const isComposing = event instanceof InputEvent && event.isComposing
      // What was shown by us a moment ago has been told already.
      if (!isComposing && box.value !== known) bringToForm()
    },
    { signal },
  )
  bringToForm()
  return () => done.abort()
}

function selected({ value, selectionStart, selectionEnd }: HTMLInputElement): Selected {
  const start = selectionStart ?? value.length
  return { value, start, end: selectionEnd ?? start }
}
