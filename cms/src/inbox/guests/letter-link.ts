import { type GuestTable, guestPath, guestTable } from '@noren/contract/reservation/guest-link'
import { guestMac } from '@noren/kit/process/guest-mac'
import { settings } from '../../base/settings.ts'
import type { Enquiry } from '../../payload-types.ts'

/** A guest's link, wherever it stands. */
const LINK = /[\w-]{30,}\.[\w-]{22}/

/** A letter without the lines that hold a guest's link, and without those of `heads` right above them. */
export function withoutLinks(text: string, heads: readonly string[]): string {
  const lines = text.split('\n')
  const isLink = (line: string | undefined) => line !== undefined && LINK.test(line)
  return lines
    .filter((line, at) => !isLink(line) && !(heads.includes(line.trim()) && isLink(lines[at + 1])))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
}

type Of = Pick<
  Enquiry,
  | 'id'
  | 'language'
  | 'tableRestaurant'
  | 'tableDate'
  | 'tableTime'
  | 'tablePeople'
  | 'tableChangedAt'
  | 'guestActs'
>

/**
 * The address of a guest's link to the table of an enquiry, as a letter tells them of it; `null` without a
 * table, and where the desk does not know the site's public address.
 */
export function letterLink(enquiry: Of, state: GuestTable['state']): string | null {
  const { id, language, tableRestaurant, tableDate, tableTime, tablePeople, guestActs } = enquiry
  // A link to a table that its guest has cancelled says so for good: one that is given after all goes without.
  if (guestActs?.some(({ kind }) => kind === 'cancelled')) return null
  if (settings.guestOrigin === null || !tableRestaurant || !tableDate || !tableTime) return null
  const request = {
    restaurant: tableRestaurant,
    date: tableDate.slice(0, 10),
    time: tableTime,
    people: tablePeople ?? 1,
  }
  const isChanged = state === 'confirmed' && !!enquiry.tableChangedAt
  const said = isChanged ? 'changed' : state
  const table = guestTable(id, request, { language, state: said })
  return table && settings.guestOrigin + guestPath(table, guestMac(settings.internalToken))
}
