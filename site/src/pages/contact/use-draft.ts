import { ENQUIRY_FIELDS } from '@noren/contract/enquiry/fields'
import { type RefObject, useLayoutEffect } from 'react'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import { enquiryBox, typedEnquiry } from './enquiry-boxes.ts'

/**
 * Puts the tab's draft back into the empty boxes when the form appears; what stands in a box
 * already was typed later. An enquiry that was just sent leaves no draft.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, sent: boolean): void {
  useLayoutEffect(() => {
    if (sent) return clearDraft()
    const draft = readDraft()
    for (const field of ENQUIRY_FIELDS) {
      const box = form.current && enquiryBox(form.current, field)
      const value = draft[field]
      if (box && value && box.value === '') box.value = value
    }
    // Keeps what was typed before the script ran, too.
    if (form.current) saveDraft(typedEnquiry(form.current))
  }, [form, sent])
}
