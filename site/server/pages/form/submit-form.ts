import type { IncomingMessage } from 'node:http'
import { readEmail } from '@noren/contract/enquiry/email-as-typed'
import { normalizePhone } from '@noren/contract/enquiry/phone'
import { TRAP_FIELD } from '@noren/contract/enquiry/submission'
import { readTableRequest } from '@noren/contract/enquiry/table-request'
import { eachOf } from '@noren/contract/fields'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { type Language, type PerLanguage, perLanguage } from '@noren/contract/language'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { markedText } from '#src/language/marked-text.ts'
import { FORM_FIELDS, type Typed } from '#src/pages/contact/form-fields.ts'
import { type Asked, askFor, inWords } from '#src/pages/contact/table-request.ts'
import type { PublishedContent } from '../../content/published-content.ts'
import {
  ANSWERS,
  type AnswerName,
  failedAnswer,
  tooManyAnswer,
} from '../../enquiries/intake/answers.ts'
import { isTooSoon } from '../../enquiries/intake/dish-order.ts'
import type { Outcome } from '../../enquiries/intake/outcomes.ts'
import {
  isAwayFor,
  type RequestedTable,
  restaurantWithTables,
  TOO_SOON,
} from '../../enquiries/intake/requested-table.ts'
import { linkTo, submitEnquiry } from '../../enquiries/intake/submit.ts'
import { type EnquiryIntake, RETRY_SECONDS } from '../../enquiries/intake/submit-call.ts'
import { isCrossSite } from '../../http/request/cross-site.ts'
import { BODY_LIMIT_BYTES, decodeUtf8, readBody } from '../../http/request/read-body.ts'
import type { Headers } from '../../http/response/headers.ts'
import { type PageMaker, redirect, serveForm } from '../pages.ts'
import { draftPath, sentPath } from './outcome-page.ts'
import type { RefusedForm, RefusedForms } from './refused-forms.ts'
import type { Thanks } from './thanks.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded(?: *; *charset=(?:"utf-8"|utf-8))?$/i

const MOST_PARTS = 200

/**
 * The contact form without the script: the same rules and the same destination as the call, answered by a
 * page. Accepted or not, a readable form is answered by a redirect, so that going back, reloading and the
 * language toggle send nothing again; the page it leads to shows everything that was typed. An unreadable
 * form is refused directly.
 */
export async function submitForm(
  request: Request,
  incoming: IncomingMessage,
  {
    language,
    intake,
    refusedForms,
    thanks,
    maker,
    published,
  }: {
    language: Language
    intake: EnquiryIntake
    refusedForms: RefusedForms
    thanks: Thanks
    maker: PageMaker
    published: PublishedContent
  },
): Promise<Response> {
  const refuse = (status: number, answer: AnswerName, headers: Headers = {}): Response => {
    const form = { values: {}, problems: {}, message: ANSWERS[language][answer] }
    return serveForm(request, { language, form, status, headers }, published, maker)
  }

  if (isCrossSite(request.headers, intake.origins)) return refuse(403, 'crossSite')
  const isForm = FORM_TYPE.test(request.headers.get('content-type') ?? '')
  if (!isForm || request.headers.has('content-encoding')) return refuse(415, 'badForm')
  const body = await readBody(incoming, BODY_LIMIT_BYTES)
  if (body === 'too-large') return refuse(413, 'tooLarge', { Connection: 'close' })
  const text = body === 'aborted' ? null : decodeUtf8(body)
  if (text === null || hasManyParts(text)) return refuse(400, 'badForm')

  const sent = new URLSearchParams(text)
  const values = typedValues(sent)
  const signals = { [TRAP_FIELD]: sent.get(TRAP_FIELD) ?? '', elapsed: null }
  const sender = { client: intake.clientOf(incoming), language, key: null, signals }
  const slug = sent.get('restaurant') ?? ''
  const about = restaurantWithTables(slug, published)
  const asked: Asked & RequestedTable = about
    ? saidAway(askedFor(values, about, language, intake.now()), about, published)
    : askedInVain(values, slug, language, published)
  const outcome = await submitEnquiry(asked.typed, sender, intake, asked)
  if (outcome.kind === 'sent') {
    const about = asked.table?.restaurant ?? (asked.inVain ? slug : null)
    const named = outcome.reference ?? (outcome.message ? thanks.keep(outcome.message) : null)
    const link = linkTo(outcome, language, intake)
    return redirect(sentPath(language, named, about, link), 303, intake.policy)
  }
  const restaurant = about?.slug ?? null
  const refused = { values, restaurant, ...refusalOf(outcome, published) }
  const id = refusedForms.keep(refused)
  return redirect(draftPath(language, id, refused), 303, intake.policy)
}

