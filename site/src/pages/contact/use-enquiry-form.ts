import { checkEnquiry } from '@noren/contract/enquiry/check'
import type { Enquiry } from '@noren/contract/enquiry/fields'
import { TRAP_FIELD } from '@noren/contract/enquiry/submission'
import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { readObject } from '@noren/contract/json'
import { type HtmlLang, LANGUAGE } from '@noren/contract/language'
import type { TableProblems } from '@noren/contract/reservation/chosen'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#src/api/client.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { useToast } from '#src/ui/toast.tsx'
import { sentFile } from '../part-files.ts'
import { emptyFields, enquiryField, isAddress, typedForm } from './enquiry-fields.ts'
import { FORM_FIELDS, type FormProblems, inOrder, type Typed } from './form-fields.ts'
import type { FormState } from './form-state.ts'
import { type Attempt, attemptFor, type Receipt, submitEnquiry } from './submit-enquiry.ts'
import type { Asked } from './table-request.ts'

/** Result of the last sending, in the language it was sent in. */
type Status = {
  tone: 'success' | 'error'
  text: string
  lang: HtmlLang
  reference?: string
  link?: string
  /** Whether the visitor requested a table. */
  asked?: boolean
}

type Tables = {
  /** Reads the requested table from what was typed. */
  ask: (typed: Typed) => Asked
  /**
   * Finds a refused call's problems with the table: its days may have changed since the page
   * loaded.
   */
  refused: (messages: unknown) => Promise<TableProblems>
}

/**
 * Outlives the page: an enquiry may have arrived even if the visitor left while it was being sent.
 */
let attempt: Attempt | null = null

/**
 * The life of the contact form: idle, sending, then success or error (CON-22 to CON-34). The fields
 * keep their own values, so that what was typed before the script ran stays. Leaving the page
 * aborts a sending.
 *
 * @param outcome the element with the status; scrolled into view once there is one
 */
export function useEnquiryForm(
  form: RefObject<HTMLFormElement | null>,
  outcome: RefObject<HTMLElement | null>,
  initial: FormState | undefined,
  { ask, refused }: Tables,
) {
  const language = useLanguage()
  const { common, contact } = useBundle()
  const { show } = useToast()
  const { htmlLang } = LANGUAGE[language]
  const [problems, setProblems] = useState<FormProblems>(initial?.problems ?? {})
  const [status, setStatus] = useState<Status | null>(() => statusFrom(initial))
  const [sending, setSending] = useState(false)
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  function statusFrom(state: FormState | undefined): Status | null {
    if (!state?.sent) {
      return state?.message ? { tone: 'error', text: state.message, lang: htmlLang } : null
    }
    const { reference, link, asked = false } = state
    const text = state.message ?? contact.sent
    const kept = { ...(reference && { reference }), ...(link && { link }) }
    return { tone: 'success', text, lang: htmlLang, asked, ...kept }
  }

  function end(next: Omit<Status, 'lang'>) {
    leaving.current = null
    // Rendered before it takes the focus, so that a screen reader finds it there.
    flushSync(() => {
      setSending(false)
      setStatus({ ...next, lang: htmlLang })
    })
    const { tone, text } = next
    show({ title: tone === 'success' ? common.success : common.error, description: text, tone })
    // The toast says the text. The button lost the focus when it was disabled: the focus moves to
    // what follows the status, or back to the button for another try.
    const after = outcome.current?.querySelector<HTMLElement>('[tabindex]')
    const button = form.current?.querySelector<HTMLElement>('[type=submit]')
    const target = after ?? button
    target?.focus({ preventScroll: true })
    outcome.current?.scrollIntoView({ block: 'center' })
  }

  function look(element: HTMLFormElement) {
    const { typed, table, problems } = ask(typedForm(element))
    const check = checkEnquiry(typed, isAddress)
    const found = inOrder({ ...(!check.ok && check.problems), ...problems })
    return { found, enquiry: check.ok && !problems ? check.enquiry : null, table }
  }

  /** Shows what is wrong beside its fields; the first of them takes the focus. */
  function point(found: FormProblems) {
    // Rendered before the field takes the focus, so that a screen reader reads its message with it.
    flushSync(() => {
      setSending(false)
      setStatus(null)
      setProblems(found)
    })
    const first = FORM_FIELDS.find((field) => found[field])
    form.current?.querySelector<HTMLElement>(`#enquiry-${first}`)?.focus()
  }

  async function send(element: HTMLFormElement, enquiry: Enquiry, table?: TableRequest) {
    attempt = attemptFor(JSON.stringify(enquiry), attempt)
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setSending(true)
    setStatus(null)
    let receipt: Receipt
    try {
      const trap = enquiryField(element, TRAP_FIELD)?.value ?? ''
      const signals = { [TRAP_FIELD]: trap, elapsed: Math.round(performance.now()) }
      receipt = await submitEnquiry({ attempt, table, language, signals, signal })
    } catch (error) {
      const known = error instanceof ApiError ? error : null
      const found = known ? await refused(readObject(known.body).errors) : {}
      if (signal.aborted) return
      if (Object.keys(found).length > 0) {
        leaving.current = null
        return point(found)
      }
      return end({ tone: 'error', text: known?.message || contact.failed })
    }
    attempt = null
    // Without this file only the server's message shows.
    const sent = await sentFile.load().catch(() => null)
    emptyFields(element)
    const { message, reference, link, withoutTable } = receipt
    if (reference) sent?.nameAddress(element, reference, link)
    end({
      tone: 'success',
      text: message ?? contact.sent,
      asked: !!table && !withoutTable,
      ...(reference && { reference }),
      ...(link && { link }),
    })
  }

  return {
    problems,
    status,
    sending,
    /** Checks everything; with any problem nothing is sent and the first such field takes focus. */
    submit() {
      // A ref, since the state changes a render later: two quick presses must send once.
      if (!form.current || leaving.current) return
      const { found, enquiry, table } = look(form.current)
      if (!enquiry) return point(found)
      setProblems(found)
      void send(form.current, enquiry, table)
    },
    /** Removes a field's message once its value is right. */
    recheck() {
      if (!form.current || Object.keys(problems).length === 0) return
      const { found } = look(form.current)
      setProblems((shown) =>
        Object.fromEntries(Object.entries(shown).filter(([field]) => field in found)),
      )
    },
  }
}
