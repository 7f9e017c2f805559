import type { IncomingMessage } from 'node:http'
import { BODY_LIMIT_BYTES } from '@noren/contract/constants'
import { ENQUIRY_FIELDS, type Enquiry, type EnquiryProblems } from '@noren/contract/enquiry/fields'
import type { Language } from '@noren/contract/language'
import type { PublishedContent } from '../content/published-content.ts'
import { isCrossSite } from '../http/cross-site.ts'
import type { Headers } from '../http/headers.ts'
import { decodeUtf8, readBody } from '../http/read-body.ts'
import { canonicalPath } from '../pages/locate.ts'
import { type PageMaker, redirect, SENT_QUERY, serveForm } from '../pages/pages.ts'
import { ANSWERS, failedAnswer } from './answers.ts'
import { type Outcome, submitEnquiry } from './submit.ts'
import { type EnquiryIntake, RETRY_SECONDS } from './submit-call.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded(?: *; *charset=(?:"utf-8"|utf-8))?$/i

/** What the page says after a form was sent without the script. */
type Refusal = {
  status: number
  message?: string
  problems?: EnquiryProblems
  headers?: Headers
}

/**
 * The contact form without the script: the same rules and the same desk as the call, answered by a
 * page. A form that is taken leads to the confirmation by a redirect, so that reloading sends
 * nothing; one that is not comes back with everything that was typed.
 */
export async function submitForm(
  request: Request,
  incoming: IncomingMessage,
  {
    language,
    intake,
    maker,
    published,
  }: {
    language: Language
    intake: EnquiryIntake
    maker: PageMaker
    published: PublishedContent
  },
): Promise<Response> {
  const texts = ANSWERS[language]
  let values: Partial<Enquiry> = {}
  const refuse = ({ status, message, problems = {}, headers = {} }: Refusal): Response => {
    const form = { values, problems, ...(message && { message }) }
    return serveForm(request, { language, form, status, headers }, published, maker)
  }

  if (isCrossSite(request.headers, intake.origins)) {
    return refuse({ status: 403, message: texts.crossSite })
  }
  const isForm = FORM_TYPE.test(request.headers.get('content-type') ?? '')
  if (!isForm || request.headers.has('content-encoding')) {
    return refuse({ status: 415, message: texts.badForm })
  }
  const body = await readBody(incoming, BODY_LIMIT_BYTES)
  if (body === 'too-large') {
    return refuse({ status: 413, message: texts.tooLarge, headers: { Connection: 'close' } })
  }
  const text = body === 'aborted' ? null : decodeUtf8(body)
  if (text === null) return refuse({ status: 400, message: texts.badForm })

  const sent = new URLSearchParams(text)
  values = typedValues(sent)
  const traces = { website: sent.get('website') ?? '', elapsed: null }
  const sender = { client: intake.clientOf(incoming), language, key: null, traces }
  const outcome = await submitEnquiry(values, sender, intake)
  return outcome.kind === 'sent'
    ? redirect(confirmationPath(language), 303, intake.policy)
    : refuse(refusalOf(outcome, language, published))
}

/** Where the visitor reads that the form was taken. */
export function confirmationPath(language: Language): string {
  return `${canonicalPath({ route: 'contact', language })}${SENT_QUERY}#enquiry`
}

function typedValues(sent: URLSearchParams): Partial<Enquiry> {
  const values: Partial<Enquiry> = {}
  for (const field of ENQUIRY_FIELDS) {
    const value = sent.getAll(field).at(-1)
    if (value !== undefined) values[field] = value
  }
  return values
}

function refusalOf(
  outcome: Exclude<Outcome, { kind: 'sent' }>,
  language: Language,
  published: PublishedContent,
): Refusal {
  const texts = ANSWERS[language]
  switch (outcome.kind) {
    case 'invalid':
      return { status: 422, problems: outcome.problems }
    case 'key-used':
      return { status: 422, message: texts.keyUsed }
    case 'too-many': {
      const headers = { 'Retry-After': String(outcome.retryAfter) }
      return { status: 429, message: texts.tooMany, headers }
    }
    case 'failed':
      return {
        status: outcome.status,
        message: failedAnswer(language, published),
        headers: { 'Retry-After': RETRY_SECONDS },
      }
    case 'refused':
      return { status: outcome.status, message: outcome.message ?? texts.failed }
  }
}
