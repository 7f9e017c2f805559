import { INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'
import type { TableRequest } from '@noren/contract/enquiry/table-request'
import type { Language } from '@noren/contract/language'
import {
  type GuestTable,
  guestPath,
  guestTable,
  type Mac,
  readGuestLink,
} from '@noren/contract/reservation/guest-link'
import { keptSecret } from '@noren/kit/disk/kept-secret'
import { guestMac } from '@noren/kit/process/guest-mac'
import type { Settings } from './settings.ts'

/** Writes and reads the links of guests. */
export type GuestLinks = {
  /** The path of the link to a table that was just asked for; `null` while there is no key. */
  asked: (id: string, table: TableRequest, language: Language) => string | null
  /** `null` for a link that none of our keys has signed. @param link the last part of its path */
  read: (link: string) => GuestTable | null
}

/**
 * Links signed with a key from `INTERNAL_TOKEN`; those of `INTERNAL_TOKEN_FORMER` are read as well. A token
 * in a file may be unreadable for a while, so it is read when it is needed.
 */
export function createGuestLinks({
  internalToken,
  formerToken,
  dataDir,
}: Pick<Settings, 'internalToken' | 'formerToken' | 'dataDir'>): GuestLinks {
  const former = formerToken === null ? [] : [guestMac(formerToken)]
  let current: Mac | null = internalToken === null ? null : guestMac(internalToken)

  function mac(): Mac | null {
    try {
      current ??= guestMac(keptSecret(dataDir, INTERNAL_TOKEN_FILE))
    } catch {
      // Already reported by the part that guards the internal calls.
    }
    return current
  }

  return {
    asked: (id, request, language) => {
      const sign = mac()
      const table = sign && guestTable(id, request, { language, state: 'asked' })
      return sign && table ? guestPath(table, sign) : null
    },
    read: (link) => {
      const sign = mac()
      return readGuestLink(link, sign ? [sign, ...former] : former)
    },
  }
}
