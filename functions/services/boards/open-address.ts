import { BoardFault } from './connector.ts'
import type { Reach } from './reach.ts'

/** An address, or what it redirects to, as one that may be asked. Throws BoardFault `elsewhere`. */
export const openAddress = (address: string, reach: Reach, from?: URL): URL => {
  const url = URL.parse(address, from)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new BoardFault('elsewhere', 'no web address')
  if (from?.protocol === 'https:' && url.protocol !== 'https:') throw new BoardFault('elsewhere', url.host)
  reach.check(url)
  return url
}
