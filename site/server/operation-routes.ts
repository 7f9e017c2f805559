import { FEED_TYPE, feedPath } from '@noren/contract/feed-path'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { manifestPath, SITE_FILES } from '@noren/contract/site-paths'
import { METRICS_TYPE, metricsText } from '@noren/kit/metrics'
import type { Context, Hono } from 'hono'
import type { AppParts, Env, Handler } from './app-parts.ts'
import { createReportCall } from './csp-report.ts'
import { isInternal } from './enquiries/inbox/internal-calls.ts'
import { healthReport, readiness } from './health.ts'
import { CACHE } from './http/response/headers.ts'
import { json, plain } from './http/response/json-response.ts'
import { representation, respond } from './http/response/representation.ts'
import { newsFeed } from './pages/news-feed.ts'
import { notFound } from './pages/pages.ts'
import { SITE_MAP_PARTS, siteMap, siteMapPart, siteMapParts } from './pages/site-map.ts'
import { llmsText, robots, securityText } from './pages/site-texts.ts'
import { webManifest } from './pages/web-manifest.ts'

/** Texts for programs: crawlers, health checks, browsers' reports. */
export function operationRoutes(
  app: Hono<Env>,
  { store, maker, enquiries, backupNote, metrics }: AppParts,
): void {
  const { policy, cache, origin } = maker
  const report = createReportCall(policy)
  const text =
    (type: string, make: () => string): Handler =>
    (c) =>
      respond(
        c.req.raw,
        cache.get(store.current(), `text ${c.req.path}`, () => {
          const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CACHE.api }
          return representation(make(), { ...policy.file, ...headers })
        }),
      )
  const xml = 'application/xml'
  app.get(
    SITE_FILES.robots,
    text('text/plain', () => robots(origin)),
  )
  app.get(
    SITE_FILES.siteMap,
    text(xml, () => siteMap(store.current(), origin)),
  )
  app.get(`${SITE_MAP_PARTS}:file{[1-9][0-9]{0,3}\\.xml}`, (c) => {
    const part = Number.parseInt(c.req.param('file'), 10)
    return part <= siteMapParts(store.current())
      ? text(xml, () => siteMapPart(store.current(), origin, part))(c)
      : notFound(c.req.raw, DEFAULT_LANGUAGE, store.current(), maker)
  })
  app.get(
    SITE_FILES.llms,
    text('text/plain', () => llmsText(store.current(), origin)),
  )
  for (const language of LANGUAGES) {
    app.get(feedPath(language), (c) =>
      store.current().news.length > 0
        ? text(FEED_TYPE, () => newsFeed(store.current(), language, origin))(c)
        : notFound(c.req.raw, language, store.current(), maker),
    )
    app.get(
      manifestPath(language),
      text('application/manifest+json', () => webManifest(store.current(), language, origin)),
    )
  }
  app.get(SITE_FILES.security, () =>
    plain(policy, 200, securityText(store.current(), origin, new Date())),
  )
  const detailed = (c: Context<Env>) =>
    c.req.query('verbose') !== undefined && isInternal(c.req.raw, c.env.incoming, enquiries.token)
  app.get(SITE_FILES.alive, async (c) =>
    detailed(c)
      ? json(policy, 200, await healthReport({ store, enquiries, cache }))
      : plain(policy, 200, 'ok\n'),
  )
  app.get(SITE_FILES.ready, async (c) => {
    const { reasons, notes } = await readiness({ store, enquiries, backupNote })
    const [status, answer] = reasons.length === 0 ? [200, 'ready'] : [503, 'not ready']
    return detailed(c)
      ? json(policy, status, { status: answer, reasons, notes })
      : plain(policy, status, `${answer}\n`)
  })
  app.get(SITE_FILES.metrics, async (c) =>
    isInternal(c.req.raw, c.env.incoming, enquiries.token)
      ? plain(policy, 200, metricsText(await metrics()), { 'Content-Type': METRICS_TYPE })
      : notFound(c.req.raw, DEFAULT_LANGUAGE, store.current(), maker),
  )
  app.post(SITE_FILES.cspReport, (c) => report(c.env.incoming))
}
