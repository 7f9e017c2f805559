import dns from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isLoopback, isPrivateAddress } from './private-address.ts'

/**
 * Makes a lookup that resolves a host name for a connection, and refuses it when any of its addresses is
 * private: a setting may name such an address instead. The connection uses the address returned here, so a
 * name cannot change after the check. Addresses in a setting are not looked up, but used as they are.
 */
export function publicLookup(setting: string): LookupFunction {
  return (host, options, callback) => {
    resolve(host, options.family, setting).then(
      (addresses) => {
        const [first] = addresses
        if (options.all || !first) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error) => callback(error, ''),
    )
  }
}

async function resolve(
  host: string,
  family: Parameters<LookupFunction>[1]['family'],
  setting: string,
) {
  const addresses = await dns.lookup(host, { all: true, ...(family !== undefined && { family }) })
  const isWrong =
    host === 'localhost' ? (address: string) => !isLoopback(address) : isPrivateAddress
  const wrong = addresses.find(({ address }) => isWrong(address))
  if (!wrong) return addresses
  throw new Error(
    `${host} leads to ${wrong.address}, which is not on the internet. If this is meant, put that address in ${setting}`,
  )
}
