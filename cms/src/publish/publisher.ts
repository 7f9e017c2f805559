import { PART_NAMES } from '@noren/contract/snapshot'
import { counter, createHistogram, createTally, gauge, type Metric } from '@noren/kit/metrics'
import { errorFacts, faultFacts, log } from '@noren/kit/process/log'
import { outsideRequests } from '@noren/kit/process/request-scope'
import { ALONE, type Confirm, type Coordination } from '../base/database/coordination.ts'
import type { Numbers } from '../base/targets/our-numbers.ts'
import type { Edition, PublishTarget } from '../base/targets/target.ts'
import { LIST_SLUGS } from '../content/model/source.ts'
import { withCards } from './cards.ts'
import type { Composed } from './compose.ts'
import { keyOf } from './failed.ts'
import { createFileWriter, ownFiles } from './files.ts'
import { holdBack } from './hold-back.ts'
import { itemsIn } from './items-in.ts'
import { createDemoLeaver, firstSeqOf, isDemo } from './leave-demo.ts'
import { lastPublishedOf, paperRecord } from './paper/record.ts'
import type { Problem } from './problem.ts'
import { isDefaultBrand } from './reshape/brand.ts'
import { GLOBAL_PARTS } from './reshape/globals.ts'
import { isSameJson } from './same-json.ts'

/** Saves this close together are one publish, in ms. */
const GATHER_MS = 50
const RETRY_MIN_MS = 1000
const RETRY_MAX_MS = 60_000

/** So many faults of documents stand in a line of the log. */
const NAMED = 10

/** The state of the last publish, for the notice on the desk. */
export type PublishStatus =
  | { state: 'waiting' }
  | { state: 'publishing' }
  | { state: 'published'; at: string }
  | { state: 'failed'; message: string }

export type Publisher = {
  /** Requests a publish soon; many requests close together are one. */
  request: () => void
  /** Publishes now, and returns the result. */
  publish: () => Promise<PublishStatus>
  status: () => PublishStatus
  /** The documents that the last publish held back, and why. */
  heldBack: () => readonly Problem[]
  metrics: () => Metric[]
  /** Waits for the current publish, and starts no other. */
  stop: () => Promise<void>
}

type Options = {
  compose: () => Promise<Composed>
  target: PublishTarget
  /** The names of the files that staff have uploaded. */
  uploads?: () => Promise<ReadonlySet<string>>
  /** Where the number of the last snapshot is kept; without it nothing is kept for printed sheets. */
  numbers?: Numbers
  now?: () => string
  /** Keeps other desks from publishing at the same time. */
  exclusively?: Coordination['exclusively']
}

/**
 * Publishes: composes and checks the content, writes its pictures, then the snapshot. Publishes run one
 * after another; one that fails is tried again with growing pauses.
 */
