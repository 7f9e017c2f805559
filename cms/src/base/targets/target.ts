import type { Snapshot } from '@noren/contract/snapshot'

/** The content of a publish, without its number and time. */
export type Edition = Pick<Snapshot, 'content' | 'modified' | 'redirects' | 'cards' | 'brand'>

/** A file to publish: its address, `/media/…`, and the function that makes its bytes when needed. */
export type PublishedFile = { address: string; make: () => Promise<Buffer> }

/** Where the desk publishes to. */
export type PublishTarget = {
  /** The snapshot visitors see, or `null` when there is none that can be read. */
  current: () => Promise<Snapshot | null>
  /** Stores the files of one picture, video or mark. An address never changes its content. */
  putFiles: (files: readonly PublishedFile[]) => Promise<void>
  /** Publishes a snapshot under the next number. @throws when it is too large for SITE to read */
  publish: (edition: Edition, publishedAt: string) => Promise<Snapshot>
}
