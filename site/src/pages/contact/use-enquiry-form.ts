import { checkEnquiry } from '@noren/contract/enquiry/check'
import { ENQUIRY_FIELDS, type Enquiry, type EnquiryProblems } from '@noren/contract/enquiry/fields'
import { TRAP_FIELD } from '@noren/contract/enquiry/submission'
import { type HtmlLang, LANGUAGE } from '@noren/contract/language'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#src/api/client.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { useToast } from '#src/ui/toast.tsx'
import { type Attempt, attemptFor } from './attempt.ts'
import { emptyBoxes, enquiryBox, typedEnquiry } from './enquiry-boxes.ts'
import type { FormState } from './form-state.ts'
import { type Receipt, submitEnquiry } from './submit-enquiry.ts'

/** What became of the last sending, in the language it was sent in. */
type Status = { tone: 'success' | 'error'; text: string; lang: HtmlLang; reference?: string }

/** Outlives the page: an enquiry left while it was on its way may have arrived all the same. */
let attempt: Attempt | null = null

/**
 * The life of the contact form: idle, sending, then success or error (CON-22 to CON-34). The boxes keep
 * their own values, so that what was typed before the script ran stays. Leaving the page calls a
 * sending off.
 *
 * @param outcome what holds the status; brought into view once there is one
 */
export function useEnquiryForm(
  form: RefObject<HTMLFormElement | null>,
  outcome: RefObject<HTMLElement | null>,
  initial: FormState | undefined,
) {
  const language = useLanguage()
  const { common, contact } = useBundle()
  const { show } = useToast()
  const { htmlLang } = LANGUAGE[language]
  const [problems, setProblems] = useState<EnquiryProblems>(initial?.problems ?? {})
  const [status, setStatus] = useState<Status | null>(() => statusFrom(initial))
  const [sending, setSending] = useState(false)
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  function statusFrom(state: FormState | undefined): Status | null {
    if (!state?.sent) {
      return state?.message ? { tone: 'error', text: state.message, lang: htmlLang } : null
    }
    const { reference } = state
    const text = state.message ?? contact.sent
    return { tone: 'success', text, lang: htmlLang, ...(reference && { reference }) }
  }

  function end(next: Omit<Status, 'lang'>) {
    leaving.current = null
    // Shown before it takes the focus, so that a screen reader finds it there.
    flushSync(() => {
      setSending(false)
      setStatus({ ...next, lang: htmlLang })
    })
    const { tone, text } = next
    show({ title: tone === 'success' ? common.success : common.error, description: text, tone })
    // The toast says the text; the focus, which the button lost when it was disabled, goes to what
    // follows it, or back to the button for another try.
    const after = outcome.current?.querySelector<HTMLElement>('[tabindex]')
    const button = form.current?.querySelector<HTMLElement>('[type=submit]')
    const target = after ?? button
    target?.focus({ preventScroll: true })
    outcome.current?.scrollIntoView({ block: 'center' })
  }

  async function send(element: HTMLFormElement, enquiry: Enquiry) {
    attempt = attemptFor(JSON.stringify(enquiry), attempt)
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setSending(true)
    setStatus(null)
    let receipt: Receipt
    try {
      const trap = enquiryBox(element, TRAP_FIELD)?.value ?? ''
      const signals = { [TRAP_FIELD]: trap, elapsed: Math.round(performance.now()) }
      receipt = await submitEnquiry({ attempt, language, signals, signal })
    } catch (error) {
      if (signal.aborted) return
      const text = (error instanceof ApiError && error.message) || contact.failed
      return end({ tone: 'error', text })
    }
    attempt = null
    emptyBoxes(element)
    const { message, reference } = receipt
    end({ tone: 'success', text: message ?? contact.sent, ...(reference && { reference }) })
  }

  return {
    problems,
    status,
    sending,
    /** Checks everything; with any problem nothing is sent and the first such box takes focus. */
    submit() {
      // The state would be a render late: two presses at once are one sending.
      if (!form.current || leaving.current) return
      const check = checkEnquiry(typedEnquiry(form.current))
      const found = check.ok ? {} : check.problems
      // Shown before the box takes the focus, so that a screen reader reads its message with it.
      flushSync(() => setProblems(found))
      if (check.ok) return void send(form.current, check.enquiry)
      setStatus(null)
      const first = ENQUIRY_FIELDS.find((field) => found[field])
      if (first) enquiryBox(form.current, first)?.focus()
    },
    /** Takes a field's message away once what is typed is right. */
    recheck() {
      if (!form.current || Object.keys(problems).length === 0) return
      const check = checkEnquiry(typedEnquiry(form.current))
      const left = check.ok ? {} : check.problems
      setProblems((shown) =>
        Object.fromEntries(
          ENQUIRY_FIELDS.flatMap((field) =>
            shown[field] && left[field] ? [[field, shown[field]]] : [],
          ),
        ),
      )
    },
  }
}
