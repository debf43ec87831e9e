import type { IncomingHttpHeaders } from 'node:http'

const hostName = (authority: string): string => authority.replace(/:\d+$/, '').toLowerCase()
const ours = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request was made for this machine by one of our own pages. A web site that the person has open could
 * otherwise have its name resolved to the loopback address, or post to it: the stand-ins hold mail and a clock.
 */
export const isFromHere = ({ host = '', origin }: IncomingHttpHeaders): boolean =>
  ours.has(hostName(host)) &&
  (origin === undefined || (URL.canParse(origin) && ours.has(hostName(new URL(origin).host))))
