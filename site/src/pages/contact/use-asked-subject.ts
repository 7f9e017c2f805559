import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from '#src/navigation/location.ts'
import { enquiryBox } from './enquiry-boxes.ts'

/**
 * Writes the subject a link asks for (`?subject=…`) into its box while that is empty. The server
 * knows nothing of it: the page is one, whatever the subject.
 */
export function useAskedSubject(form: RefObject<HTMLFormElement | null>): void {
  const { search } = useLocation()
  useLayoutEffect(() => {
    const subject = new URLSearchParams(search).get('subject')
    const box = form.current && enquiryBox(form.current, 'subject')
    if (subject && box && box.value === '') box.value = subject
  }, [form, search])
}
