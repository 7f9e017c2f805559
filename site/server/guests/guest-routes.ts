import type { GuestAct } from '@noren/contract/enquiry/guest-act'
import { LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import { GUEST_FOLDER, type GuestTable, guestPathIn } from '@noren/contract/reservation/guest-link'
import type { Context, Hono } from 'hono'
import { type AppParts, type Env, targetOf } from '../app-parts.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { createAddressLimit } from '../enquiries/spool/rate-limit.ts'
import type { Spool } from '../enquiries/spool/spool.ts'
import type { GuestLinks } from '../guest-links.ts'
import { rawQuery } from '../http/request/request-path.ts'
import { problem } from '../http/response/json-response.ts'
import { notFound, redirect } from '../pages/pages.ts'
import { REFUSALS, type Refusal, readForm, storeAct } from './guest-acts.ts'
import { guestCalendar } from './guest-calendar.ts'
import type { Typed } from './guest-forms.ts'
import { guestPage, PRIVATE_LINK, type Said } from './guest-page.ts'
import { type GuestView, guestView, hasCalendar, isConfirmed, isOpen } from './guest-view.ts'
import { GUEST_WORDS } from './guest-words.ts'

/** Forms from one address, whatever their links. */
const FORMS = { perMinute: 20, perHour: 20 * 60 }

/** After an act the page is opened with its kind as the query, and says that it was passed on. */
const ACTS = ['cancelled', 'said', 'unreminded'] as const satisfies GuestAct['kind'][]
const afterAct = (kind: GuestAct['kind']) => `?${kind}`

/** The pages of guests' links, where this process keeps what they send. */
export function guestRoutes(app: Hono<Env>, { store, maker, enquiries, origins }: AppParts): void {
  const { internal, links, wake } = enquiries
  if (!internal || !links) return
  const { spool } = internal
  const limit = createAddressLimit(FORMS, maker.now)
  for (const language of LANGUAGES) {
    const path = `${LANGUAGE[language].pathPrefix}${GUEST_FOLDER}:link`
    const open = (c: Context<Env>) =>
      openLink(c, { language, links, spool, now: maker.now() }, store.current())
    const show = (c: Context<Env>, { link, view }: Opened, said?: Said, status?: number) =>
      guestPage(
        c.req.raw,
        link,
        view,
        { said, status: status ?? statusOf(view) },
        store.current(),
        maker,
      )

    app.get(path, async (c) => {
      const opened = await open(c)
      // A cancellation that another machine has stored is not known here.
      const kind =
        isOpen(opened.view) && ACTS.find((each) => rawQuery(targetOf(c)) === afterAct(each))
      const text = kind && GUEST_WORDS[language].passedOn[kind]
      const reminds = opened.view.reminds && kind !== 'unreminded'
      const shown = { ...opened, view: { ...opened.view, reminds } }
      return show(c, shown, text ? { tone: 'success', text } : undefined)
    })

    app.get(`${path}/table.ics`, async (c) => {
      const { link, view } = await open(c)
      if (!view.table || !hasCalendar(view))
        return notFound(c.req.raw, language, store.current(), maker)
      const address = maker.origin + guestPathIn(language, link)
      return guestCalendar(view, view.table, { address, now: maker.now(), policy: maker.policy })
    })

    app.post(path, async (c) => {
      const opened = await open(c)
      const { link, view } = opened
      const refuse = (refusal: Refusal, typed?: Typed) => {
        const text = GUEST_WORDS[language].problems[refusal]
        return show(c, opened, { tone: 'error', text, ...(typed && { typed }) }, REFUSALS[refusal])
      }
      const isTooMany = limit.admit(enquiries.clientOf(c.env.incoming)) > 0
      // What was cancelled, or can no longer be, says so itself.
      if (!view.table || !isOpen(view)) return isTooMany ? refuse('tooMany') : show(c, opened)
      const form = await readForm(c.req.raw, c.env.incoming, view.table, origins)
      if (isTooMany) return refuse('tooMany', form.typed)
      if ('refusal' in form) return refuse(form.refusal, form.typed)
      const given = { language: view.table.language, now: maker.now(), stored: wake }
      const refusal = await storeAct(spool, form, view.table, given)
      if (refusal !== null) return refuse(refusal, form.typed)
      const to = guestPathIn(language, link) + afterAct(form.act.kind)
      return withHeaders(redirect(to, 303, maker.policy))
    })

    app.all(path, () =>
      problem(maker.policy, 405, 'This method is not allowed here.', { Allow: 'GET, HEAD, POST' }),
    )
  }
}

async function openLink(
  c: Context<Env>,
  {
    language,
    links,
    spool,
    now,
  }: { language: Language; links: GuestLinks; spool: Spool; now: number },
  published: PublishedContent,
): Promise<Opened> {
  const link = c.req.param('link') ?? ''
  const table = links.read(link)
  const isCancelled = table !== null && (await cancelled(table, spool))
  const reminds = table !== null && isConfirmed(table) && (await remindsGuests(spool))
  return { link, view: guestView(table, { language, isCancelled, reminds, now }, published) }
}

/** A link, and what it shows. */
type Opened = { link: string; view: GuestView }

/** Where that cannot be asked, the page says what the link says. */
async function cancelled({ id }: GuestTable, spool: Spool): Promise<boolean> {
  return spool.isCancelled(id).catch(() => false)
}

/** Whether the desk reminds guests, as far as it is known. */
async function remindsGuests(spool: Spool): Promise<boolean> {
  return spool.recipients().then(
    ({ reminds }) => reminds ?? false,
    () => false,
  )
}

function statusOf({ kind }: GuestView): number {
  if (kind === 'unknown') return 404
  return kind === 'ended' ? 410 : 200
}

function withHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(PRIVATE_LINK)) response.headers.set(name, value)
  return response
}
