import { securityHeaders } from '../../shared/csp.ts'
import { Failure } from '../failure.ts'

/** The sources of a directive of a Content-Security-Policy. */
const sourcesOf = (policy: string, directive: string): string[] =>
  policy
    .split(';')
    .map(part => part.trim().split(/\s+/))
    .find(([name]) => name === directive)
    ?.slice(1) ?? []

/** The origins besides the site's own that the pages of this site may call. Only the deployment knows them. */
const otherOrigins = (headers: Headers): string[] =>
  sourcesOf(headers.get('content-security-policy') ?? '', 'connect-src').filter(source => source !== "'self'")

const isOrigin = (source: string): boolean => /^(https|wss|ws):\/\/[\w.-]+(:\d+)?$/.test(source)

/** Judges the security headers of an answer. A deployed site also tells browsers to use https only. */
export const headerFault = (
  path: string,
  headers: Headers,
  { isHttps }: { readonly isHttps: boolean },
): Failure | undefined => {
  const origins = otherOrigins(headers)
  const wide = origins.find(source => !isOrigin(source))
  if (wide) return new Failure(`${path} to allow connections to named origins only`, wide)
  for (const [name, value] of Object.entries(securityHeaders(origins)))
    if (headers.get(name) !== value)
      return new Failure(`${path} to have ${name}: ${value}`, headers.get(name) ?? 'no such header')
  const transport = headers.get('strict-transport-security') ?? 'no such header'
  const [, seconds = '0'] = /max-age=(\d+)/.exec(transport) ?? []
  if (isHttps && Number(seconds) < 365 * 86_400)
    return new Failure(`${path} to have strict-transport-security for a year or more`, transport)
  return undefined
}
