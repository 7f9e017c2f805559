import type { IncomingMessage } from 'node:http'
import { SUBMISSION_HEADERS } from '@noren/contract/enquiry/submission'
import { readTableRequest } from '@noren/contract/enquiry/table-request'
import { isObject, parseJsonOnce, readText } from '@noren/contract/json'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import { parseUrl } from '@noren/contract/url'
import { enquiryMessages } from '#src/pages/contact/form-fields.ts'
import { tableMessages } from '#src/pages/contact/table-request.ts'
import { languageOf } from '#src/routes/paths.ts'
import type { PublishedContent } from '../../content/published-content.ts'
import { isCrossSite } from '../../http/request/cross-site.ts'
import { BODY_LIMIT_BYTES, decodeUtf8, readBody } from '../../http/request/read-body.ts'
import type { HeaderPolicy } from '../../http/response/headers.ts'
import { type ApiProblem, json, problem } from '../../http/response/json-response.ts'
import { ANSWERS, type AnswerName, failedAnswer, tooManyAnswer } from './answers.ts'
import type { Outcome } from './outcomes.ts'
import { type RequestedTable, requestedTable } from './requested-table.ts'
import { type Intake, linkTo, readSignals, submitEnquiry } from './submit.ts'

/** What accepting enquiries needs, fixed for the process. */
export type EnquiryIntake = Intake & {
  policy: HeaderPolicy
  /** Our own origins. */
  origins: readonly string[]
  clientOf: (incoming: IncomingMessage) => string
  /** ms since 1970. */
  now: () => number
}

/** Seconds after which a visitor may try again. */
export const RETRY_SECONDS = '5'

const KEY = /^[A-Za-z0-9_-]{1,64}$/
/** JSON, and no other spelling: `application/json\t;x` is what attackers send (E30). */
const JSON_TYPE = /^application\/json(?: *; *charset=(?:"utf-8"|utf-8))?$/i

/** The call that sends an enquiry (API-15 to API-17), `POST /api/contact-submission/create-submission`. */
export async function submitCall(
  request: Request,
  incoming: IncomingMessage,
  intake: EnquiryIntake,
  published: PublishedContent,
): Promise<Response> {
  const { policy } = intake
  const language = languageOfRequest(request)
  const refuse = (status: number, answer: AnswerName, close = false): Response =>
    problem(policy, status, ANSWERS[language][answer], close ? { Connection: 'close' } : {})

  if (isCrossSite(request.headers, intake.origins)) return refuse(403, 'crossSite')
  const isJson = JSON_TYPE.test(request.headers.get('content-type') ?? '')
  if (!isJson || request.headers.has('content-encoding')) return refuse(415, 'notJson')
  const key = request.headers.get(SUBMISSION_HEADERS.key)
  if (key !== null && !KEY.test(key)) return refuse(400, 'badKey')

  const body = await readBody(incoming, BODY_LIMIT_BYTES)
  if (body === 'too-large') return refuse(413, 'tooLarge', true)
  if (body === 'aborted') return refuse(400, 'badJson', true)
  const raw = parseJsonOnce(decodeUtf8(body) ?? '')
  if (!isObject(raw)) return refuse(400, 'badJson')

  const client = intake.clientOf(incoming)
  const signals = readSignals(request.headers.get(SUBMISSION_HEADERS.signals))
  const header = request.headers.get(SUBMISSION_HEADERS.table) ?? ''
  const message = readText(raw.message)
  const requested = requestedTable(readTableRequest(header), message, published, intake.now())
  const outcome = await submitEnquiry(raw, { client, language, key, signals }, intake, requested)
  const link = linkTo(outcome, language, intake)
  return answer(outcome, requested, { language, link, published, policy })
}

function answer(
  outcome: Outcome,
  { inVain, instead }: RequestedTable,
  {
    language,
    link,
    published,
    policy,
  }: {
    language: Language
    link: string | null
    published: PublishedContent
    policy: HeaderPolicy
  },
): Response {
  const texts = ANSWERS[language]
  switch (outcome.kind) {
    case 'sent': {
      const { reference, message = texts.sent } = outcome
      return json(policy, 201, {
        success: true,
        message: inVain ? texts.sentWithoutTable : message,
        ...(reference && { reference }),
        ...(link !== null && { link }),
        ...(inVain && { withoutTable: true }),
      })
    }
    case 'invalid': {
      const errors = {
        ...enquiryMessages(outcome.problems, language),
        ...tableMessages(outcome.problems, language),
      }
      const said = [...Object.values(errors), ...(instead ? [instead(language)] : [])]
      const message = said.filter(Boolean).join(texts.between)
      return json(policy, 422, { success: false, message, errors } satisfies ApiProblem)
    }
    case 'key-used':
      return problem(policy, 422, texts.keyUsed)
    case 'too-many': {
      const { retryAfter } = outcome
      const message = tooManyAnswer(language, published, retryAfter)
      return problem(policy, 429, message, { 'Retry-After': String(retryAfter) })
    }
    case 'failed': {
      const message = failedAnswer(language, published)
      return problem(policy, outcome.status, message, { 'Retry-After': RETRY_SECONDS })
    }
    case 'refused':
      return problem(policy, outcome.status, outcome.message ?? texts.failed)
  }
}

/** The language to answer in: the header, else that of the page it was sent from (hostile inputs E60). */
function languageOfRequest(request: Request): Language {
  const header = request.headers.get(SUBMISSION_HEADERS.language)
  const named = LANGUAGES.find((language) => language === header)
  if (named) return named
  const referer = parseUrl(request.headers.get('referer') ?? '')
  return referer ? languageOf(referer.pathname) : DEFAULT_LANGUAGE
}
