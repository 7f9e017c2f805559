import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BackupFailure } from '../failure.ts'
import type { RehearsedSite } from './site.ts'

/** How many pages were compared, and a line for each that is not as visitors saw it. */
export type Compared = { pages: number; differing: string[] }

/**
 * Compares all pages of two sites byte by byte, and looks for the pictures that they name.
 * @param shown the published content as visitors saw it
 * @param restored what the restored desk makes of its database
 * @param published the restored folder with the files of the pictures
 * @throws {BackupFailure} when a site lists no page
 */
export async function comparePages(
  shown: RehearsedSite,
  restored: RehearsedSite,
  published: string,
): Promise<Compared> {
  const paths = new Set([...(await pathsOf(shown)), ...(await pathsOf(restored))])
  const pictures = new Set<string>()
  const differing: string[] = []
  for (const path of paths) {
    const [before, after] = [await shown.get(path), await restored.get(path)]
    for (const [address] of after.body.matchAll(/\/media\/[\w.-]+/g)) pictures.add(address)
    if (before.status !== after.status) {
      differing.push(`${path}: answered ${after.status}, and ${before.status} for visitors`)
    } else if (before.status !== 200) {
      differing.push(`${path}: answered ${before.status}`)
    } else if (before.body !== after.body) {
      differing.push(`${path}: ${firstDifference(before.body, after.body)}`)
    }
  }
  const missing = [...pictures].filter((address) => !existsSync(join(published, address)))
  differing.push(...missing.map((address) => `${address}: the file is missing`))
  return { pages: paths.size, differing }
}

/** How much of a difference is shown, in characters. */
const SHOWN = 60

function firstDifference(before: string, after: string): string {
  const at = [...before].findIndex((_, index) => before[index] !== after[index])
  const from = at === -1 ? before.length : at
  const part = (page: string) => JSON.stringify(page.slice(from, from + SHOWN))
  return `visitors saw ${part(before)}, restored it is ${part(after)}`
}

/** The paths of all pages in all languages; a long site map lists its parts. @throws {BackupFailure} */
async function pathsOf(site: RehearsedSite, map = '/sitemap.xml'): Promise<string[]> {
  const { body } = await site.get(map)
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  if (listed.length === 0) throw new BackupFailure(`The restored site lists no page in ${map}.`)
  if (!body.includes('<sitemapindex')) return listed
  return (await Promise.all(listed.map((part) => pathsOf(site, part)))).flat()
}