/** Reading a form takes as long as the square of its parts; ours have a tenth of these. */
function hasManyParts(text: string): boolean {
  return text.split('&', MOST_PARTS + 1).length > MOST_PARTS
}

/** Normalises number and address, as the script does while they are typed. */
function typedValues(sent: URLSearchParams): Typed {
  const values = eachOf(FORM_FIELDS, (field) => sent.getAll(field).at(-1) ?? '')
  return { ...values, phone: normalizePhone(values.phone), email: readEmail(values.email) }
}

/** The request for a table, with the same texts as the page would write. */
function askedFor(typed: Typed, restaurant: Restaurant, language: Language, now: number): Asked {
  const { reservationSubject } = BUNDLES[language].contact
  const suggested = reservationSubject(markedText(restaurant.name, language).text)
  const minute = tokyoMinute(new Date(now))
  const asked = askFor(typed, { restaurant, language, suggested }, minute)
  const { table } = asked
  const isRefused = table && isTooSoon(table.date, typed.message, restaurant, minute)
  return isRefused ? { typed, ...TOO_SOON } : asked
}

/** A day on which it pauses or has closed is not merely one that cannot be asked for. */
function saidAway(asked: Asked, { slug }: Restaurant, published: PublishedContent): Asked {
  const { typed, problems } = asked
  const isAway =
    problems?.date === 'date.closed' && isAwayFor({ restaurant: slug, date: typed.date }, published)
  return isAway ? { ...asked, problems: { ...problems, date: 'date.away' } } : asked
}

/**
 * Where a restaurant takes no requests any more, staff read the choice as text, with the slug from the
 * form.
 */
function askedInVain(
  typed: Typed,
  slug: string,
  language: Language,
  published: PublishedContent,
): Asked & RequestedTable {
  const { date, time, people } = typed
  const chosen = { restaurant: slug, date, time, people: Number(people) }
  const table = readTableRequest(JSON.stringify(chosen))
  if (!table) return { typed }
  if (isAwayFor(table, published)) return { typed, problems: { date: 'date.away' } }
  return { typed: inWords(table, typed, { name: slug, language, suggested: '' }), inVain: true }
}

function refusalOf(
  outcome: Exclude<Outcome, { kind: 'sent' }>,
  published: PublishedContent,
): Omit<RefusedForm, 'values' | 'restaurant'> {
  const none = { problems: {}, headers: {} }
  switch (outcome.kind) {
    case 'invalid':
      return { ...none, status: 422, problems: outcome.problems }
    case 'key-used':
      return { ...none, status: 422, message: inEach('keyUsed') }
    case 'too-many': {
      const { retryAfter } = outcome
      const message = perLanguage((language) => tooManyAnswer(language, published, retryAfter))
      return { ...none, status: 429, message, headers: { 'Retry-After': String(retryAfter) } }
    }
    case 'failed': {
      const headers = { 'Retry-After': RETRY_SECONDS }
      const message = perLanguage((language) => failedAnswer(language, published))
      return { ...none, status: outcome.status, message, headers }
    }
    case 'refused': {
      const { status, message } = outcome
      return {
        ...none,
        status,
        message: message === undefined ? inEach('failed') : perLanguage(() => message),
      }
    }
  }
}

function inEach(answer: AnswerName): PerLanguage<string> {
  return perLanguage((language) => ANSWERS[language][answer])
}
