import { type FSWatcher, watch } from 'node:fs'
import { errorFacts, log } from '../log.ts'
import { loadSnapshot } from './load-snapshot.ts'
import { NOTHING_PUBLISHED, type PublishedContent, publishedContent } from './published-content.ts'
import { otherSnapshots, readCurrent, SnapshotRefusal } from './snapshot-file.ts'

/** How often `current` is looked at, in ms: the truth, where the file watch is only a hint. */
const POLL_MS = 1000

/** What the health report tells of the content. */
export type ContentReport = {
  folder: string | null
  file: string | null
  /** Snapshots refused since the start. */
  refused: number
  lastRefusal: { file: string; reason: string; at: string } | null
}

/** Holds the published content and keeps it the newest there is. */
export type ContentStore = {
  /** The content to answer from. Ask again for every request; keep nothing beyond it. */
  current: () => PublishedContent
  /** Looks for a new publish now. */
  refresh: () => Promise<void>
  report: () => ContentReport
  stop: () => void
}

/**
 * Opens the first of `folders` that something was published in, and keeps watching all of them, so
 * that the demo gives way to the first real publish. A snapshot that fails verification is refused
 * as a whole; what was served before stays (architecture, "The published snapshot").
 */
export async function openContentStore(folders: readonly string[]): Promise<ContentStore> {
  let content = NOTHING_PUBLISHED
  let served: { folder: string; file: string } | null = null
  let lastTried = ''
  let refused = 0
  let lastRefusal: ContentReport['lastRefusal'] = null
  let pending: Promise<void> | null = null
  let changedMeanwhile = false
  let started = false

  async function load(folder: string, file: string): Promise<boolean> {
    try {
      content = publishedContent(await loadSnapshot(folder, file))
      served = { folder, file }
      if (started) log('info', 'content published', { seq: content.snapshot.seq })
      return true
    } catch (error) {
      if (!(error instanceof SnapshotRefusal)) throw error
      refused++
      lastRefusal = { file: error.file, reason: error.message, at: new Date().toISOString() }
      log('error', 'snapshot refused', { file: error.file, reason: error.message })
      return false
    }
  }

  async function look(): Promise<void> {
    for (const folder of folders) {
      const file = await readCurrent(folder)
      if (file === null) continue
      const attempt = `${folder}\n${file}`
      if (attempt === lastTried) return
      lastTried = attempt
      if (!(await load(folder, file)) && served?.folder !== folder) await fallBack(folder, file)
      return
    }
  }

  async function fallBack(folder: string, refusedFile: string): Promise<void> {
    for (const file of await otherSnapshots(folder, refusedFile)) {
      if (await load(folder, file)) return
    }
  }

  async function lookUntilSettled(): Promise<void> {
    do {
      changedMeanwhile = false
      await look()
    } while (changedMeanwhile)
  }

  function refresh(): Promise<void> {
    changedMeanwhile = pending !== null
    pending ??= lookUntilSettled()
      .catch((error: unknown) => log('error', 'content not readable', errorFacts(error)))
      .finally(() => {
        pending = null
      })
    return pending
  }

  await refresh()
  started = true
  const timer = setInterval(refresh, POLL_MS)
  timer.unref()
  const watchers = folders
    .map((folder) => hint(folder, refresh))
    .filter((watcher) => watcher !== null)

  return {
    current: () => content,
    refresh,
    report: () => ({
      folder: served?.folder ?? null,
      file: served?.file ?? null,
      refused,
      lastRefusal,
    }),
    stop: () => {
      clearInterval(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}

/** Watches a folder that exists; where watching does not work the poll alone does. */
function hint(folder: string, changed: () => void): FSWatcher | null {
  try {
    const watcher = watch(folder, { persistent: false }, (_, name) => {
      if (name === null || name === 'current') changed()
    })
    watcher.on('error', () => watcher.close())
    return watcher
  } catch {
    return null
  }
}
