import { type RefObject, useLayoutEffect, useRef } from 'react'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import { enquiryBox, typedForm, writeBox } from './enquiry-boxes.ts'
import { FORM_FIELDS } from './form-fields.ts'

/**
 * Puts the tab's draft back into the boxes when the form appears; what stands in a box already was
 * typed later, unless it is the subject the page came with. An enquiry that was just sent leaves
 * no draft. Returns what keeps the boxes as they are now; a subject nobody typed is no draft.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  sent: boolean,
  subject: string,
): () => void {
  const suggested = useRef(subject)

  useLayoutEffect(() => {
    if (sent) return clearDraft()
    const draft = readDraft()
    for (const field of FORM_FIELDS) {
      const box = form.current && enquiryBox(form.current, field)
      const value = draft[field]
      const isUntouched = box?.value === '' || box?.value === suggested.current
      if (box && value && isUntouched) writeBox(box, value)
    }
    // Keeps what was typed before the script ran, too.
    if (form.current) keep(form.current, suggested.current)
  }, [form, sent])

  return () => {
    if (form.current) keep(form.current, subject)
  }
}

function keep(form: HTMLFormElement, suggested: string): void {
  const typed = typedForm(form)
  saveDraft({ ...typed, subject: typed.subject === suggested ? '' : typed.subject })
}
