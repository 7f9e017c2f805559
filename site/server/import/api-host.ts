import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PublishedContent } from '../content/published-content.ts'
import type { FindUnlisted } from '../content/unlisted.ts'
import type { Destination } from '../enquiries/enquiries.ts'
import type { RateLimit } from '../enquiries/spool/rate-limit.ts'
import type { PageMaker } from '../pages/pages.ts'
import type { Waits } from '../waits.ts'
import type { CompanyPart } from './company-file.ts'
import { createFindUnlisted } from './find-unlisted.ts'
import { forwardToProvider } from './forward-to-provider.ts'
import { openLine } from './line.ts'
import { type PassedCall, passOnCall } from './pass-on.ts'
import { startImport } from './start-import.ts'
import { within } from './within.ts'

/** A provider's API host that answers the same calls (docs/house.md#content-from-an-api-host). */
export type ApiHost = {
  /** The published folder its content is imported into. */
  folder: string
  passOn: (
    passed: PassedCall,
    current: () => PublishedContent,
    maker: PageMaker,
  ) => Promise<Response>
  /** For a page: visitors wait less long for one. */
  findUnlisted: FindUnlisted
  /** Enquiries are passed on to it. */
  destination: Destination
  /** Answers the calls of visitors without it from now on. */
  hangUp: () => void
  stop: () => Promise<void>
}

type Needs = {
  /** Its facts, which no call has. */
  company: CompanyPart | null
  dataDir: string
  /** Where pictures and films may come from. */
  origins: readonly string[]
  rateLimit: RateLimit
  waits: Pick<
    Waits,
    'importPause' | 'importRound' | 'firstContent' | 'provider' | 'providerPage' | 'shrunkList'
  >
}

/** @param base the setting `API_HOST` */
export async function startApiHost(
  base: string,
  { company, dataDir, origins, rateLimit, waits }: Needs,
): Promise<ApiHost> {
  const folder = join(dataDir, 'imported')
  const importer = startImport({
    base,
    origins,
    folder,
    company,
    pauseMs: waits.importPause,
    roundMs: waits.importRound,
    answerMs: waits.provider,
    shrunkListMs: waits.shrunkList,
  })
  const line = openLine(base, waits.provider)
  // A line of its own: whoever keeps the calls waiting keeps no enquiry from being sent.
  const enquiries = openLine(base, waits.provider)
  const findUnlisted = createFindUnlisted({ base, line }, importer.listFails)
  await Promise.race([importer.ready, sleep(waits.firstContent, undefined, { ref: false })])
  return {
    folder,
    passOn: (passed, current, maker) =>
      passOnCall(passed, { base, line, findUnlisted }, current, maker),
    findUnlisted: (slug) => within(findUnlisted(slug), waits.providerPage, 'failed' as const),
    destination: {
      receive: forwardToProvider(enquiries, rateLimit),
      internal: null,
      wake: () => {},
      places: [],
      mail: () => null,
      stop: async () => {},
    },
    hangUp: line.close,
    stop: () => {
      enquiries.close()
      return importer.stop()
    },
  }
}
