import { createHmac, hkdfSync } from 'node:crypto'
import type { Mac } from '@noren/contract/reservation/guest-link'

/** Cut to as many bytes, so that a link stays short. */
const BYTES = 16

/** Signs the links of guests, with a key that both zones derive from `INTERNAL_TOKEN`. */
export function guestMac(token: string): Mac {
  const key = Buffer.from(hkdfSync('sha256', token, '', 'noren links of guests', 32))
  return (text) =>
    createHmac('sha256', key).update(text).digest().subarray(0, BYTES).toString('base64url')
}
