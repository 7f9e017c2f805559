import type { proves } from '../../scripts/testing/proves.ts'
import type { Visit } from './visit.ts'
import type { Width } from './windows.ts'

/** Something to find out about pages that stand open; it leaves them as it found them. */
export type Question = {
  /** What is true of the page. */
  title: (path: string) => string
  /** The statements it proves, if any. */
  proof?: ReturnType<typeof proves>
  /** The widths of the window it is asked at. */
  at: readonly Width[]
  /** The pages it is asked of; all, unless it says. */
  of?: (path: string, width: Width) => boolean
  /** Whether it is about how the page arrives in this very window. */
  arrives?: true
  ask: (visit: Visit) => Promise<void>
}
