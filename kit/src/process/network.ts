import { isIP } from 'node:net'

/** How many of the first bits of an address name its network. */
export type NetworkBits = { 4: 24 | 32; 6: 48 | 64 }

/**
 * The network an IP address is in: `203.0.113.0/24`, `2001:db8:1:0::/64`. A user of IPv6 has whole
 * networks of it, and a few rented addresses of either kind are neighbours. A text that is no address is
 * its own network, and IPv4 mapped into IPv6 counts as IPv4.
 */
export function networkOf(written: string, bits: NetworkBits): string {
  const address = written.replace(/^::ffff:(?=\d+\.)/i, '')
  switch (isIP(address)) {
    case 4:
      return bits[4] === 32 ? address : `${address.slice(0, address.lastIndexOf('.'))}.0/24`
    case 6:
      return `${groupsOf(address)
        .slice(0, bits[6] / 16)
        .join(':')}::/${bits[6]}`
    default:
      return address
  }
}

/** The eight groups of an address of IPv6, as they are written. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array(8 - left.length - right.length).fill('0') : []
  return [...left, ...zeros, ...right]
}
