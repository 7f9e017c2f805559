import { existsSync } from 'node:fs'
import { BlockList } from 'node:net'
import { join } from 'node:path'
import { makeFolder } from '@noren/kit/disk/make-folder'
import { log } from '@noren/kit/process/log'
import { watchProcess } from '@noren/kit/process/process-metrics'
import { StartError } from '@noren/kit/process/start-error'
import { stopServer } from '@noren/kit/process/stop-server'
import { createRequestCounts } from '@noren/kit/request-counts'
import packageFile from '../package.json' with { type: 'json' }
import { createApp } from './app.ts'
import { openContentStore } from './content/content-store.ts'
import { startMirror } from './content/mirror/mirror.ts'
import { openPreviews } from './content/previews.ts'
import { isNamed } from './content/published-content.ts'
import { startEnquiries } from './enquiries/enquiries.ts'
import { createAddressLimit } from './enquiries/spool/rate-limit.ts'
import { startSpool } from './enquiries/start-spool.ts'
import { inheritedSocket } from './http/connection/inherited-socket.ts'
import { requestListener } from './http/connection/listener.ts'
import {
  answerRequests,
  createNodeServer,
  LINE_LIMITS,
  type LineLimits,
  listen,
} from './http/connection/node-server.ts'
import { watchRequests } from './http/connection/watch-requests.ts'
import { readStaticFiles } from './http/files/static-files.ts'
import { readProxies } from './http/request/client-address.ts'
import { ownHosts } from './http/request/own-hosts.ts'
import { requestIdOf } from './http/request/request-id.ts'
import { headerPolicy } from './http/response/headers.ts'
import { createResponseCache } from './http/response/response-cache.ts'
import { startApiHost } from './import/api-host.ts'
import { readCompanyFile } from './import/company-file.ts'
import { backupNote } from './last-backup.ts'
import { siteMetrics } from './metrics.ts'
import { createRefusedForms } from './pages/form/refused-forms.ts'
import { createThanks } from './pages/form/thanks.ts'
import { loadFrontEnd } from './pages/front-end.ts'
import { closeDataFolder } from './private-files.ts'
import { routeOf } from './request-routes.ts'
import { ROOT, type Settings } from './settings.ts'
import { WAITS, type Waits } from './waits.ts'

/** The paths of a checkout's parts; tests replace them. */
type SiteFolders = {
  /** The built front end. */
  dist: string
  /** The demo company, in the layout of a published folder. */
  demo: string
}

/** A running site. */
export type Site = {
  origin: string
  port: number
  /** Finishes running requests, for at most ten seconds, and closes everything. */
  stop: () => Promise<void>
}

const FOLDERS: SiteFolders = {
  dist: join(ROOT, 'site', 'dist'),
  demo: join(ROOT, 'demo', 'published'),
}

/** Bytes of cached pages and answers. */
const CACHE_BYTES = 32 * 1024 * 1024

/**
 * Starts the public site and resolves once it answers.
 *
 * @throws {StartError} when the data folder or the company's file cannot be used, or the front end was not
 *   built
 * @throws {Error} with the code EADDRINUSE when the port is taken
 */
