import dns from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { BoardFault } from './connector.ts'

/** Where a board's calls may go: asked of every address, of every redirect too, and of what a name stands for. */
export type Reach = {
  /** Throws BoardFault `elsewhere`. */
  readonly check: (address: URL) => void
  /** From a name to its addresses, as Node's own: it answers with an error where one of them is out of reach. */
  readonly lookup?: LookupFunction
}

const elsewhere = (host: string): BoardFault => new BoardFault('elsewhere', host)

/** All that is given out of IPv6. Below it stand old ways to write IPv4. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3')

/** Public: not of this machine, not of a private network, not of a cloud's metadata; IPv4 inside of IPv6 neither. */
const isPublic = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const known = ipaddr.process(address)
  return known.range() === 'unicast' && (known instanceof ipaddr.IPv4 || known.match(givenOut))
}

/** IPv6 stands in brackets there. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/**
 * The internet alone. What a name stands for is looked at when the connection is made, so that no second answer of a
 * name server leads elsewhere. A name with one private address is refused whole.
 */
export const publicOnly = (lookup: LookupFunction = dns.lookup): Reach => ({
  check: address => {
    const host = hostOf(address)
    if (isIP(host) && !isPublic(host)) throw elsewhere(host)
    if (address.port !== '') throw elsewhere(address.host)
  },
  lookup: (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const addresses = Array.isArray(found) ? found : [{ address: found, family: isIP(found) }]
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublic(address))) return done(elsewhere(host), '')
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    }),
})

/** One origin alone: where all boards stand at one place. */
export const originOnly = (origin: string): Reach => ({
  check: address => {
    if (address.origin !== origin) throw elsewhere(address.host)
  },
})
