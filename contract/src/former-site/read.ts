import * as v from 'valibot'
import { parseUrl } from '../url.ts'
import { ADDRESS_LIMIT, escaped, plainAddress } from './address.ts'
import { type FormerSite, formerSite } from './table.ts'

/** As many rows as a list may have. */
export const ROWS_LIMIT = 10_000

const rowSchema = v.tuple([v.string(), v.string()])

/** The rows of a snapshot; one that cannot be used is left out (hostile inputs J17). */
export function readFormerSite(rows: readonly unknown[] = []): FormerSite {
  return formerSite(
    rows.slice(0, ROWS_LIMIT).flatMap((row) => {
      const read = v.safeParse(rowSchema, row)
      if (!read.success) return []
      const [from, to] = read.output
      const address = plainAddress(from)
      const target = readTarget(to)
      const isUsable = stars(from) <= 1 && stars(to) <= stars(from)
      return address && target !== null && isUsable ? [[address, target] as const] : []
    }),
  )
}

/** How many stars an address has. */
export function stars(address: string): number {
  return address.split('*').length - 1
}

/**
 * Where an address may lead: a path of this site, or a whole address by http or https, with a star behind
 * its host alone. It is returned escaped; `null` for anything else.
 */
export function readTarget(raw: string): string | null {
  if (raw.length > ADDRESS_LIMIT || /[\p{Cc}\p{Cs}\s\\]/u.test(raw)) return null
  if (raw.startsWith('/')) return raw.startsWith('//') ? null : escaped(raw)
  const url = parseUrl(raw)
  if (!url || !/^https?:\/\/[^/?#*]+(?:[/?#]|$)/i.test(raw)) return null
  return url.username || url.password || !/^https?:$/.test(url.protocol) ? null : url.href
}
