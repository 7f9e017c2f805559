import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { wasForwarded } from '@noren/kit/process/internal-request'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** Reads a list of addresses and networks (CIDR); `null` when one of them is neither. */
export function readProxies(entries: readonly string[]): BlockList | null {
  const proxies = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address)
    if (family === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null
    const type = family === 6 ? 'ipv6' : 'ipv4'
    const width = family === 6 ? 128 : 32
    const prefix = bits === undefined ? width : Number(bits)
    if (prefix > width) return null
    proxies.addSubnet(address, prefix, type)
  }
  return proxies
}

/** The widest networks a company has for itself: 10.0.0.0/8 and fc00::/7. */
const WIDEST = { 4: 8, 6: 7 } as const
/** IPv4 mapped into IPv6. */
const MAPPED_BITS = 96

/**
 * Whether an entry of the list is a network of strangers, such as 0.0.0.0/0: each visitor could then claim
 * another address for every limit.
 */
export function isTooWide(entry: string): boolean {
  const [address = '', bits = '128'] = entry.split('/')
  if (isIP(address) === 4) return Number(bits) < WIDEST[4]
  const isMapped = /^(?:0*:)*(?:0*:)?ffff:/i.test(address) || /^::\/?/.test(address)
  return Number(bits) < (isMapped ? MAPPED_BITS + WIDEST[4] : WIDEST[6])
}

/**
 * The address that limits count by: the peer's, or, when the peer is a trusted proxy, the right-most
 * untrusted one of X-Forwarded-For (hostile inputs E52).
 */
export function clientAddress(incoming: IncomingMessage, proxies: BlockList): string {
  const forwarded = incoming.headers['x-forwarded-for']
  const hops = typeof forwarded === 'string' ? forwarded.split(',').map(plainAddress) : []
  let address = plainAddress(incoming.socket.remoteAddress ?? '')
  while (isListed(proxies, address)) {
    const hop = hops.pop()
    if (hop === undefined || isIP(hop) === 0) break
    address = hop
  }
  return address
}

/** Whether the request is from a program on this machine, and not through a proxy. */
export function isLocalPeer(incoming: IncomingMessage): boolean {
  return !wasForwarded(incoming.headers) && isFrom(incoming, LOOPBACK)
}

/** Whether the peer itself, not the client it forwards, is in a list. */
export function isFrom({ socket }: IncomingMessage, list: BlockList): boolean {
  return isListed(list, plainAddress(socket.remoteAddress ?? ''))
}

function isListed(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** The address without spaces, and a mapped IPv4 address as IPv4. */
function plainAddress(text: string): string {
  return text.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}
