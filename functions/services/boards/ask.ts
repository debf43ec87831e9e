import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { BoardFault } from './connector.ts'
import { openAddress } from './open-address.ts'
import type { Reach } from './reach.ts'

const redirectsAtMost = 3
const redirects = new Set([301, 302, 303, 307, 308])

export type Ask = (
  address: URL,
  headersFor: (address: URL) => Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<IncomingMessage>

/**
 * GET over connections of its own: they were made to where the reach allows, and nobody else's are used. Redirects are
 * followed there too; their ends are looked at as the first address was. Rejects with what Node says, or BoardFault.
 */
export const createAsk = (reach: Reach): Ask => {
  const connections = { keepAlive: true, maxSockets: 4, timeout: 5000 }
  const plain = new http.Agent(connections)
  const secure = new https.Agent(connections)
  const { lookup } = reach

  const once = (address: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const isSecure = address.protocol === 'https:'
      const options = { agent: isSecure ? secure : plain, headers, signal, ...(lookup && { lookup }) }
      const request = (isSecure ? https : http).request(address, options, resolve)
      request.on('error', reject)
      request.end()
    })

  return async (first, headersFor, signal) => {
    let address = first
    for (let followed = 0; followed <= redirectsAtMost; followed += 1) {
      const answer = await once(address, headersFor(address), signal)
      const { location } = answer.headers
      if (!redirects.has(answer.statusCode ?? 0) || location === undefined) return answer
      answer.destroy()
      address = openAddress(location, reach, address)
    }
    throw new BoardFault('refused', 'too many redirects')
  }
}
