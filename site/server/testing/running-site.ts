import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Snapshot } from '@noren/contract/snapshot'
import { publishSnapshot } from '@noren/kit/disk/publish-snapshot'
import type { LineLimits } from '../http/connection/node-server.ts'
import { readSettings } from '../settings.ts'
import { startSite } from '../site.ts'
import type { Waits } from '../waits.ts'
import { exampleSnapshot } from './publish.ts'
import { writeStandInBuild } from './stand-in-build.ts'

export type RunningSite = AsyncDisposable & {
  /** `http://localhost:{port}` unless the test set ORIGIN. */
  origin: string
  port: number
  dataDir: string
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  publish: (snapshot: Snapshot) => Promise<string>
  stop: () => Promise<void>
}

/** No test waits for an interval to pass; none has a request in transit when a site stops. */
export const SHORT: Waits = {
  look: 50,
  provider: 5000,
  providerPage: 5000,
  importPause: 100,
  importRound: 1000,
  shrunkList: 600_000,
  firstContent: 3000,
  bucket: 5000,
  idle: 0,
}

type Options = {
  env?: Record<string, string>
  /** `null` starts without anything published. */
  snapshot?: Snapshot | null
  /** The demo company; without it there is none. */
  demo?: Snapshot
  now?: () => number
  /** Its waits, where they differ from {@link SHORT}. */
  waits?: Partial<Waits>
  lineLimits?: LineLimits
  /** Data of an earlier run, which the end of the test does not remove. */
  dataDir?: string
}

/** Starts the real process's parts on a free port with its own folders; `await using` ends it. */
export async function runSite({
  env = {},
  snapshot = exampleSnapshot(),
  demo,
  now,
  waits,
  lineLimits,
  dataDir,
}: Options = {}): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'noren-site-'))
  const dist = join(folder, 'dist')
  const data = dataDir ?? join(folder, 'data')
  const published = join(data, 'published')
  writeStandInBuild(dist)
  if (snapshot) await publishFirst(published, snapshot)
  if (demo) await publishFirst(join(folder, 'demo'), demo)
  const settings = readSettings({ PORT: '0', DATA_DIR: data, ...env })
  const folders = { dist, demo: join(folder, 'demo') }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const site = await startSite(settings, {
    folders,
    waits: { ...SHORT, ...waits },
    ...(now && { now }),
    ...(lineLimits && { lineLimits }),
  }).catch((error: unknown) => {
    remove()
    throw error
  })
  const base = `http://127.0.0.1:${site.port}`
  let stopping: Promise<void> | null = null
  const stop = () => {
    stopping ??= site.stop()
    return stopping
  }
  return {
    origin: site.origin,
    port: site.port,
    dataDir: data,
    fetch: (path, init) => fetch(base + path, { redirect: 'manual', ...init }),
    publish: (next) => publishSnapshot(published, next),
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop()
      remove()
    },
  }
}

/** With a folder for pictures, as a desk leaves it after a publish. */
async function publishFirst(folder: string, snapshot: Snapshot): Promise<void> {
  mkdirSync(join(folder, 'media'), { recursive: true })
  await publishSnapshot(folder, snapshot)
}
