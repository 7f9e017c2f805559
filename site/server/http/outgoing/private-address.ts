import { BlockList, isIP } from 'node:net'

/** Only this machine, its networks or its provider can reach these. */
const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Tunnels and local translators (`2001::/32`, `2002::/16`, `64:ff9b:1::/48`) may lead anywhere. */
const PRIVATE_IPV6 = [
  '::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]

/** Also matches the same addresses written as IPv6 (`::ffff:10.0.0.1`). */
const PRIVATE = new BlockList()
for (const [address, bits] of networks(PRIVATE_IPV4)) {
  PRIVATE.addSubnet(address, bits, 'ipv4')
  // The translator of networks without IPv4 has the address in its last 32 bits.
  PRIVATE.addSubnet(`64:ff9b::${address}`, 96 + bits, 'ipv6')
}
for (const [address, bits] of networks(PRIVATE_IPV6)) PRIVATE.addSubnet(address, bits, 'ipv6')

/** Whether an address is not on the open internet; `false` for anything but an address. */
export function isPrivateAddress(address: string): boolean {
  return isIP(address) === 0 || isIn(PRIVATE, address)
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return isIn(LOOPBACK, address)
}

function isIn(list: BlockList, address: string): boolean {
  const [plain = ''] = address.split('%')
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

function networks(list: readonly string[]): [address: string, bits: number][] {
  return list.map((network) => {
    const [address = '', bits] = network.split('/')
    return [address, Number(bits)]
  })
}
