import { halfWidth } from '@noren/contract/enquiry/half-width'
import { normalizePhone, PHONE_DIGITS, phoneAmongWords } from '@noren/contract/enquiry/phone'

/** A text with what is selected in it, in characters from the start. */
type Selected = { value: string; start: number; end: number }

/** What the phone box holds after an edit. */
type PhoneEdit = {
  value: string
  /** Where the caret stands, in characters from the start. */
  caret: number
  /** Whether something was left out because the box holds one number of ten digits. */
  refused: boolean
}

/**
 * Replaces the selection of the phone box by what was typed, pasted or dropped. The number is
 * brought to its form before the ten-character limit counts, so that a pasted 03-1234-5678 and the
 * eleventh digit of a mobile number lose nothing (readings A20). Of what still does not fit a whole
 * number stays; else words go before digits, and what stood in the box before what comes.
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

/** The three texts as one number, if they fit into the box. */
function fitting({ head, inserted, tail }: Texts): Omit<PhoneEdit, 'refused'> | null {
  const whole = normalizePhone(head + inserted + tail)
  const caret = whole.length - normalizePhone(tail).length
  return whole.length <= PHONE_DIGITS ? { value: whole, caret } : null
}

function digitsOf(text: string): string {
  return halfWidth(text).replace(/[^+0-9]/g, '')
}

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
