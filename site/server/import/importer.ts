import { isDeepStrictEqual } from 'node:util'
import { publishSnapshot } from '@noren/contract/disk/publish-snapshot'
import { errorFacts, log } from '@noren/contract/process/log'
import type { Snapshot } from '@noren/contract/snapshot'
import { wholeSnapshot } from '../content/prepare-snapshot.ts'
import { readCurrent, readSnapshot } from '../content/snapshot-file.ts'
import { importContent } from './import-content.ts'
import { modifiedTimes } from './modified.ts'

/** A slow call does not delay the others: after this time a run publishes what it has. */
const EARLY_MS = 1500

export type ImportTask = {
  /** The setting `API_HOST`. */
  base: string
  /** Where pictures and films may come from. */
  origins: readonly string[]
  folder: string
  /** Between two runs, in ms. */
  pauseMs: number
}

/** Keeps a folder's published content equal to a provider's answers. */
export type Importer = {
  /** Resolves once anything has been published into the folder, or the first run has ended. */
  ready: Promise<void>
  stop: () => Promise<void>
}

/**
 * Imports again and again. Each run starts from the last good content, also after a restart; it writes a
 * snapshot only when something changed.
 */
export async function startImporter({
  base,
  origins,
  folder,
  pauseMs,
}: ImportTask): Promise<Importer> {
  let published = await lastPublished(folder)
  const content: Snapshot['content'] = { ...published?.content }
  const provider = { base, origins, failing: new Set<string>(), unshown: new Map<string, string>() }
  let timer: NodeJS.Timeout | null = null
  let stopped = false
  let writing = Promise.resolve()

  async function publishChanges(): Promise<void> {
    const next = structuredClone(content)
    const isKnown = published?.partial && isDeepStrictEqual(next, published.content)
    if (Object.keys(next).length === 0 || isKnown) return
    const before = published ?? { seq: 0, content: {}, modified: {} }
    const publishedAt = new Date().toISOString()
    const snapshot: Snapshot = {
      schema: 1,
      seq: before.seq + 1,
      publishedAt,
      content: next,
      modified: modifiedTimes(next, before, publishedAt),
      partial: true,
    }
    await publishSnapshot(folder, snapshot)
    published = snapshot
  }

  function publish(): Promise<void> {
    writing = writing
      .then(publishChanges)
      .catch((error: unknown) => log('error', 'import not stored', errorFacts(error)))
    return writing
  }

  async function run(): Promise<void> {
    const early = setTimeout(publish, EARLY_MS)
    await importContent(provider, content)
    clearTimeout(early)
    await publish()
    if (stopped) return
    timer = setTimeout(() => {
      current = run()
    }, pauseMs)
    timer.unref()
  }

  let current = run()
  return {
    ready: published ? Promise.resolve() : current,
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      await writing
    },
  }
}

/** The content of an earlier run; unreadable content counts as none. */
async function lastPublished(folder: string): Promise<Snapshot | null> {
  try {
    const file = await readCurrent(folder)
    return file === null ? null : wholeSnapshot(await readSnapshot(folder, file))
  } catch (error) {
    log('warn', 'last import not readable', errorFacts(error))
    return null
  }
}
