import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallName } from '@noren/contract/resources/calls'
import type { CallParameters } from '../content/content-call.ts'
import type { Destination } from '../enquiries/enquiries.ts'
import type { RateLimit } from '../enquiries/spool/rate-limit.ts'
import type { HeaderPolicy } from '../http/response/headers.ts'
import type { Waits } from '../waits.ts'
import { forwardToProvider } from './forward-to-provider.ts'
import { passOnCall } from './pass-on.ts'
import { startImport } from './start-import.ts'

/** A provider's API host that answers the same calls (docs/house.md#content-from-an-api-host). */
export type ApiHost = {
  /** The published folder its content is imported into. */
  folder: string
  passOn: (call: CallName, parameters: CallParameters, policy: HeaderPolicy) => Promise<Response>
  /** Enquiries are passed on to it. */
  destination: Destination
  stop: () => Promise<void>
}

type ApiHostParts = {
  dataDir: string
  /** Where pictures and films may come from. */
  origins: readonly string[]
  rateLimit: RateLimit
  waits: Pick<Waits, 'importPause' | 'firstContent'>
}

/** @param base the setting `API_HOST` */
export async function startApiHost(
  base: string,
  { dataDir, origins, rateLimit, waits }: ApiHostParts,
): Promise<ApiHost> {
  const folder = join(dataDir, 'imported')
  const importer = startImport({ base, origins, folder, pauseMs: waits.importPause })
  // Without this icon, browsers request one anyway.
  await Promise.race([importer.ready, sleep(waits.firstContent, undefined, { ref: false })])
  return {
    folder,
    passOn: (call, parameters, policy) => passOnCall(base, call, parameters, policy),
    destination: {
      receive: forwardToProvider(base, rateLimit),
      internal: null,
      places: [],
      mail: () => null,
      stop: async () => {},
    },
    stop: importer.stop,
  }
}
