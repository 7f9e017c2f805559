import { realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Searched from the working folder: the desk is bundled, and a bundle reports a path that is not ours. */
export function cmsFolder(): string {
  const found = findPackageJSON('@noren/cms', pathToFileURL(join(process.cwd(), 'package.json')))
  if (!found) throw new Error('The folder of the CMS was not found')
  return dirname(realpathSync(found))
}
