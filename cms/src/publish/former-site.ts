import type { Payload } from 'payload'
import { settings } from '../base/settings.ts'
import type { Edition } from '../base/targets/target.ts'
import { readLines } from '../content/former-site/read-lines.ts'

/** The addresses of the company's former website as pairs; nothing where there are none. */
export async function formerSiteRows(payload: Payload): Promise<Pick<Edition, 'formerSite'>> {
  const { list } = await payload.findGlobal({ slug: 'former-site', depth: 0 })
  const { lines } = readLines(list ?? '', settings.siteOrigin)
  return lines.length > 0 ? { formerSite: lines.map(({ from, to }) => [from, to]) } : {}
}
