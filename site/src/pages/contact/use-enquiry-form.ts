import { checkEnquiry } from '@noren/contract/enquiry/check'
import { ENQUIRY_FIELDS, type Enquiry, type EnquiryProblems } from '@noren/contract/enquiry/fields'
import { type HtmlLang, LANGUAGE } from '@noren/contract/language'
import { type RefObject, useRef, useState } from 'react'
import { ApiError } from '#src/api/client.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { useToast } from '#src/ui/toast.tsx'
import { type Attempt, attemptFor } from './attempt.ts'
import { clearDraft } from './draft.ts'
import { enquiryBox, typedEnquiry } from './enquiry-boxes.ts'
import type { FormState } from './form-state.ts'
import { submitEnquiry } from './submit-enquiry.ts'

/** What became of the last sending, in the language it was sent in. */
type Status = { tone: 'success' | 'error'; text: string; lang: HtmlLang }

/**
 * The life of the contact form: idle, sending, then success or error (spec §4). The boxes keep
 * their own values, so that what was typed before the script ran stays.
 */
export function useEnquiryForm(
  form: RefObject<HTMLFormElement | null>,
  initial: FormState | undefined,
) {
  const language = useLanguage()
  const { common, contact } = useBundle()
  const { show } = useToast()
  const { htmlLang } = LANGUAGE[language]
  const [problems, setProblems] = useState<EnquiryProblems>(initial?.problems ?? {})
  const [status, setStatus] = useState<Status | null>(() => statusFrom(initial))
  const [sending, setSending] = useState(false)
  const attempt = useRef<Attempt | null>(null)

  function statusFrom(state: FormState | undefined): Status | null {
    if (state?.sent) return { tone: 'success', text: contact.sent, lang: htmlLang }
    return state?.message ? { tone: 'error', text: state.message, lang: htmlLang } : null
  }

  function end(tone: Status['tone'], text: string) {
    setSending(false)
    setStatus({ tone, text, lang: htmlLang })
    show({
      title: tone === 'success' ? common.success : common.error,
      description: text,
      tone,
    })
  }

  async function send(element: HTMLFormElement, enquiry: Enquiry) {
    attempt.current = attemptFor(JSON.stringify(enquiry), attempt.current)
    setSending(true)
    setStatus(null)
    try {
      const message = await submitEnquiry(attempt.current, language, {
        website: enquiryBox(element, 'website')?.value ?? '',
        elapsed: Math.round(performance.now()),
      })
      attempt.current = null
      element.reset()
      clearDraft()
      end('success', message ?? contact.sent)
    } catch (error) {
      end('error', (error instanceof ApiError && error.message) || contact.failed)
    }
  }

  return {
    problems,
    status,
    sending,
    /** Checks everything; with any problem nothing is sent and the first such box takes focus. */
    submit() {
      if (!form.current || sending) return
      const check = checkEnquiry(typedEnquiry(form.current))
      setProblems(check.ok ? {} : check.problems)
      if (check.ok) return void send(form.current, check.enquiry)
      setStatus(null)
      const first = ENQUIRY_FIELDS.find((field) => check.problems[field])
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
