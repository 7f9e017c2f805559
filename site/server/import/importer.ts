import { isDeepStrictEqual } from 'node:util'
import type { Snapshot } from '@noren/contract/snapshot'
import { publishSnapshot } from '@noren/kit/disk/publish-snapshot'
import { errorFacts, log } from '@noren/kit/process/log'
import { wholeSnapshot } from '../content/prepare-snapshot.ts'
import { readCurrent, readSnapshot } from '../content/snapshot-file.ts'
import type { Provider } from './ask-for.ts'
import type { CompanyPart } from './company-file.ts'
import { importContent } from './import-content.ts'
import { importRestaurants } from './import-restaurants.ts'
import { modifiedTimes } from './modified.ts'
import { within } from './within.ts'

/** A slow call does not delay the others: after this time a run publishes what it has. */
const EARLY_MS = 1500

export type ImportTask = {
  /** The setting `API_HOST`. */
  base: string
  /** Where pictures and films may come from. */
  origins: readonly string[]
  folder: string
  company: CompanyPart | null
  /** Between two runs, in ms. */
  pauseMs: number
  /** How long a run waits for answers before it publishes those it has, in ms. */
  roundMs: number
  /** How long the provider may take to answer, in ms. */
  answerMs: number
  /** For how long a list of restaurants that lost most of its entries counts as failed, in ms. */
  shrunkListMs: number
}

/** Keeps a folder's published content equal to a provider's answers. */
export type Importer = {
  /** Resolves once anything has been published into the folder, or the first run has ended. */
  ready: Promise<void>
  stop: () => Promise<void>
}

/**
 * Imports again and again. Each run starts from the last good content, also after a restart; it writes a
 * snapshot only when something changed. What comes after a run has ended is published by the next.
 *
 * @param onList hears after each answer whether the list of restaurants is good
 */
export async function startImporter(
  { base, origins, folder, company, pauseMs, roundMs, answerMs, shrunkListMs }: ImportTask,
  onList: (good: boolean) => void,
): Promise<Importer> {
  let published = await lastPublished(folder)
  const { company: _, ...known } = published?.content ?? {}
  const content: Snapshot['content'] = { ...known, ...(company && { company }) }
  const provider: Provider = { base, answerMs, origins, failing: new Set(), unshown: new Map() }
  const restaurants = importRestaurants(provider, content, shrunkListMs)
  const waiting = new Set<string>()
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
    const round = importContent({ provider, content, waiting }, restaurants, onList)
    await within(round, roundMs, undefined)
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
