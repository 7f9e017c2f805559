import { destination } from '@noren/contract/former-site/destination'
import type { PublishedContent } from '../content/published-content.ts'
import { locate } from './locate.ts'

/** What a browser sends: anything else is no address of a former website. */
const SENT = /^[\x21-\x7E]+$/

/**
 * Where an address of the company's former website leads, in one step, or `null`. The visitor's query goes
 * along, unless it was part of the address or the row has one of its own.
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
  const mark = target.indexOf('?')
  if (found.withQuery || mark === -1 || found.to.includes('?')) return found.to
  const [page = '', ...fragment] = found.to.split('#')
  return [page + target.slice(mark), ...fragment].join('#')
}
