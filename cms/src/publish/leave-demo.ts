import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { readBrand } from '@noren/contract/brand/brand'
import { readObject } from '@noren/contract/json'
import { settings } from '../base/settings.ts'
import { type Edition, hashIn, type PublishTarget } from '../base/targets/target.ts'
import { isDemoName } from '../content/demo-company.ts'
import { ownFiles } from './files.ts'

/** Whether published content is the demo company's. */
export function isDemo({ content }: Edition): boolean {
  return isDemoName(readObject(content.company).legalName)
}

/**
 * Gives the function that removes, once the company's own content is published, what is left of the demo:
 * its earlier snapshots and its files. Until that has succeeded it is tried with every publish.
 */
export function createDemoLeaver({ former, keepOnly }: PublishTarget) {
  let isDone = false
  /**
   * @param isFirst whether nothing was published before
   * @returns whether files were removed
   */
  return async (edition: Edition, isFirst: boolean): Promise<boolean> => {
    if (isDone || isDemo(edition)) return false
    const isLeft = isFirst || (await former()).some(isDemo)
    if (isLeft) await keepOnly(await hashesFor(edition))
    isDone = true
    return isLeft
  }
}

/** The hashes of files that pages of the company show, or previews of its drafts. */
async function hashesFor(edition: Edition): Promise<Set<string>> {
  const { picturesDir, videosDir } = settings
  const uploads = [picturesDir, videosDir].map((folder) =>
    readdir(folder).catch((): string[] => []),
  )
  const { mark, wordmark } = readBrand(edition.brand)
  const drawn = [mark?.picture ?? '', wordmark?.src ?? '']
  const names = [...ownFiles(edition), ...drawn].map((address) => basename(address))
  return new Set([...names, ...(await Promise.all(uploads)).flat()].map(hashIn).filter(Boolean))
}
