import { realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Found from the working folder: the desk is bundled, and what a bundle calls its place is not ours. */
export function cmsFolder(): string {
  const found = findPackageJSON('@noren/cms', pathToFileURL(join(process.cwd(), 'package.json')))
  if (!found) throw new Error('the folder of the CMS is not found')
  return dirname(realpathSync(found))
}