export function createPublisher({
  compose,
  target,
  uploads = async () => new Set(),
  numbers,
  now = isoNow,
  exclusively = ALONE.exclusively,
}: Options): Publisher {
  let writeFiles = createFileWriter(target)
  const leaveDemo = createDemoLeaver(target, uploads)
  let status: PublishStatus = { state: 'waiting' }
  let heldBack: readonly Problem[] = []
  let queue: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let retryIn = RETRY_MIN_MS
  let stopped = false
  let lastAt: number | null = null
  const results = createTally(['published', 'failed'])
  const seconds = createHistogram()

  async function publishOnce(confirm: Confirm): Promise<PublishStatus> {
    const { drawn, ...composed } = await compose()
    const shown = await target.current()
    // As long as the company has published nothing of its own, the site shows the demo.
    if (isEmpty(composed) && (!shown || isDemo(shown))) return { state: 'waiting' }
    // No document of the company has a stand-in of the demo's.
    const current = shown && isDemo(shown) === isDemo(composed) ? shown : null
    const { edition: checked, heldBack: found } = holdBack(composed, current)
    const { edition, cards } = withCards(checked)
    if (found.length > 0) {
      const named = found.slice(0, NAMED).map(inOneLine).join('; ')
      log('warn', 'content held back', { documents: found.length, named })
    }
    heldBack = found
    const isDated = !numbers || current?.paper !== undefined
    if (current && isDated && isSame(current, edition)) {
      await leaveDemo(edition, false)
      return { state: 'published', at: current.publishedAt }
    }
    await writeFiles(ownFiles(edition), { cards, drawn })
    // Writing pictures takes time, in which another desk may have got the lock.
    await confirm()
    const publishedAt = now()
    const last = (await numbers?.last()) ?? null
    const whole = {
      ...edition,
      firstSeq: firstSeqOf(edition, shown),
      ...(!isDemo(edition) && { own: true }),
    }
    await target.publish(
      async (seq) => {
        if (!numbers) return whole
        const paper = paperRecord(edition, { before: current, last }, { seq, publishedAt })
        // Before it is announced: a desk that stops right then must not give its number to another.
        await numbers.keep(lastPublishedOf({ ...whole, seq, paper }))
        return { ...whole, paper }
      },
      publishedAt,
      last?.seq,
    )
    // Removed files must be written again where they are used again.
    if (await leaveDemo(edition, !shown)) writeFiles = createFileWriter(target)
    return { state: 'published', at: publishedAt }
  }

  function publish(): Promise<PublishStatus> {
    let began = performance.now()
    const run = queue
      .then(() => {
        began = performance.now()
        status = { state: 'publishing' }
        // This publish includes all changes requested until now.
        clearTimeout(timer)
        timer = undefined
        return exclusively(publishOnce)
      })
      .catch((error: unknown): PublishStatus => {
        log('error', 'publish failed, it will be tried again', faultFacts(error))
        schedule(retryIn)
        retryIn = Math.min(2 * retryIn, RETRY_MAX_MS)
        return { state: 'failed', message: String(errorFacts(error).error) }
      })
    queue = run.then((result) => {
      status = result
      note(result, (performance.now() - began) / 1000)
      if (result.state !== 'failed') retryIn = RETRY_MIN_MS
    })
    return run
  }

  function note(result: PublishStatus, took: number): void {
    if (result.state === 'waiting' || result.state === 'publishing') return
    results.add(result.state)
    seconds.observe(took)
    if (result.state === 'published') lastAt = Date.parse(result.at) / 1000
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
    // A save requests it; when it runs, that request has ended.
    request: () => outsideRequests(() => schedule(GATHER_MS)),
    publish,
    status: () => status,
    heldBack: () => heldBack,
    metrics: () => [
      counter('noren_publishes_total', 'Publishes, by how they ended.', results.samples('result')),
      gauge('noren_publish_failing', '1 while publishing fails.', status.state === 'failed'),
      gauge(
        'noren_publish_held_back',
        'Faults for which documents stay on the site as they were before.',
        heldBack.length,
      ),
      gauge('noren_publish_last_timestamp_seconds', 'When was last published.', lastAt),
      {
        name: 'noren_publish_duration_seconds',
        type: 'histogram',
        help: 'How long publishes took.',
        samples: seconds.samples(),
      },
    ],
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
  return (
    // A change has another time, which is faster to compare than content.
    (['modified', 'redirects', 'formerSite', 'cards', 'heads', 'sections', 'brand'] as const).every(
      (part) => isSameJson(current[part], edition[part]),
    ) && PART_NAMES.every((part) => isSameJson(current.content[part], edition.content[part]))
  )
}

/** Whether nothing is published: no content, and no look of the company's own. */
function isEmpty({ content, brand }: Edition): boolean {
  if (brand && !isDefaultBrand(brand)) return false
  return (
    GLOBAL_PARTS.every((part) => content[part] === undefined) &&
    LIST_SLUGS.every((list) => itemsIn(content, list).length === 0)
  )
}

/** The document and its field, as the log names them. */
function inOneLine({ of, field }: Problem): string {
  return `${keyOf(of)}: ${field.en}`
}

function isoNow(): string {
  return new Date().toISOString()
}
