import type { proves } from '../../scripts/testing/proves.ts'
import type { Visit } from './visit.ts'
import type { Width } from './windows.ts'

/** A check of an open page; it leaves the page as it found it. */
export type Question = {
  /** The statement about the page. */
  title: (path: string) => string
  /** The statements it proves, if any. */
  proof?: ReturnType<typeof proves>
  /** The window widths it is checked at. */
  at: readonly Width[]
  /** The pages it is checked on; by default all. */
  of?: (path: string, width: Width) => boolean
  /** Whether it is about how the page loads in exactly this window. */
  arrives?: true
  ask: (visit: Visit) => Promise<void>
}
