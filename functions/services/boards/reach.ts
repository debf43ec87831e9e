import dns from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { BoardError } from './connector.ts'

/**
 * Decides where the calls of a board may go. It checks every address, every target of a redirect, and the IP addresses
 * of every name.
 */
export type Reach = {
  /** Throws BoardError `elsewhere` for a forbidden address. */
  readonly check: (address: URL) => void
  /** Resolves a name as Node's own function does. It gives an error where one of the IP addresses is forbidden. */
  readonly lookup?: LookupFunction
}

const elsewhere = (host: string): BoardError => new BoardError('elsewhere', host)

/** The assigned range of IPv6. Lower ranges contain old ways to write IPv4. */
const assignedRange = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is public: not of this machine, a private network or a cloud's metadata service, also as IPv4
 * inside of IPv6.
 */
const isPublic = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const known = ipaddr.process(address)
  return known.range() === 'unicast' && (known instanceof ipaddr.IPv4 || known.match(assignedRange))
}

/** Removes the brackets around an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/**
 * Allows only the public internet. The IP addresses of a name are checked when the connection is made, so no second
 * answer of a name server can lead to another address. A name is refused if one of its addresses is private.
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

/** Allows only one origin: that of the stand-ins, where all boards run at one place. */
export const originOnly = (origin: string): Reach => ({
  check: address => {
    if (address.origin !== origin) throw elsewhere(address.host)
  },
})

/** Parses an address, or the target of a redirect from `from`. Throws BoardError `elsewhere` for a forbidden one. */
export const openAddress = (address: string, reach: Reach, from?: URL): URL => {
  const url = URL.parse(address, from)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new BoardError('elsewhere', 'no web address')
  if (from?.protocol === 'https:' && url.protocol !== 'https:') throw new BoardError('elsewhere', url.host)
  reach.check(url)
  return url
}
