import type { Desk } from '../enquiries/submit.ts'
import type { HeaderPolicy } from '../http/headers.ts'

/** A provider's API host that speaks the thirteen calls (architecture, `API_HOST`). */
export type ApiHost = {
  /** The published folder its content is imported into. */
  folder: string
  /** Passes a GET call on. @param target path and query as the browser sent them */
  passOn: (request: Request, target: string, policy: HeaderPolicy) => Promise<Response>
  /** Passes enquiries on. */
  desk: Desk
  stop: () => Promise<void>
}

export async function startApiHost(base: string, dataDir: string): Promise<ApiHost> {
  throw new Error(`not yet: ${base} ${dataDir}`)
}
