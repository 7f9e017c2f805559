import type { Snapshot } from '@noren/contract/snapshot'

/** The content of a publish, without its number and time. */
export type Edition = Omit<Snapshot, 'schema' | 'seq' | 'publishedAt'>

/** A file to publish: its address, `/media/…`, and the function that makes its bytes when needed. */
export type PublishedFile = { address: string; make: () => Promise<Buffer> }

/** Where the desk publishes to. */
export type PublishTarget = {
  /** The snapshot visitors see, or `null` when there is none that can be read. */
  current: () => Promise<Snapshot | null>
  /** Stores the files of one picture, video or mark. An address never changes its content. */
  putFiles: (files: readonly PublishedFile[]) => Promise<void>
  /**
   * Publishes a snapshot under the next number.
   * @param editionAt makes the content for its number, before anything is written
   * @param above the highest number that may have been published elsewhere, or here and is lost
   * @throws when it is too large for SITE to read
   */
  publish: (
    editionAt: (seq: number) => Edition | Promise<Edition>,
    publishedAt: string,
    above?: number,
  ) => Promise<Snapshot>
  /** The earlier snapshots that are still kept, as far as they can be read. */
  former: () => Promise<Snapshot[]>
  /** Removes them, and every file but those whose names begin with one of these hashes. */
  keepOnly: (hashes: ReadonlySet<string>) => Promise<void>
}

/** What the name of each published file begins with; empty for other names. */
export function hashIn(name: string): string {
  return /^[0-9a-f]{20}/.exec(name)?.[0] ?? ''
}
