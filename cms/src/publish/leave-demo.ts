import { basename } from 'node:path'
import { readBrand } from '@noren/contract/brand/brand'
import { readObject } from '@noren/contract/json'
import type { Snapshot } from '@noren/contract/snapshot'
import { type Edition, hashIn, type PublishTarget } from '../base/targets/target.ts'
import { isDemoName } from '../content/kinds/demo-company.ts'
import { keepShared } from '../content/library/media/stored-uploads.ts'
import { ownFiles } from './files.ts'

/** Whether published content is the demo company's. */
export function isDemo({ content }: Edition): boolean {
  return isDemoName(readObject(content.company).legalName)
}

/** The number of the first publish that copies may keep, of an edition that follows another. */
export function firstSeqOf(edition: Edition, shown: Snapshot | null): number | undefined {
  if (!shown || isDemo(shown) === isDemo(edition)) return shown?.firstSeq
  return shown.seq + 1
}

/**
 * Gives the function that removes, once the company's own content is published, what is left of the demo:
 * its earlier snapshots and its files. Until that has succeeded it is tried with every publish.
 * @param uploads the names of the files that staff have uploaded
 */
export function createDemoLeaver(
  { former, keepOnly }: PublishTarget,
  uploads: () => Promise<ReadonlySet<string>>,
) {
  let isDone = false
  /**
   * @param isFirst whether nothing was published before
   * @returns whether files were removed
   */
  return async (edition: Edition, isFirst: boolean): Promise<boolean> => {
    if (isDone || isDemo(edition)) return false
    const isLeft = isFirst || (await former()).some(isDemo)
    if (isLeft) {
      const uploaded = await uploads()
      await keepShared(uploaded)
      await keepOnly(hashesFor(edition, uploaded))
    }
    isDone = true
    return isLeft
  }
}

/** The hashes of files that pages of the company show, and of the uploads that previews of its drafts may show. */
export function hashesFor(edition: Edition, uploaded: ReadonlySet<string>): Set<string> {
  const { mark, wordmark } = readBrand(edition.brand)
  const drawn = [mark?.picture ?? '', wordmark?.src ?? '']
  const names = [...ownFiles(edition), ...drawn].map((address) => basename(address))
  return new Set([...names, ...uploaded].map(hashIn).filter(Boolean))
}
