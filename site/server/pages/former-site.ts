import { destination } from '@noren/contract/former-site/destination'
import { parametersOf } from '@noren/contract/former-site/query'
import type { PublishedContent } from '../content/published-content.ts'
import { locate } from './locate.ts'

/** What a browser sends: anything else is no address of a former website. */
const SENT = /^[\x21-\x7E]+$/

/**
 * Where an address of the company's former website leads, in one step, or `null`. What visitors bring in the
 * query goes along, unless it was part of the address or the row has a parameter of that name.
 * @param target the raw request target
 */
export function fromFormerSite(target: string, published: PublishedContent): string | null {
  if (!SENT.test(target)) return null
  const found = destination(published.formerSite, target, (path) => {
    const place = locate(path, published)
    if (place.kind === 'moved') return place.to
    return place.kind === 'page' ? path : null
  })
  if (found === null || found === 'circle') return null
  const { path, query, fragment } = partsOf(found.to)
  const own = parametersOf(query)
  const brought = parametersOf(found.rest).filter(
    ({ name }) => !own.some((one) => one.name === name),
  )
  const all = [...own, ...brought].map(({ sent }) => sent).join('&')
  return path + (all && `?${all}`) + fragment
}

function partsOf(address: string): { path: string; query: string; fragment: string } {
  const [before = ''] = address.split('#', 1)
  const [path = ''] = before.split('?', 1)
  return { path, query: before.slice(path.length + 1), fragment: address.slice(before.length) }
}
