import type { IncomingHttpHeaders } from 'node:http'

const ours = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request was made for this machine, and by a page of this very origin where a page made it. A web site that
 * the person has open could otherwise have its name resolved to the loopback address, and it or a page of another
 * program's port could post to us: the stand-ins hold mail and a clock.
 */
export const isFromHere = ({ host = '', origin }: IncomingHttpHeaders): boolean =>
  ours.has(host.replace(/:\d+$/, '').toLowerCase()) && (origin === undefined || origin === `http://${host}`)
