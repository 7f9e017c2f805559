import { readReference, referenceOf } from '@noren/contract/enquiry/reference'
import type { Language } from '@noren/contract/language'
import { guestPathIn } from '@noren/contract/reservation/guest-link'
import { type FormState, OUTCOME_ID } from '#src/pages/contact/form-state.ts'
import { restaurantOf } from '#src/routes/paths.ts'
import type { PublishedContent } from '../../content/published-content.ts'
import { ANSWERS } from '../../enquiries/intake/answers.ts'
import { restaurantWithTables } from '../../enquiries/intake/requested-table.ts'
import type { GuestLinks } from '../../guest-links.ts'
import { rawPath, rawQuery } from '../../http/request/request-path.ts'
import type { Headers } from '../../http/response/headers.ts'
import { canonicalPath, locate } from '../locate.ts'
import { type PageMaker, serveForm } from '../pages.ts'
import type { RefusedForm, RefusedForms } from './refused-forms.ts'
import type { Thanks } from './thanks.ts'

/** No one else may find the address. Nobody gets it as a referrer, as of every page. */
const PRIVATE: Headers = { 'X-Robots-Tag': 'noindex' }

/** In place of an unknown reference. */
const UNKNOWN = '1'
/**
 * Only a reference and a link that we have signed are ever shown from such an address; the other ids name a
 * provider's thanks.
 */
const SENT =
  /^\?(?:restaurant=[^&]+&)?sent=(1|[0-9A-Z-]{9}|[0-9a-f]{32})(?:&table=([\w-]+\.[\w-]+))?$/
const THANKS = /^[0-9a-f]{32}$/
const DRAFT = /^\?(?:restaurant=[^&]+&)?draft=([0-9a-f]{32})$/

/**
 * Where the visitor reads that the form was accepted.
 * @param named by its reference, or by the id of a provider's thanks
 * @param restaurant whose table was requested
 * @param link the path of the guest's link to it
 */
export function sentPath(
  language: Language,
  named: string | null,
  restaurant: string | null,
  link: string | null,
): string {
  const table = link === null ? '' : `&table=${link.slice(link.lastIndexOf('/') + 1)}`
  return `${formPath(language, restaurant)}sent=${named ?? UNKNOWN}${table}#${OUTCOME_ID}`
}

/** Where the visitor reads why the form was refused: at the first wrong field, if there is one. */
export function draftPath(
  language: Language,
  id: string,
  { problems, restaurant }: RefusedForm,
): string {
  const [wrong] = Object.keys(problems)
  return `${formPath(language, restaurant)}draft=${id}#${wrong ? `enquiry-${wrong}` : OUTCOME_ID}`
}

/** The contact page's address, with one more part in its query. */
function formPath(language: Language, restaurant: string | null): string {
  const path = canonicalPath({ route: 'contact', language })
  return `${path}?${restaurant === null ? '' : `restaurant=${encodeURIComponent(restaurant)}&`}`
}

/**
 * The contact page with the outcome of a form sent without the script, or `null` when the address asks for
 * no such page. A refused form answers with the status of the refusal, so that programs see it; one that
 * is no longer kept with 410 and an empty form.
 */
export function outcomePage(
  request: Request,
  target: string,
  {
    refusedForms,
    thanks,
    links,
  }: { refusedForms: RefusedForms; thanks: Thanks; links: GuestLinks | null },
  published: PublishedContent,
  maker: PageMaker,
): Response | null {
  const query = rawQuery(target)
  const [, sent, named] = SENT.exec(query) ?? []
  const [, draft] = DRAFT.exec(query) ?? []
  if (sent === undefined && draft === undefined) return null
  const reference = sent && sent !== UNKNOWN && !THANKS.test(sent) ? sent : undefined
  if (reference !== undefined && readReference(reference) !== reference) return null
  const place = locate(rawPath(target), published)
  if (place.kind !== 'page' || place.match.route !== 'contact') return null
  const { language } = place.match
  const texts = ANSWERS[language]
  const serve = (status: number, form: FormState, more?: Headers) =>
    serveForm(
      request,
      { language, query, form, status, headers: { ...PRIVATE, ...more } },
      published,
      maker,
    )

  if (draft === undefined) {
    const slug = restaurantOf(query)
    const asked = slug !== '' && restaurantWithTables(slug, published) !== null
    const said = thanks.find(sent ?? '') ?? texts.sent
    const message = slug === '' || asked ? said : texts.sentWithoutTable
    const form = { values: {}, problems: {}, sent: true, message, asked }
    const table = named === undefined ? null : (links?.read(named) ?? null)
    const isOwn = named !== undefined && table !== null && referenceOf(table.id) === reference
    const link = isOwn && guestPathIn(language, named)
    return serve(200, { ...form, ...(reference && { reference }), ...(link && { link }) })
  }
  const refused = refusedForms.find(draft)
  if (!refused) return serve(410, { values: {}, problems: {}, message: texts.draftGone })
  const { status, values, problems, headers } = refused
  const message = refused.message?.[language]
  return serve(status, { values, problems, ...(message && { message }) }, headers)
}
