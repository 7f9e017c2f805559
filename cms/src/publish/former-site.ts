import { settings } from '../base/settings.ts'
import type { Edition } from '../base/targets/target.ts'
import { readLines } from '../content/kinds/former-site/read-lines.ts'
import type { Source } from './reshape/globals.ts'

/** The addresses of the company's former website as pairs; nothing where there are none. */
export async function formerSiteRows({
  payload,
  attempts,
}: Source): Promise<Pick<Edition, 'formerSite'>> {
  const doc = await payload.findGlobal({ slug: 'former-site', depth: 0 })
  const rows = attempts.make({ global: 'former-site' }, doc, ({ list }) =>
    readLines(list ?? '', settings.siteOrigin).lines.map(({ from, to }) => [from, to]),
  )
  return rows && rows.length > 0 ? { formerSite: rows } : {}
}