export async function startSite(
  settings: Settings,
  {
    folders = FOLDERS,
    now = Date.now,
    waits = WAITS,
    lineLimits = LINE_LIMITS,
  }: { folders?: SiteFolders; now?: () => number; waits?: Waits; lineLimits?: LineLimits } = {},
): Promise<Site> {
  const { dataDir } = settings
  const published = settings.contentDir ?? join(dataDir, 'published')
  makeDataFolder(dataDir)
  closeDataFolder(dataDir)
  if (settings.contentDir && !existsSync(join(published, 'current'))) {
    log('warn', 'nothing is published in CONTENT_DIR: is it the folder the CMS publishes to?', {
      folder: published,
    })
  }
  // Ends started parts, the last first; also when a later part cannot start.
  await using started = new AsyncDisposableStack()

  const frontEnd = await loadFrontEnd(folders.dist)
  const rateLimit = createAddressLimit(settings.limits, now)
  const apiHost = settings.apiHost
    ? await startApiHost(settings.apiHost, {
        company: readCompanyFile(settings.companyFile),
        dataDir,
        origins: settings.imageOrigins,
        rateLimit,
        waits,
      })
    : null
  if (apiHost) started.defer(apiHost.stop)
  const mirror =
    settings.remoteContent && (await startMirror(settings.remoteContent, dataDir, waits))
  if (mirror) started.defer(mirror.stop)
  const elsewhere = apiHost ?? mirror
  // `CONTENT_DIR` alone when it is set; else the published folder, else the demo company.
  const local = settings.contentDir ? [published] : [published, folders.demo]
  const store = await openContentStore(
    elsewhere ? [elsewhere.folder] : local,
    waits,
    mirror?.report,
  )
  started.defer(store.stop)
  const destination = apiHost
    ? apiHost.destination
    : startSpool(settings, rateLimit, store.current, { waits, now })
  const enquiries = await startEnquiries(settings, destination, { waits, now })
  started.defer(enquiries.stop)
  const watched = watchProcess(packageFile.version)
  started.defer(watched.stop)
  const server = createNodeServer(lineLimits)
  const fd = inheritedSocket(process.env, process.pid)
  const port = await listen(server, fd === null ? settings : { fd })
  started.defer(() => stopServer(server, waits.idle))
  if (apiHost) started.defer(apiHost.hangUp)

  // No await from here to the end, so that the finished app answers the first connection.
  const { origin, origins, hosts } = ownHosts(settings.origin, port)
  const { imageOrigins, enquiryRetentionDays: retentionDays } = settings
  const policy = headerPolicy(origins, imageOrigins)
  const cache = createResponseCache(CACHE_BYTES, now)
  const requests = createRequestCounts()
  const proxies = readProxies(settings.trustedProxies) ?? new BlockList()
  const noteOfBackup = () =>
    backupNote(dataDir, settings.backupUrl === null ? null : settings.backupEverySeconds, now())
  const app = createApp({
    store,
    enquiries,
    refusedForms: createRefusedForms(),
    thanks: createThanks(),
    maker: { frontEnd, policy, cache, origin, imageOrigins, retentionDays, now },
    origins,
    apiHost,
    staticFiles: readStaticFiles(join(folders.dist, 'client'), policy.file),
    // Nothing of the demo is served beside a company's own content.
    mediaFolders: (hash) =>
      (mirror
        ? [mirror.folder]
        : [published, ...(isNamed(store.current(), hash) ? [folders.demo] : [])]
      ).map((folder) => join(folder, 'media')),
    mediaSource: mirror?.media ?? null,
    previews: openPreviews(published, now),
    backupNote: noteOfBackup,
    metrics: () =>
      siteMetrics({
        store,
        enquiries,
        cache,
        requests,
        watched,
        backupNote: noteOfBackup,
        settings,
        now,
      }),
  })
  const listener = requestListener({
    fetch: (request, bindings) => app.fetch(request, bindings),
    policy,
    // Pages are cached under their canonical path, by which nearly all are requested.
    kept: (target) => cache.peek(store.current(), target),
    idOf: (incoming) => requestIdOf(incoming, proxies),
  })
  answerRequests(server, { hosts, policy, watch: watchRequests(requests, routeOf), listener })

  const running = started.move()
  return { origin, port, stop: () => running.disposeAsync() }
}

/**
 * Makes the data folder. An existing one that cannot be written is no reason to stop: pages do not need
 * it, and the parts that do report it.
 */
function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(join(dataDir, 'published'))
  } catch (error) {
    if (existsSync(dataDir)) return
    const sentence = `The data folder ${dataDir} cannot be written. Make it writable or set DATA_DIR`
    throw new StartError(sentence, { cause: error })
  }
}
