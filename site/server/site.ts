import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { openContentStore } from './content/content-store.ts'
import { startEnquiries } from './enquiries/enquiries.ts'
import { startSpool } from './enquiries/start-spool.ts'
import { inheritedSocket } from './http/connection/inherited-socket.ts'
import { requestListener } from './http/connection/listener.ts'
import { answerRequests, createNodeServer, listen } from './http/connection/node-server.ts'
import { stopServer } from './http/connection/stop-server.ts'
import { readStaticFiles } from './http/files/static-files.ts'
import { ownHosts } from './http/request/own-hosts.ts'
import { headerPolicy } from './http/response/headers.ts'
import { createMemo } from './http/response/memo.ts'
import { type ApiHost, startApiHost } from './import/api-host.ts'
import { createRefusedForms } from './pages/form/refused-forms.ts'
import { loadFrontEnd } from './pages/front-end.ts'
import { closeToOthers } from './private-files.ts'
import { ROOT, type Settings } from './settings.ts'

/** Where the parts of a checkout are; tests put others in their place. */
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
  /** Finishes what is under way, for at most ten seconds, and closes everything. */
  stop: () => Promise<void>
}

const FOLDERS: SiteFolders = {
  dist: join(ROOT, 'site', 'dist'),
  demo: join(ROOT, 'demo', 'published'),
}

/** How long a connection without a request stays open when the site stops. */
const IDLE_MS = 1000

/** Bytes of rendered pages and answers kept. */
const MEMO_BYTES = 32 * 1024 * 1024

/** The data folder cannot be used. */
export class DataFolderError extends Error {
  constructor(folder: string, cause: unknown) {
    super(`The data folder ${folder} cannot be written. Make it writable or set DATA_DIR`, {
      cause,
    })
    this.name = 'DataFolderError'
  }
}

/**
 * Starts the public site and resolves once it answers.
 *
 * @throws {DataFolderError}
 * @throws {NotBuiltError} before the front end was built
 * @throws {Error} with the code EADDRINUSE when the port is taken
 */
export async function startSite(
  settings: Settings,
  {
    folders = FOLDERS,
    now = Date.now,
    idleMs = IDLE_MS,
  }: { folders?: SiteFolders; now?: () => number; idleMs?: number } = {},
): Promise<Site> {
  const { dataDir } = settings
  const published = settings.contentDir ?? join(dataDir, 'published')
  makeDataFolder(dataDir)
  closeToOthers(dataDir)
  // Ends what was started, the last first; also when a later part cannot start.
  await using started = new AsyncDisposableStack()

  const frontEnd = await loadFrontEnd(folders.dist)
  const apiHost = settings.apiHost ? await startApiHost(settings.apiHost, dataDir) : null
  if (apiHost) started.defer(apiHost.stop)
  const store = await openContentStore(contentFolders(apiHost, settings, published, folders.demo))
  started.defer(store.stop)
  const destination = apiHost ? apiHost.destination : startSpool(settings, now)
  const enquiries = await startEnquiries(settings, destination, now)
  started.defer(enquiries.stop)
  const server = createNodeServer()
  const fd = inheritedSocket(process.env, process.pid)
  const port = await listen(server, fd === null ? settings : { fd })
  started.defer(() => stopServer(server, idleMs))

  // Nothing waits from here to the end: the first connection is answered by the finished app.
  const { origin, origins, hosts } = ownHosts(settings.origin, port)
  const { imageOrigins } = settings
  const policy = headerPolicy(origins, imageOrigins, frontEnd.styleSheet.hash)
  const memo = createMemo(MEMO_BYTES)
  const app = createApp({
    store,
    enquiries,
    refusedForms: createRefusedForms(),
    maker: { frontEnd, policy, memo, origin, imageOrigins },
    origins,
    passOn: apiHost && ((call, parameters) => apiHost.passOn(call, parameters, policy)),
    staticFiles: readStaticFiles(join(folders.dist, 'client'), policy.file),
    mediaFolders: [published, folders.demo].map((folder) => join(folder, 'media')),
  })
  const listener = requestListener(
    (request, bindings) => app.fetch(request, bindings),
    policy,
    // Pages are kept under their canonical path, which is how they are nearly always asked for.
    (target) => memo.peek(store.current(), target),
  )
  answerRequests(server, { hosts, policy, listener })

  const running = started.move()
  return { origin, port, stop: () => running.disposeAsync() }
}

/** `CONTENT_DIR` alone when it is set; else the published folder, else the demo company. */
function contentFolders(
  apiHost: ApiHost | null,
  settings: Settings,
  published: string,
  demo: string,
): string[] {
  if (apiHost) return [apiHost.folder]
  return settings.contentDir ? [published] : [published, demo]
}

/**
 * Makes the data folder. One that is there but cannot be written is no reason to stay down: pages
 * need none of it, and what does says so itself.
 */
function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, 'published'), { recursive: true })
  } catch (error) {
    if (!existsSync(dataDir)) throw new DataFolderError(dataDir, error)
  }
}
