import {
  keepLastPublished,
  type LastPublished,
  readLastPublished,
} from '@noren/kit/disk/last-published'
import { settings } from '../settings.ts'

/** Keeps what was published last apart from the target, which may be lost or be another one. */
export type Numbers = {
  last: () => Promise<LastPublished | null>
  keep: (last: LastPublished) => Promise<void>
}

/** In the data folder. */
export const ourNumbers: Numbers = {
  last: () => readLastPublished(settings.dataDir),
  keep: (last) => keepLastPublished(settings.dataDir, last),
}
