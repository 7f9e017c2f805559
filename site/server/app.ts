import { MARK_FILES, PRODUCT_MARK } from '@noren/contract/brand/mark'
import { INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { DEFAULT_LANGUAGE } from '@noren/contract/language'
import { PREVIEW_PATH } from '@noren/contract/preview'
import { CALL_NAMES, CALLS } from '@noren/contract/resources/calls'
import { type Context, Hono } from 'hono'
import { languageOf } from '#src/routes/paths.ts'
import { type AppParts, type Env, type Handler, targetOf } from './app-parts.ts'
import { contentCall } from './content/content-call.ts'
import {
  acknowledgeCall,
  answerInternal,
  collectCall,
  type InboxFeed,
  isInternal,
  mailsCall,
  setAsideCall,
  setAsideListCall,
} from './enquiries/inbox/internal-calls.ts'
import { lateCall, recipientsCall } from './enquiries/inbox/table-calls.ts'
import { submitCall } from './enquiries/intake/submit-call.ts'
import { serverError } from './errors.ts'
import { guestRoutes } from './guests/guest-routes.ts'
import { serveMedia } from './http/files/media.ts'
import { rawPath } from './http/request/request-path.ts'
import { CACHE } from './http/response/headers.ts'
import { plain, problem } from './http/response/json-response.ts'
import { respondInParts } from './http/response/range.ts'
import { respond } from './http/response/representation.ts'
import { operationRoutes } from './operation-routes.ts'
import { dishPage } from './pages/form/dish-page.ts'
import { outcomePage } from './pages/form/outcome-page.ts'
import { submitForm } from './pages/form/submit-form.ts'
import { fromFormerSite } from './pages/former-site.ts'
import { asksForWorker, FORMER_WORKERS, LEAVING_WORKER } from './pages/former-worker.ts'
import { locate } from './pages/locate.ts'
import { notFound, type PageMaker, redirect, servePage } from './pages/pages.ts'
import { servePreview } from './pages/preview/serve-preview.ts'
import { paperRoutes } from './paper/paper-routes.ts'

/** Every route of the process. */
export function createApp(parts: AppParts): Hono<Env> {
  const app = new Hono<Env>()
  formerWorkerRoutes(app, parts)
  contentRoutes(app, parts)
  enquiryRoutes(app, parts)
  fileRoutes(app, parts)
  operationRoutes(app, parts)
  guestRoutes(app, parts)
  paperRoutes(app, parts)
  pageRoutes(app, parts)
  app.onError((error, context) => serverError(error, context.req.path, parts.maker.policy))
  return app
}

/** What removes the service worker of the company's former website from visitors' browsers. */
function formerWorkerRoutes(app: Hono<Env>, { maker, store }: AppParts): void {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8' }
  const leave = () => plain(maker.policy, 200, LEAVING_WORKER, headers)
  app.get('*', (c, next) => (asksForWorker(c.req.raw) ? leave() : next()))
  // Whoever else opens it gets where the list of former addresses leads.
  for (const path of FORMER_WORKERS)
    app.get(path, (c, next) =>
      fromFormerSite(targetOf(c), store.current()) === null ? leave() : next(),
    )
}

/**
 * The thirteen GET calls (API-01 to API-14, and news). A provider need not know news: its own is answered from what
 * was imported.
 */
function contentRoutes(app: Hono<Env>, { store, maker, apiHost }: AppParts): void {
  for (const name of CALL_NAMES) {
    const { path } = CALLS[name]
    app.get(path, (c) => {
      const { page, limit, part, item } = c.req.query()
      const parameters = { ...c.req.param(), page, limit, part, item }
      const request = c.req.raw
      return apiHost && name !== 'news'
        ? apiHost.passOn({ request, call: name, parameters }, store.current, maker)
        : contentCall(request, name, parameters, store.current(), maker)
    })
    app.all(path, notAllowed(maker, 'GET, HEAD'))
  }
}

/** The call that sends an enquiry, and the internal calls by which the CMS collects. */
function enquiryRoutes(app: Hono<Env>, { store, maker, enquiries, origins }: AppParts): void {
  const { policy } = maker
  const { internal, token } = enquiries
  const { path } = SUBMIT_ENQUIRY
  const intake = { ...enquiries, policy, origins, now: maker.now }
  app.post(path, (c) => submitCall(c.req.raw, c.env.incoming, intake, store.current()))
  app.options(path, () => {
    const headers = { ...policy.api, Allow: 'POST, OPTIONS', 'Cache-Control': CACHE.none }
    return new Response(null, { status: 204, headers })
  })
  app.all(path, notAllowed(maker, 'POST, OPTIONS'))
  app.all('/api/*', () => problem(policy, 404, 'There is no such call.'))

  if (!internal) return
  const guarded =
    (handler: (c: Context<Env>, feed: InboxFeed) => Response | Promise<Response>): Handler =>
    (c) =>
      isInternal(c.req.raw, c.env.incoming, token)
        ? answerInternal(() => handler(c, internal), policy)
        : notFound(c.req.raw, DEFAULT_LANGUAGE, store.current(), maker)
  app.get(
    INTERNAL_CALLS.collect.path,
    guarded((c, feed) => collectCall(c.req.query('limit'), feed, policy)),
  )
  app.post(
    INTERNAL_CALLS.acknowledge.path,
    guarded((c, feed) => acknowledgeCall(c.env.incoming, feed, policy)),
  )
  app.post(
    INTERNAL_CALLS.setAside.path,
    guarded((c, feed) => setAsideCall(c.env.incoming, feed, policy)),
  )
  app.get(
    INTERNAL_CALLS.setAsideList.path,
    guarded((_, feed) => setAsideListCall(feed, enquiries.outcomes.refusedLately(), policy)),
  )
  app.post(
    INTERNAL_CALLS.mails.path,
    guarded((c, feed) => mailsCall(c.env.incoming, feed, policy, maker.now())),
  )
  app.post(
    INTERNAL_CALLS.recipients.path,
    guarded((c, feed) => recipientsCall(c.env.incoming, feed, policy)),
  )
  app.post(
    INTERNAL_CALLS.late.path,
    guarded((c, feed) => lateCall(c.env.incoming, feed, policy)),
  )
}

/** Files of the build, pictures and videos. */
function fileRoutes(
  app: Hono<Env>,
  { store, maker, staticFiles, mediaFolders, mediaSource }: AppParts,
): void {
  const { policy } = maker
  // Browsers look for these whatever a page says.
  for (const name of MARK_FILES) {
    app.get(PRODUCT_MARK[name], (_, next) => {
      const { mark } = store.current().brand
      return mark ? redirect(mark[name], 302, policy) : next()
    })
  }
  for (const [path, file] of staticFiles) {
    const isVideo = file.headers['Content-Type']?.startsWith('video/')
    app.get(path, (c) => (isVideo ? respondInParts : respond)(c.req.raw, file))
  }
  app.get('/assets/*', () => plain(policy, 404, 'Not found.\n'))
  app.get('/media/:name', (c) =>
    serveMedia(c.req.raw, c.env.outgoing, c.req.param('name'), {
      folders: mediaFolders,
      policy,
      source: mediaSource,
    }),
  )
  app.get('/media/*', () => plain(policy, 404, 'Not found.\n'))
}

/** Pages, the contact form without the script, and the not-found page for everything else. */
function pageRoutes(
  app: Hono<Env>,
  { store, maker, enquiries, refusedForms, thanks, origins, previews, apiHost }: AppParts,
): void {
  const findUnlisted = apiHost?.findUnlisted ?? null
  const intake = { ...enquiries, policy: maker.policy, origins, now: maker.now }
  app.get(`${PREVIEW_PATH}/*`, (c) =>
    servePreview(c.req.raw, targetOf(c), previews, store.current(), maker),
  )
  app.get('*', (c) => {
    const published = store.current()
    return (
      outcomePage(
        c.req.raw,
        targetOf(c),
        { refusedForms, thanks, links: enquiries.links },
        published,
        maker,
      ) ??
      dishPage(c.req.raw, targetOf(c), published, maker) ??
      servePage(c.req.raw, targetOf(c), published, maker, findUnlisted)
    )
  })
  app.post('*', (c) => {
    const published = store.current()
    const path = rawPath(targetOf(c))
    const place = locate(path, published)
    // A page without a form accepts no POST (hostile inputs P16).
    if (place.kind !== 'page' || place.match.route !== 'contact') {
      return notFound(c.req.raw, languageOf(path), published, maker)
    }
    const { language } = place.match
    return submitForm(c.req.raw, c.env.incoming, {
      language,
      intake,
      refusedForms,
      thanks,
      maker,
      published,
    })
  })
  app.all('*', notAllowed(maker, 'GET, HEAD'))
}

function notAllowed({ policy }: PageMaker, allow: string): Handler {
  return () => problem(policy, 405, 'This method is not allowed here.', { Allow: allow })
}
