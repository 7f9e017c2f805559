import type { Brand } from '@noren/contract/brand/brand'
import type { Paper } from '@noren/contract/paper/paper-path'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import type { SheetLanguages } from './texts.tsx'

/** What a sheet is printed from: a restaurant as visitors see it, and the snapshot that shows it. */
export type Printed = {
  restaurant: Restaurant
  brand: Brand
  seq: number
  /** The day of the snapshot, `YYYY-MM-DD`. */
  day: string
  /** Origin of the public site. */
  origin: string
  /** `null` where the snapshot names no desk that sheets could be traced to. */
  installation: Paper['installation'] | null
}

export type SheetProps = { printed: Printed; languages: SheetLanguages }
