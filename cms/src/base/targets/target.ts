import type { Snapshot } from '@noren/contract/snapshot'

/** What a publish says, without its number and time. */
export type Edition = Pick<Snapshot, 'content' | 'modified' | 'redirects' | 'cards'>

/** A file to publish: its address, `/media/…`, and what makes its bytes when they are needed. */
export type PublishedFile = { address: string; make: () => Promise<Buffer> }

/** Where pages are published to. */
export type PublishTarget = {
  /** The snapshot visitors see, or `null` when there is none that can be read. */
  current: () => Promise<Snapshot | null>
  /** Puts the files of one picture or film there. An address never changes its content. */
  putFiles: (files: readonly PublishedFile[]) => Promise<void>
  /** Publishes an edition under the next number. @throws when it is too large for SITE to read */
  publish: (edition: Edition, publishedAt: string) => Promise<Snapshot>
}
