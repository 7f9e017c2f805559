import type { HttpBindings } from '@hono/node-server'
import type { Metric } from '@noren/kit/metrics'
import type { Context } from 'hono'
import type { ContentStore } from './content/content-store.ts'
import type { Previews } from './content/previews.ts'
import type { Enquiries } from './enquiries/enquiries.ts'
import type { MediaSource } from './http/files/media.ts'
import type { Representation } from './http/response/representation.ts'
import type { ApiHost } from './import/api-host.ts'
import type { RefusedForms } from './pages/form/refused-forms.ts'
import type { Thanks } from './pages/form/thanks.ts'
import type { PageMaker } from './pages/pages.ts'

/** Everything the routes need, made once at boot. */
export type AppParts = {
  store: ContentStore
  maker: PageMaker
  enquiries: Enquiries
  refusedForms: RefusedForms
  thanks: Thanks
  /** Our own origins: their pages may send forms. */
  origins: readonly string[]
  /** The provider's API host, when there is one. */
  apiHost: Pick<ApiHost, 'passOn' | 'findUnlisted'> | null
  /** A sentence when backups are overdue, else `null`. */
  backupNote: () => string | null
  staticFiles: ReadonlyMap<string, Representation>
  /** Where pictures, videos and marks of a hash may be. */
  mediaFolders: (hash: string) => readonly string[]
  /** The source of pictures and videos that are not in those folders. */
  mediaSource: MediaSource | null
  previews: Previews
  /** The metrics as they are now. */
  metrics: () => Promise<Metric[]>
}

/** What Hono's contexts carry. */
export type Env = { Bindings: HttpBindings }
/** Answers a request. */
export type Handler = (context: Context<Env>) => Response | Promise<Response>

/** The request target as it was sent; Hono's own path is already normalized. */
export function targetOf(c: Context<Env>): string {
  return c.env.incoming.url ?? '/'
}
