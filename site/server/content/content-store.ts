import { type FSWatcher, watch } from 'node:fs'
import { fileState } from '@noren/kit/disk/publish-snapshot'
import { errorFacts, log } from '@noren/kit/process/log'
import type { Waits } from '../waits.ts'
import { loadSnapshot } from './load-snapshot.ts'
import { type FormerRestaurants, formerOf } from './prepare-snapshot.ts'
import {
  contentAt,
  NOTHING_PUBLISHED,
  type PublishedContent,
  publishedContent,
} from './published-content.ts'
import { countRefusals, type Refusal } from './refusals.ts'
import { earlierSnapshots, readCurrent, SnapshotRefusal } from './snapshot-file.ts'

/** The state of content that comes from elsewhere. */
export type MirrorReport = {
  url: string
  /** When the content here was last known to be the newest; `null`: not since the start. */
  ageSeconds: number | null
  /** When it began to fail, ISO 8601; `null` while it does not. */
  failingSince: string | null
  lastError: string | null
  /** What is announced there but refused. */
  refusing: Refusal | null
}

/** What the health report says of the content. */
type ContentReport = {
  folder: string | null
  file: string | null
  /** What is announced but not served now; it is checked again when it changes. */
  refusing: Refusal | null
  /** Snapshots refused since the start. */
  refused: number
  lastRefusal: (Refusal & { at: string }) | null
  /** How often a snapshot with a lower number replaced what was shown, since the start (decision 127). */
  steppedBack: number
  /** `null` where the content is published into a folder of this machine. */
  mirror: MirrorReport | null
}

/** Holds the newest published content. */
export type ContentStore = {
  /** The content to answer from. Call it for every request; keep nothing longer than that. */
  current: () => PublishedContent
  /** Checks for a new publish now. */
  refresh: () => Promise<void>
  report: () => ContentReport
  stop: () => void
}

/**
 * Opens the first of `folders` with a publish and watches all of them, so that the first real publish
 * replaces the demo. A snapshot that fails verification is refused as a whole, and the one served before
 * stays (docs/house.md#the-published-snapshot). It is verified again whenever its file changes, since a
 * copy or a restore may announce it before it is whole.
 */
export async function openContentStore(
  folders: readonly string[],
  waits: Pick<Waits, 'look'>,
  mirror: () => MirrorReport | null = () => null,
): Promise<ContentStore> {
  let content = NOTHING_PUBLISHED
  let former: FormerRestaurants | null = null
  let served: { folder: string; file: string } | null = null
  let refusing: Refusal | null = null
  let pending: Promise<void> | null = null
  let changedSince = false
  let started = false
  let steppedBack = 0
  const refusals = countRefusals()
  /** The problem found in a state of a file. */
  const verified = new Map<string, { state: string; refusal: SnapshotRefusal }>()

  /** @throws {SnapshotRefusal} when it must not be served */
  async function serve(folder: string, file: string): Promise<void> {
    if (served?.folder === folder && served.file === file) return
    const place = `${folder}\n${file}`
    const state = await fileState(folder, file)
    const known = verified.get(place)
    if (known?.state === state) throw known.refusal
    const before = served?.folder === folder ? content.snapshot.seq : 0
    try {
      const prepared = await loadSnapshot(folder, file, former)
      content = publishedContent(prepared)
      former = formerOf(prepared)
    } catch (error) {
      // A problem of the machine, not of the file, may be over at the next check.
      if (!(error instanceof SnapshotRefusal)) throw new SnapshotRefusal(file, messageOf(error))
      verified.set(place, { state, refusal: error })
      throw error
    }
    served = { folder, file }
    const { seq } = content.snapshot
    if (started) log('info', 'content published', { seq })
    if (seq >= before) return
    // Shown all the same: an operator may have gone back, or put an older copy of the folder there.
    steppedBack++
    log('error', 'content stepped back', { from: before, to: seq })
  }

  /** Serves the snapshot announced in the first folder that has one. */
  async function look(): Promise<Refusal | null> {
    for (const folder of folders) {
      try {
        const file = await readCurrent(folder)
        // While a copy of the folder is made visitors keep what they see, and get no demo company.
        if (file === null && served?.folder === folder)
          throw new SnapshotRefusal('current', 'it is gone')
        if (file === null) continue
        await serve(folder, file)
        return null
      } catch (error) {
        if (!(error instanceof SnapshotRefusal)) throw error
        const refusal = refusals.add(error)
        if (served?.folder !== folder) await fallBack(folder, refusal.file)
        return refusal
      }
    }
    return null
  }

  async function fallBack(folder: string, refusedFile: string): Promise<void> {
    for (const file of await earlierSnapshots(folder, refusedFile)) {
      try {
        return await serve(folder, file)
      } catch (error) {
        if (!(error instanceof SnapshotRefusal)) throw error
        refusals.add(error)
      }
    }
  }

  async function lookUntilSettled(): Promise<void> {
    do {
      changedSince = false
      refusing = await look()
    } while (changedSince)
    if (refusing) return
    refusals.settle()
    verified.clear()
  }

  function refresh(): Promise<void> {
    content = contentAt(content, new Date())
    changedSince = pending !== null
    pending ??= lookUntilSettled()
      .catch((error: unknown) => log('error', 'content not readable', errorFacts(error)))
      .finally(() => {
        pending = null
      })
    return pending
  }

  await refresh()
  started = true
  // The poll decides; the file watch is only a hint.
  const timer = setInterval(refresh, waits.look)
  timer.unref()
  const watchers = folders
    .map((folder) => watchFolder(folder, refresh))
    .filter((watcher) => watcher !== null)

  return {
    current: () => content,
    refresh,
    report: () => ({
      folder: served?.folder ?? null,
      file: served?.file ?? null,
      refusing: refusing ?? mirror()?.refusing ?? null,
      refused: refusals.count(),
      lastRefusal: refusals.last(),
      steppedBack,
      mirror: mirror(),
    }),
    stop: () => {
      clearInterval(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Watches a folder that exists; where watching does not work, the poll alone does. */
function watchFolder(folder: string, changed: () => void): FSWatcher | null {
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
