import { halfWidth } from '@noren/contract/enquiry/half-width'
import { normalizePhone, PHONE_DIGITS, phoneAmongWords } from '@noren/contract/enquiry/phone'

/** A text with its selection, in characters from the start. */
type Selected = { value: string; start: number; end: number }

type PhoneEdit = {
  value: string
  /** Position of the caret, in characters from the start. */
  caret: number
  /** Whether something was left out because the field holds one number of ten digits. */
  refused: boolean
}

/**
 * Replaces the selection of the phone field with what was typed, pasted or dropped. Normalizes the
 * number before the limit of ten characters counts, so that a pasted 03-1234-5678 and the eleventh
 * digit of a mobile number lose nothing (readings A20). If the text still does not fit, a whole
 * number stays; otherwise words are removed before digits, and new text before old text.
 */
export function editPhone({ value, start, end }: Selected, inserted: string): PhoneEdit {
  const texts = { head: value.slice(0, start), inserted, tail: value.slice(end) }
  const whole = fitting(texts)
  if (whole) return { ...whole, refused: false }
  const number = phoneAmongWords(texts.head + inserted + texts.tail)
  if (number) return { value: number, caret: PHONE_DIGITS, refused: true }

  const head = digitsOf(texts.head)
  const tail = digitsOf(texts.tail)
  const digits = digitsOf(inserted)
  const room = Math.max(0, PHONE_DIGITS - head.length - tail.length)
  const edit = fitting({ head, inserted: digits, tail }) ??
    fitting({ head, inserted: normalizePhone(digits).slice(0, room), tail }) ?? {
      value: (head + tail).slice(0, PHONE_DIGITS),
      caret: Math.min(head.length, PHONE_DIGITS),
    }
  return { ...edit, refused: true }
}

type Texts = { head: string; inserted: string; tail: string }

/** The three texts as one number, if they fit into the field. */
function fitting({ head, inserted, tail }: Texts): Omit<PhoneEdit, 'refused'> | null {
  const whole = normalizePhone(head + inserted + tail)
  const caret = whole.length - normalizePhone(tail).length
  return whole.length <= PHONE_DIGITS ? { value: whole, caret } : null
}

function digitsOf(text: string): string {
  return halfWidth(text).replace(/[^+0-9]/g, '')
}

/**
 * Keeps the number in the phone field normalized. `beforeinput` sees all that is typed or pasted,
 * `compositionend` the result of an input method, `input` what comes without either, such as
 * autofill. The browser handles what needs no correction, so that undo works. Also normalizes the
 * field's first value. Returns a function that stops listening.
 *
 * @param changed receives what the field holds after each change
 */
export function listenToPhone(
  input: HTMLInputElement,
  changed: (edit: PhoneEdit) => void,
): () => void {
  const done = new AbortController()
  const { signal } = done
  let before = selected(input)
  let known: string | null = null

  function show(edit: PhoneEdit): void {
    known = edit.value
    if (input.value !== edit.value) {
      input.value = edit.value
      input.setSelectionRange(edit.caret, edit.caret)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    changed(edit)
  }

  function bringToForm(): void {
    const { value, start } = selected(input)
    show(editPhone({ value, start, end: start }, ''))
  }

  input.addEventListener(
    'beforeinput',
    (event) => {
      if (event.isComposing || event.data === null) return
      const { value, start, end } = selected(input)
      const edit = editPhone({ value, start, end }, event.data)
      if (edit.value === value.slice(0, start) + event.data + value.slice(end)) return
      event.preventDefault()
      show(edit)
    },
    { signal },
  )
  input.addEventListener(
    'compositionstart',
    () => {
      before = selected(input)
    },
    { signal },
  )
  input.addEventListener('compositionend', ({ data }) => show(editPhone(before, data)), { signal })
  input.addEventListener(
    'input',
    (event) => {
      const isComposing = event instanceof InputEvent && event.isComposing
      // Our own change has been reported already.
      if (!isComposing && input.value !== known) bringToForm()
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
