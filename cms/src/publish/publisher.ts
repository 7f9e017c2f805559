import { isDeepStrictEqual } from 'node:util'
import { type Problem, problemsOf } from './check.ts'
import type { Edition } from './compose.ts'
import { createFileWriter, ownFiles } from './files.ts'
import { readCurrent, writeSnapshot } from './folder.ts'

/** Saves this close together are published as one. */
const GATHER_MS = 50
const RETRY_MIN_MS = 1000
const RETRY_MAX_MS = 60_000

/** How the last publish went, for the notice on the desk. */
export type PublishStatus =
  | { state: 'waiting' }
  | { state: 'publishing' }
  | { state: 'published'; at: string }
  | { state: 'refused'; problems: Problem[] }
  | { state: 'failed'; message: string }

export type Publisher = {
  /** Asks for a publish soon; many requests close together are one. */
  request: () => void
  /** Publishes now and returns how that went. */
  publish: () => Promise<PublishStatus>
  status: () => PublishStatus
  /** Lets the publish under way end, and starts no further one. */
  stop: () => Promise<void>
}

type Options = {
  compose: () => Promise<Edition>
  /** The published folder. */
  folder: string
  now?: () => string
}

/**
 * Publishes: content is composed, checked, its pictures are written, then the snapshot. Publishes
 * run one after another; one that fails is tried again with growing pauses.
 */
export function createPublisher({ compose, folder, now = isoNow }: Options): Publisher {
  const writeFiles = createFileWriter(folder)
  let status: PublishStatus = { state: 'waiting' }
  let queue: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let retryIn = RETRY_MIN_MS
  let stopped = false

  async function publishOnce(): Promise<PublishStatus> {
    const edition = await compose()
    const problems = problemsOf(edition)
    if (problems.length > 0) return { state: 'refused', problems }
    const current = await readCurrent(folder)
    if (current && isSame(current, edition)) {
      return { state: 'published', at: current.publishedAt }
    }
    // An empty desk leaves the demo company on the site.
    if (!current && isEmpty(edition)) return { state: 'waiting' }
    await writeFiles(ownFiles(edition.content))
    const { publishedAt } = await writeSnapshot(folder, edition, now())
    return { state: 'published', at: publishedAt }
  }

  function publish(): Promise<PublishStatus> {
    const run = queue
      .then(() => {
        status = { state: 'publishing' }
        return publishOnce()
      })
      .catch((error: unknown): PublishStatus => {
        console.error('Publishing failed, it will be tried again:', error)
        schedule(retryIn)
        retryIn = Math.min(2 * retryIn, RETRY_MAX_MS)
        return { state: 'failed', message: error instanceof Error ? error.message : String(error) }
      })
    queue = run.then((result) => {
      status = result
      if (result.state !== 'failed') retryIn = RETRY_MIN_MS
    })
    return run
  }

  function schedule(delay: number): void {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      void publish()
    }, delay)
  }

  return {
    request: () => schedule(GATHER_MS),
    publish,
    status: () => status,
    stop: async () => {
      stopped = true
      if (timer) {
        clearTimeout(timer)
        void publish()
      }
      await queue
    },
  }
}

function isSame(current: Edition, edition: Edition): boolean {
  const { content, modified, redirects } = current
  return JSON.stringify({ content, modified, redirects }) === JSON.stringify(edition)
}

function isEmpty({ content }: Edition): boolean {
  const { solutions = [], testimonials, restaurants = [], ...rest } = content
  const lists = [solutions, restaurants, testimonials?.data]
  return Object.keys(rest).length === 0 && lists.every((list) => isDeepStrictEqual(list, []))
}

function isoNow(): string {
  return new Date().toISOString()
}
